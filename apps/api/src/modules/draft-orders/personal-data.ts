import { asc, eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { draftOrderLines, draftOrders } from './tables.ts'

/** Drafts of orders for somebody. What was ordered from them is an order. */
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
