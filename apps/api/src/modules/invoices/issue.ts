import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type OrderRow, orderLines, orders } from '../orders/index.ts'
import { refunds } from '../payments/index.ts'
import { creditContent, invoiceContent } from './content.ts'
import { nextNumber } from './series.ts'
import { type InvoiceKind, invoices } from './tables.ts'

type InvoiceRow = typeof invoices.$inferSelect

/** Issues what an order still lacks: the invoice once it is paid, a credit note for each refund that is done. Asked twice, it does nothing more. */
export async function issueInvoiceDocuments(platform: Platform, orderId: string): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update')
    if (!order?.paidAt) return
    const issued = await tx
      .select()
      .from(invoices)
      .where(eq(invoices.orderId, orderId))
      .orderBy(asc(invoices.issuedAt), asc(invoices.position))
    const lines = await tx
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position))
    const known = issued.find(({ kind }) => kind === 'invoice')
    const invoice =
      known ??
      (await keep(platform, tx, order, 'invoice', null, invoiceContent(platform.shop, order, lines, order.paidAt)))
    const earlier: (typeof refunds.$inferSelect)[] = []
    const credited = issued.filter(({ kind }) => kind === 'credit-note').map(({ content }) => content)
    for (const refund of await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed')))
      .orderBy(asc(refunds.at), asc(refunds.id))) {
      if (refund.state === 'done' && !issued.some(({ refundId }) => refundId === refund.id)) {
        const content = creditContent({ invoice, lines, refund, earlier, credited })
        await keep(platform, tx, order, 'credit-note', refund.id, content)
        credited.push(content)
      }
      earlier.push(refund)
    }
  })
}

async function keep(
  { clock, randomId }: Platform,
  tx: Transaction,
  { id: orderId }: OrderRow,
  kind: InvoiceKind,
  refundId: string | null,
  content: InvoiceRow['content']
): Promise<InvoiceRow> {
  const issuedAt = clock.now()
  const [row] = await tx
    .insert(invoices)
    .values({ ...(await nextNumber(tx, kind, issuedAt)), id: randomId(), kind, orderId, refundId, content, issuedAt })
    .returning()
  if (!row) throw new Error(`No ${kind} was kept for order ${orderId}`)
  return row
}

/** Orders looked at in one run. */
const batch = 200

/** Issues what is due and was not: orders of a time before there were invoices, refunds the bank confirmed late. */
export async function issueMissing(platform: Platform): Promise<void> {
  const lacking = await platform.db
    .selectDistinct({ id: orders.id })
    .from(orders)
    .leftJoin(invoices, and(eq(invoices.orderId, orders.id), eq(invoices.kind, 'invoice')))
    .where(and(isNotNull(orders.paidAt), isNull(invoices.id)))
    .limit(batch)
  const credits = await platform.db
    .selectDistinct({ id: refunds.orderId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(invoices, eq(invoices.refundId, refunds.id))
    .where(and(eq(refunds.state, 'done'), isNotNull(orders.paidAt), isNull(invoices.id)))
    .limit(batch)
  for (const id of new Set([...lacking, ...credits].map((row) => row.id))) await issueInvoiceDocuments(platform, id)
}

/** Whether an order has every invoice document it should have. */
export async function lacksInvoiceDocuments({ db }: Pick<Platform, 'db'>, { id, paidAt }: OrderRow): Promise<boolean> {
  if (paidAt === null) return false
  const refunded = await db.$count(refunds, and(eq(refunds.orderId, id), eq(refunds.state, 'done')))
  return (await db.$count(invoices, sql`${invoices.orderId} = ${id}`)) < refunded + 1
}
