import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { documentPath, invoicePath, orderKey } from '../orders/index.ts'
import { invoices } from './tables.ts'

export interface InvoiceDocument {
  number: string
  url: string
}

/** The documents of an order for its viewers. Their links carry the order's key, because a followed link has no token. */
export async function invoiceDocumentsOf(
  platform: Pick<Platform, 'secret'>,
  db: Database | Transaction,
  orderId: string
): Promise<{
  /** The current one. */
  invoice: InvoiceDocument | null
  /** By refund. */
  creditNotes: Map<string, InvoiceDocument>
  /** By edit: the replaced invoice and the credit note that cancels it. */
  edits: Map<string, { invoice: InvoiceDocument; creditNote: InvoiceDocument }>
}> {
  const rows = await db
    .select({
      number: invoices.number,
      kind: invoices.kind,
      refundId: invoices.refundId,
      editId: invoices.editId,
      content: invoices.content
    })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
    .orderBy(asc(invoices.issuedAt), asc(invoices.position))
  const creditNotes = new Map<string, InvoiceDocument>()
  const edits = new Map<string, { invoice: InvoiceDocument; creditNote: InvoiceDocument }>()
  const byNumber = (number: string) => ({ number, url: documentPath(platform, orderId, number) })
  let invoice: InvoiceDocument | null = null
  for (const { number, kind, refundId, editId, content } of rows) {
    if (kind !== 'credit-note') invoice = { number, url: invoicePath(platform, orderId) }
    else if (editId !== null)
      edits.set(editId, { invoice: byNumber(content.invoiceNumber ?? ''), creditNote: byNumber(number) })
    else if (refundId !== null)
      creditNotes.set(refundId, {
        number,
        url: `/api/v1/orders/${orderId}/refunds/${refundId}/credit-note.pdf?key=${orderKey(platform, orderId)}`
      })
  }
  return { invoice, creditNotes, edits }
}
