import { asc, eq } from 'drizzle-orm'
import { ofAccount, rowsAbout } from '../../platform/personal-data.ts'
import { cartLines, carts } from './tables.ts'

/** The cart of an account, and those merged into it. */
export const cartData = rowsAbout(
  {
    table: carts,
    by: carts.id,
    which: (subject) => ofAccount(carts.customerId, subject),
    without: ['batches'],
    more: async (db, { id }) => ({
      lines: await db
        .select({
          variantId: cartLines.variantId,
          quantity: cartLines.quantity,
          design: cartLines.design,
          isSaved: cartLines.isSaved
        })
        .from(cartLines)
        .where(eq(cartLines.cartId, String(id)))
        .orderBy(asc(cartLines.position))
    })
  },
  { kind: 'carts', fate: 'erased' }
)
