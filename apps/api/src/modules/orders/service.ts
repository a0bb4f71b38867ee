import type { Order, OrderSummary } from '@motif/contract'
import { type SQL, and, desc, eq, isNull, or, sql } from 'drizzle-orm'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { users } from '../accounts/tables.ts'
import { askAbout } from '../payments/ask.ts'
import { issuePapers, lacksPapers } from '../invoices/issue.ts'
import { type OrderRow, cancelLocked, lockOrder } from './moves.ts'
import { isOrderKey } from './names.ts'
import { stockTransaction } from './stock.ts'
import { orders } from './tables.ts'
import { summariesOf, viewOrder } from './view.ts'

/** A person's own orders, with those they placed as a guest under an address that is proven to be theirs. */
function ownOrders({ id }: Person): SQL | undefined {
  const verifiedEmail = sql`(select lower(${users.email}) from ${users} where ${users.id} = ${id} and ${users.verifiedAt} is not null)`
  return or(eq(orders.customerId, id), and(isNull(orders.customerId), sql`${orders.email} = ${verifiedEmail}`))
}

export interface Paging {
  page: number
  pageSize: number
}

export async function listOrders({ db }: Platform, person: Person, { page, pageSize }: Paging): Promise<{ items: OrderSummary[]; total: number; page: number; pageSize: number }> {
  const own = ownOrders(person)
  const rows = await db.select().from(orders).where(own).orderBy(desc(orders.placedAt), desc(orders.id)).limit(pageSize).offset((page - 1) * pageSize)
  return { items: await summariesOf(db, rows), total: await db.$count(orders, own), page, pageSize }
}

/** Who asks for an order: signed in or not, with or without its key. */
export interface Asker {
  person: Person | undefined
  key: string | undefined
}

const nothing = () => new ProblemError('not-found', { detail: 'There is no such order. Open it from the link in your mail, or sign in.' })

/** Finds an order for whoever may see it. To anybody else it does not exist. */
export async function findOrder(platform: Platform, id: string, { person, key }: Asker): Promise<{ order: OrderRow; isBuyer: boolean }> {
  const [order] = await platform.db.select().from(orders).where(eq(orders.id, id))
  if (!order) throw nothing()
  if (key !== undefined && isOrderKey(platform, id, key)) return { order, isBuyer: true }
  if (!person) throw nothing()
  const isOwn = (await platform.db.$count(orders, and(eq(orders.id, id), ownOrders(person)))) > 0
  if (!isOwn && person.role !== 'admin') throw nothing()
  return { order, isBuyer: isOwn }
}

export async function getOrder(platform: Platform, id: string, asker: Asker): Promise<Order> {
  const found = await findOrder(platform, id, asker)
  const isNews = found.isBuyer && found.order.status === 'pending' && (await askAbout(platform, id))
  const { order, isBuyer } = isNews ? await findOrder(platform, id, asker) : found
  if (await lacksPapers(platform, order)) await issuePapers(platform, id)
  return viewOrder(platform, platform.db, order, isBuyer)
}

/** Cancels while the table of transitions lets the buyer; cancelling again changes nothing. What was paid is paid back. */
export async function cancelOrder(platform: Platform, id: string, asker: Asker): Promise<Order> {
  const { isBuyer } = await findOrder(platform, id, asker)
  if (!isBuyer) throw new ProblemError('forbidden', { detail: 'This is not your order. Staff cancel it in the workshop, where it is written down who did and why.' })
  await stockTransaction(platform, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw nothing()
    if (order.status === 'cancelled') return
    await cancelLocked(platform, tx, order, { by: 'customer' })
  })
  return getOrder(platform, id, asker)
}
