import type { Cart } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { orders } from '../orders/tables.ts'
import { openCart } from './access.ts'
import { customersCart } from './service.ts'
import { cartLines, carts } from './tables.ts'
import { viewCart } from './view.ts'

/**
 * Makes a visitor's cart the person's own. Where they had one, the lines move into it, equal ones adding up; the old
 * address then leads there. Claiming twice changes nothing the second time.
 */
export function claimCart(platform: Platform, id: string, personId: string): Promise<Cart> {
  return platform.db.transaction(async (tx) => {
    const own = await customersCart(tx, personId)
    const claimed = await openCart(tx, id, personId, true)
    if (claimed.customerId === personId) return viewCart(platform, tx, claimed)
    const updatedAt = platform.clock.now()
    if (!own) {
      await tx.update(carts).set({ customerId: personId, updatedAt }).where(eq(carts.id, claimed.id))
      return viewCart(platform, tx, claimed)
    }
    await moveLines(tx, claimed.id, own.id)
    const coupon = own.coupon ?? claimed.coupon
    await tx.update(carts).set({ customerId: personId, mergedInto: own.id, updatedAt }).where(eq(carts.id, claimed.id))
    await tx.update(carts).set({ coupon, updatedAt }).where(eq(carts.id, own.id))
    return viewCart(platform, tx, { ...own, coupon })
  })
}

async function moveLines(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    with grown as (
      update cart_lines as target set quantity = least(${limits.quantityMax}, target.quantity + source.quantity)
      from cart_lines as source
      where target.cart_id = ${to} and source.cart_id = ${from} and source.variant_id = target.variant_id and source.design_hash = target.design_hash
      returning source.id
    ) delete from cart_lines where id in (select id from grown)`)
  await tx.update(cartLines).set({ cartId: to }).where(eq(cartLines.cartId, from))
  // An order still waiting for its payment follows, so that its pieces count as the buyer's own.
  await tx.update(orders).set({ cartId: to }).where(and(eq(orders.cartId, from), eq(orders.status, 'pending')))
}
