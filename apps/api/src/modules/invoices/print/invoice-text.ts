import { m } from '@motif/messages/server'
import type { InvoiceDocument } from './document.ts'

export const titles = {
  invoice: m.invoice_title,
  'credit-note': m.credit_note_title,
  'invoice-to': m.invoice_to,
  'credit-note-to': m.credit_note_to,
  'invoice-total': m.invoice_total,
  'credit-note-total': m.credit_note_total
}

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

export const percentText = (rate: number): string => `${percent.format(rate)} %`

/** What became of the money, in a sentence. */
export function statementOf(
  { kind, content: { suppliedAt, reason, invoiceNumber } }: InvoiceDocument,
  dayText: (moment: string) => string
): string {
  if (kind === 'invoice') return m.invoice_statement({ date: dayText(suppliedAt) })
  const statement = m.credit_note_statement({ number: invoiceNumber ?? '' })
  return reason === null ? statement : `${statement} ${reason}`
}
