import type { AdminOrder, Order } from '@motif/contract'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { mustHoldNothing } from '../moderation/index.ts'
import { isSent, lockOrder, moveOrder, shipmentsOf } from '../orders/index.ts'
import { cancelLocked } from '../payments/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { audit } from '../audit/index.ts'
import { type OrderNarrowing, narrow } from './narrow-orders.ts'
import { type OrderFilter, findOrders } from './search-orders.ts'
import { sendParcel } from './staff-shipments.ts'
import { tagsOf } from './tags.ts'
import { summariesOf, viewOrder } from './view.ts'

export async function everyOrder(
  platform: Platform,
  { page, pageSize, status, q, tag, ...narrowing }: Omit<OrderFilter, 'narrowed'> & OrderNarrowing
) {
  const { db } = platform
  const filter = { page, pageSize, status, q, tag, narrowed: await narrow(platform, narrowing) }
  const { rows, total, isCut } = await findOrders(db, filter)
  const ids = rows.map(({ id }) => id)
  const [summaries, tags] = await Promise.all([summariesOf(db, rows), tagsOf(db, ids)])
  const items: AdminOrder[] = summaries.map((summary, index) => ({
    ...summary,
    email: rows[index]?.email ?? '',
    tags: tags.get(summary.id) ?? []
  }))
  return { items, total, isCut, page, pageSize }
}

export interface OrderMove {
  status: 'in_production' | 'shipped' | 'delivered' | 'cancelled'
  tracking?: NonNullable<Order['tracking']> | undefined
  note?: string | undefined
}

/** Moves an order to another status. `shipped` sends all remaining pieces, `cancelled` refunds payments. Also refused with `order-partly-sent`. */
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
    // Shipped pieces are checked with their parcel.
    if (status === 'in_production') await mustHoldNothing(tx, id)
    const by = { by: 'shop', ...(note === undefined ? undefined : { note }) } as const
    if (status === 'shipped') {
      const parcel = { key: platform.randomId(12), requestHash: '', tracking: tracking ?? null, note }
      return (await sendParcel(platform, tx, order, parcel)).order
    }
    if (status === 'cancelled') {
      if ((await shipmentsOf(tx, order)).some(isSent)) throw new ProblemError('order-partly-sent')
      return cancelLocked(platform, tx, order, by)
    }
    return moveOrder(platform, tx, order, { to: status, ...by, ...(tracking ? { fields: { tracking } } : undefined) })
  })
  return viewOrder(platform, platform.db, moved, false)
}
