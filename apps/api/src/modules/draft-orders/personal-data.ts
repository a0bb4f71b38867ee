import { asc, eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { draftOrderLines, draftOrders } from './tables.ts'

/** Draft orders for a person. Placed orders are separate. */
export const draftOrderData = rowsAbout(
  {
    table: draftOrders,
    by: draftOrders.id,
    which: ({ email }) => eq(draftOrders.email, email),
    without: ['key', 'requestHash', 'linkId', 'createdBy'],
    more: async (db, { id }) => ({
      lines: await db
        .select({
          variantId: draftOrderLines.variantId,
          quantity: draftOrderLines.quantity,
          ownPrice: draftOrderLines.ownPrice,
          design: draftOrderLines.design
        })
        .from(draftOrderLines)
        .where(eq(draftOrderLines.draftId, String(id)))
        .orderBy(asc(draftOrderLines.position))
    })
  },
  { kind: 'draftOrders', fate: 'erased' }
)
