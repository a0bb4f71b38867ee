import type { LineDocument, Order, OrderSummary } from '@motif/contract'
import { and, desc, eq } from 'drizzle-orm'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { designHash } from '../carts/index.ts'
import { stockTransaction } from '../catalogue/index.ts'
import { issueInvoiceDocuments, lacksInvoiceDocuments } from '../invoices/index.ts'
import { type Asker, findOrder, lockOrder, orderLines, orderNotFound, orders, ownOrders } from '../orders/index.ts'
import { refreshPayment, cancelLocked, refreshEditPayment } from '../payments/index.ts'
import { summariesOf, viewOrder } from './view.ts'

export interface Paging {
  page: number
  pageSize: number
}

export async function listOrders(
  { db }: Platform,
  person: Person,
  { page, pageSize }: Paging
): Promise<{ items: OrderSummary[]; total: number; page: number; pageSize: number }> {
  const own = ownOrders(person)
  const rows = await db
    .select()
    .from(orders)
    .where(own)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(pageSize)
    .offset((page - 1) * pageSize)
  return { items: await summariesOf(db, rows), total: await db.$count(orders, own), page, pageSize }
}

export async function getOrder(platform: Platform, id: string, asker: Asker): Promise<Order> {
  const found = await findOrder(platform, id, asker)
  const isPaidNow = found.isBuyer && found.order.status === 'pending' && (await refreshPayment(platform, id))
  const isChangePaid = found.isBuyer && found.order.revision > 0 && (await refreshEditPayment(platform, id))
  const { order, isBuyer } = isPaidNow || isChangePaid ? await findOrder(platform, id, asker) : found
  if (await lacksInvoiceDocuments(platform, order)) await issueInvoiceDocuments(platform, id)
  return viewOrder(platform, platform.db, order, isBuyer)
}

/** The design of a line with its document, for whoever may see the order. */
export async function readLineDesign(
  platform: Platform,
  id: string,
  lineId: string,
  asker: Asker
): Promise<LineDocument> {
  await findOrder(platform, id, asker)
  const [line] = await platform.db
    .select({ document: orderLines.design, designId: orderLines.designId, contentHash: orderLines.designHash })
    .from(orderLines)
    .where(and(eq(orderLines.id, lineId), eq(orderLines.orderId, id)))
  if (!line?.document) throw new ProblemError('order-line-without-design')
  const { document, designId, contentHash } = line
  return { document, designId, contentHash: contentHash ?? designHash(document) }
}

/** Cancels an order while its status allows it, and refunds payments. Repeated calls have no effect. */
export async function cancelOrder(platform: Platform, id: string, asker: Asker): Promise<Order> {
  const { isBuyer } = await findOrder(platform, id, asker)
  if (!isBuyer) throw new ProblemError('order-of-others')
  await stockTransaction(platform, async (tx) => {
    const order = await lockOrder(tx, id)
    if (!order) throw orderNotFound()
    if (order.status === 'cancelled') return
    await cancelLocked(platform, tx, order, { by: 'customer' })
  })
  return getOrder(platform, id, asker)
}
