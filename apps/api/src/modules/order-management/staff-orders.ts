import type { AdminOrder, Order, OrderStatus } from '@motif/contract'
import { and, desc, eq, sql } from 'drizzle-orm'
import { containing } from '../../platform/like.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockOrder, moveOrder, orders } from '../orders/index.ts'
import { cancelLocked } from '../payments/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { audit } from '../audit/index.ts'
import { summariesOf, viewOrder } from './view.ts'

export interface OrderFilter {
  page: number
  pageSize: number
  status?: OrderStatus | undefined
  /** Part of a number, an e-mail address or the recipient's name. */
  q?: string | undefined
}

export async function everyOrder(
  { db }: Platform,
  { page, pageSize, status, q }: OrderFilter
): Promise<{ items: AdminOrder[]; total: number; page: number; pageSize: number }> {
  const wanted = and(
    status === undefined ? undefined : eq(orders.status, status),
    q === undefined || q === ''
      ? undefined
      : sql`concat_ws(' ', ${orders.number}, ${orders.email}, ${orders.shippingAddress} ->> 'name') ilike ${containing(q)}`
  )
  const rows = await db
    .select()
    .from(orders)
    .where(wanted)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  const summaries = await summariesOf(db, rows)
  return {
    items: summaries.map((summary, index) => ({ ...summary, email: rows[index]?.email ?? '' })),
    total: await db.$count(orders, wanted),
    page,
    pageSize
  }
}

export interface OrderMove {
  status: 'in_production' | 'shipped' | 'delivered' | 'cancelled'
  tracking?: NonNullable<Order['tracking']> | undefined
  note?: string | undefined
}

/** Moves an order on by the table of transitions; cancelling pays back what was paid. */
export async function moveOn(
  platform: Platform,
  adminId: string,
  id: string,
  { status, tracking, note }: OrderMove
): Promise<Order> {
  const moved = await stockTransaction(platform, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw new ProblemError('order-unknown')
    await audit(platform, tx, {
      adminId,
      action: 'order.move',
      subject: id,
      change: { from: order.status, to: status, tracking: tracking ?? null, note: note ?? null }
    })
    const by = { by: 'shop', ...(note === undefined ? undefined : { note }) } as const
    if (status === 'cancelled') return cancelLocked(platform, tx, order, by)
    return moveOrder(platform, tx, order, { to: status, ...by, ...(tracking ? { fields: { tracking } } : undefined) })
  })
  return viewOrder(platform, platform.db, moved, false)
}
