import type { Pool } from 'pg'
import type { FakeStripe } from '../../apps/api/src/testing/fake-stripe/server.ts'
import type { Purchase } from './buyer.ts'

interface OrderRow {
  id: string
  status: string
  stock: string
  total: string
  timesPaid: number
  reservedUntil: Date
}

/**
 * Compares what buyers were told, what the Stripe fake charged, and what the database holds; a sentence per difference.
 */
export async function findFaults(
  pool: Pool,
  stripe: FakeStripe,
  purchases: readonly Purchase[],
  variantIds: readonly string[]
): Promise<string[]> {
  const { rows } = await pool.query<OrderRow>(`
    select id, status, stock, total, reserved_until as "reservedUntil",
      (select count(*)::int from order_history where order_history.order_id = orders.id and order_history.status = 'paid') as "timesPaid"
    from orders`)
  const orders = new Map(rows.map((row) => [row.id, row]))
  return [
    ...fateOfPurchases(orders, stripe, purchases),
    ...moneyOf(orders, stripe),
    ...(await heldTooLong(pool)),
    ...(await piecesOf(pool, variantIds))
  ]
}

const net = (stripe: FakeStripe, intent: { id: string; amount_received: number }) =>
  intent.amount_received -
  stripe.books
    .refundsOf(intent.id)
    .filter(({ status }) => status !== 'failed')
    .reduce((sum, { amount }) => sum + amount, 0)

function fateOfPurchases(
  orders: ReadonlyMap<string, OrderRow>,
  stripe: FakeStripe,
  purchases: readonly Purchase[]
): string[] {
  return purchases.flatMap(({ orderId, hasPaid, hasCancelled, isOver }) => {
    if (orderId === undefined) return isOver ? ['A purchase ended without an order'] : []
    const order = orders.get(orderId)
    if (!order) return [`Order ${orderId} was acknowledged and is gone`]
    const charged = [...stripe.books.intents.values()].filter(
      (intent) => intent.metadata['orderId'] === orderId && net(stripe, intent) > 0
    )
    if (hasCancelled)
      return order.status === 'cancelled' && charged.length === 0
        ? []
        : [`Order ${orderId} was cancelled by its buyer and is ${order.status}, charged ${charged.length} times`]
    if (hasPaid && isOver && (order.status !== 'paid' || charged.length !== 1))
      return [`Order ${orderId} was paid for and is ${order.status}, charged ${charged.length} times`]
    return []
  })
}

function moneyOf(orders: ReadonlyMap<string, OrderRow>, stripe: FakeStripe): string[] {
  return [
    ...[...stripe.books.intents.values()].flatMap((intent) => {
      const order = orders.get(intent.metadata['orderId'] ?? '')
      if (net(stripe, intent) < 0) return [`More than was paid went back for ${intent.id}`]
      if (net(stripe, intent) === 0) return []
      if (!order) return [`${intent.id} was charged without an order`]
      return order.status === 'paid' && Number(order.total) === net(stripe, intent)
        ? []
        : [`Order ${order.id} is ${order.status} and ${net(stripe, intent)} of ${order.total} were charged`]
    }),
    ...[...orders.values()].flatMap(({ id, status, timesPaid }) =>
      timesPaid > 1 || (status === 'paid' && timesPaid !== 1) ? [`Order ${id} became paid ${timesPaid} times`] : []
    )
  ]
}

/** With the reconciler run twenty minutes later, no unpaid order may hold stock. */
async function heldTooLong(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(`select id from orders where stock = 'held'`)
  return rows.map(({ id }) => `Order ${id} holds its pieces too long`)
}

async function piecesOf(pool: Pool, variantIds: readonly string[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; onHand: number; reserved: number; sold: number }>(
    `select id, on_hand as "onHand", reserved + soft as reserved,
      (select coalesce(sum(quantity), 0)::int from order_lines join orders on orders.id = order_lines.order_id where variant_id = variants.id and orders.stock = 'sold') as sold
    from variants where id = any($1)`,
    [variantIds]
  )
  return rows.flatMap(({ id, onHand, reserved, sold }) =>
    reserved === 0 && onHand + sold === 1_000_000
      ? []
      : [`Variant ${id}: ${onHand} on hand, ${reserved} held, ${sold} sold`]
  )
}
