import { m } from '@motif/messages/server'
import type { InvoiceContent } from '../content.ts'
import type { InvoiceKind } from '../tables.ts'

export const titles = {
  invoice: m.invoice_title,
  'corrected-invoice': m.invoice_title,
  'credit-note': m.credit_note_title,
  'invoice-to': m.invoice_to,
  'credit-note-to': m.credit_note_to,
  'invoice-total': m.invoice_total,
  'credit-note-total': m.credit_note_total
}

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

export const percentText = (rate: number): string => `${percent.format(rate)} %`

/** A sentence about the payment. */
export function statementOf(
  kind: InvoiceKind,
  { suppliedAt, reason, invoiceNumber, paidBy, isCancelling }: InvoiceContent,
  dayText: (moment: string) => string
): string {
  const date = dayText(suppliedAt)
  const number = invoiceNumber ?? ''
  if (kind !== 'credit-note') {
    const paid = paidBy ? m.invoice_statement_gift_card({ date }) : m.invoice_statement({ date })
    return kind === 'invoice' ? paid : `${paid} ${m.invoice_statement_corrected({ number })}`
  }
  const statement = isCancelling ? m.credit_note_statement_cancelling({ number }) : m.credit_note_statement({ number })
  return reason === null ? statement : `${statement} ${reason}`
}
