import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { type InvoiceKind, invoiceSeries } from './tables.ts'

const prefixes: Readonly<Record<InvoiceKind, string>> = {
  invoice: 'INV',
  'corrected-invoice': 'INV',
  'credit-note': 'CN'
}

export interface InvoiceNumber {
  series: string
  position: number
  number: string
}

/**
 * The next number of a kind and year, without gaps: the series stays locked until the transaction ends, and a rollback returns the number. Call it
 * last, to keep the lock short.
 */
export async function nextNumber(tx: Transaction, kind: InvoiceKind, issuedAt: Date): Promise<InvoiceNumber> {
  const series = `${prefixes[kind]}-${issuedAt.getUTCFullYear()}`
  const [row] = await tx
    .insert(invoiceSeries)
    .values({ series, last: 1 })
    .onConflictDoUpdate({ target: invoiceSeries.series, set: { last: sql`${invoiceSeries.last} + 1` } })
    .returning({ position: invoiceSeries.last })
  if (!row) throw new Error(`Series ${series} gave no number`)
  return { series, position: row.position, number: `${series}-${String(row.position).padStart(6, '0')}` }
}
