import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { invoicePath, orderKey } from '../orders/index.ts'
import { invoices } from './tables.ts'

export interface InvoiceDocument {
  number: string
  url: string
}

/**
 * The documents of an order for whoever may see it. Their addresses carry the order's key: a link that is followed cannot say who
 * is signed in.
 */
export async function invoiceDocumentsOf(
  platform: Pick<Platform, 'secret'>,
  db: Database | Transaction,
  orderId: string
): Promise<{ invoice: InvoiceDocument | null; creditNotes: Map<string, InvoiceDocument> }> {
  const rows = await db
    .select({ number: invoices.number, refundId: invoices.refundId })
    .from(invoices)
    .where(eq(invoices.orderId, orderId))
  const creditNotes = new Map<string, InvoiceDocument>()
  let invoice: InvoiceDocument | null = null
  for (const { number, refundId } of rows) {
    if (refundId === null) invoice = { number, url: invoicePath(platform, orderId) }
    else
      creditNotes.set(refundId, {
        number,
        url: `/api/v1/orders/${orderId}/refunds/${refundId}/credit-note.pdf?key=${orderKey(platform, orderId)}`
      })
  }
  return { invoice, creditNotes }
}
