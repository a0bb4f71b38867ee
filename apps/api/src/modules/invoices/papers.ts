import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { orderKey } from '../orders/names.ts'
import { invoices } from './tables.ts'

export interface Paper {
  number: string
  url: string
}

/**
 * The papers of an order for whoever may see it. Their addresses carry the order's key: a link that is followed cannot say who
 * is signed in.
 */
export async function papersOf(platform: Pick<Platform, 'secret'>, db: Database | Transaction, orderId: string): Promise<{ invoice: Paper | null; creditNotes: Map<string, Paper> }> {
  const rows = await db.select({ number: invoices.number, refundId: invoices.refundId }).from(invoices).where(eq(invoices.orderId, orderId))
  const base = `/api/v1/orders/${orderId}`
  const key = `?key=${orderKey(platform, orderId)}`
  const creditNotes = new Map<string, Paper>()
  let invoice: Paper | null = null
  for (const { number, refundId } of rows) {
    if (refundId === null) invoice = { number, url: `${base}/invoice.pdf${key}` }
    else creditNotes.set(refundId, { number, url: `${base}/refunds/${refundId}/credit-note.pdf${key}` })
  }
  return { invoice, creditNotes }
}
