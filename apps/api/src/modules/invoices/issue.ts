import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type OrderRow, editsOfOrder, orderEdits, orderLines, orders } from '../orders/index.ts'
import { refunds } from '../payments/index.ts'
import { cancellingContent, creditContent, invoiceContent } from './content.ts'
import { nextNumber } from './series.ts'
import { invoices } from './tables.ts'

type InvoiceRow = typeof invoices.$inferSelect

/**
 * Issues the missing documents of an order: the invoice once it is paid; for an edit a credit note and a new invoice; a credit note for each
 * completed refund. Idempotent.
 */
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
    const content = () => invoiceContent(platform.shop, order, lines, order.paidAt ?? order.placedAt)
    const known = issued.findLast(({ kind }) => kind !== 'credit-note')
    let invoice = known ?? (await keep(platform, tx, order, { kind: 'invoice', content: content() }))
    for (const { id: editId, reason, at, state } of await editsOfOrder(tx, orderId)) {
      if (state !== 'applied' || issued.some((one) => one.editId === editId)) continue
      const cancelling = cancellingContent(invoice, { reason, at })
      await keep(platform, tx, order, { kind: 'credit-note', editId, content: cancelling })
      const corrected = { ...content(), invoiceNumber: invoice.number }
      invoice = await keep(platform, tx, order, { kind: 'corrected-invoice', editId, content: corrected })
    }
    const earlier: (typeof refunds.$inferSelect)[] = []
    // Refunds happen only once an order can no longer be edited, so all credit notes belong to the last invoice.
    const credited = issued
      .filter(({ kind, editId }) => kind === 'credit-note' && editId === null)
      .map((one) => one.content)
    for (const refund of await tx
      .select()
      .from(refunds)
      .where(and(eq(refunds.orderId, orderId), ne(refunds.state, 'failed'), isNull(refunds.editId)))
      .orderBy(asc(refunds.at), asc(refunds.id))) {
      if (refund.state === 'done' && !issued.some(({ refundId }) => refundId === refund.id)) {
        const credit = creditContent({ invoice, lines, refund, earlier, credited })
        await keep(platform, tx, order, { kind: 'credit-note', refundId: refund.id, content: credit })
        credited.push(credit)
      }
      earlier.push(refund)
    }
  })
}

async function keep(
  { clock, randomId }: Platform,
  tx: Transaction,
  { id: orderId }: OrderRow,
  document: Pick<InvoiceRow, 'kind' | 'content'> & Partial<Pick<InvoiceRow, 'refundId' | 'editId'>>
): Promise<InvoiceRow> {
  const issuedAt = clock.now()
  const [row] = await tx
    .insert(invoices)
    .values({ ...(await nextNumber(tx, document.kind, issuedAt)), ...document, id: randomId(), orderId, issuedAt })
    .returning()
  if (!row) throw new Error(`No ${document.kind} was kept for order ${orderId}`)
  return row
}

/** Orders per run. */
const batch = 200

/** Issues overdue documents: of orders from before invoices existed, and of refunds the bank confirmed late. */
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
    .where(and(eq(refunds.state, 'done'), isNull(refunds.editId), isNotNull(orders.paidAt), isNull(invoices.id)))
    .limit(batch)
  const edited = await platform.db
    .selectDistinct({ id: orderEdits.orderId })
    .from(orderEdits)
    .leftJoin(invoices, eq(invoices.editId, orderEdits.id))
    .where(and(eq(orderEdits.state, 'applied'), isNull(invoices.id)))
    .limit(batch)
  for (const id of new Set([...lacking, ...credits, ...edited].map((row) => row.id)))
    await issueInvoiceDocuments(platform, id)
}

/** Whether an order lacks a document. */
export async function lacksInvoiceDocuments(
  { db }: Pick<Platform, 'db'>,
  { id, paidAt, revision }: OrderRow
): Promise<boolean> {
  if (paidAt === null) return false
  const refunded = await db.$count(
    refunds,
    and(eq(refunds.orderId, id), eq(refunds.state, 'done'), isNull(refunds.editId))
  )
  // Orders without edits need no query for them.
  const edits =
    revision === 0 ? 0 : await db.$count(orderEdits, and(eq(orderEdits.orderId, id), eq(orderEdits.state, 'applied')))
  return (await db.$count(invoices, sql`${invoices.orderId} = ${id}`)) < refunded + 1 + 2 * edits
}
