import { type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { orderLines, orders } from '../orders/index.ts'
import { cartLines, carts } from './tables.ts'

/** Locks a cart before its order, as everywhere. The id may be a subquery. */
export async function lockCart(tx: Transaction, id: SQL): Promise<void> {
  await tx.execute(sql`select from ${carts} where ${carts.id} = ${id} for no key update`)
}

/** Removes purchased pieces from the cart; pieces added since stay. */
export async function removeBought(tx: Transaction, orderId: string): Promise<void> {
  await tx.execute(sql`
    with bought as (select cart_line_id as id, quantity from ${orderLines} where order_id = ${orderId}),
    gone as (delete from ${cartLines} using bought where cart_lines.id = bought.id and cart_lines.quantity <= bought.quantity),
    fewer as (
      update ${cartLines} set quantity = cart_lines.quantity - bought.quantity from bought
      where cart_lines.id = bought.id and cart_lines.quantity > bought.quantity
    )
    update ${carts} set coupon = null, gift_cards = '{}' from ${orders} where orders.id = ${orderId} and carts.id = orders.cart_id`)
}
