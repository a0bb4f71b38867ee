import type { Paper } from './paper.ts'

export const titles = {
  invoice: 'Invoice',
  'credit-note': 'Credit note',
  'invoice-to': 'Billed to',
  'credit-note-to': 'Credited to',
  'invoice-total': 'Total',
  'credit-note-total': 'Total credited'
} as const

const percent = new Intl.NumberFormat('en', { maximumFractionDigits: 4 })

export const percentText = (rate: number): string => `${percent.format(rate)} %`

/** What became of the money, in a sentence. */
export function statementOf({ kind, content: { suppliedAt, reason, invoiceNumber } }: Paper, dayText: (moment: string) => string): string {
  if (kind === 'invoice') return `Paid by card on ${dayText(suppliedAt)}. Nothing is owed.`
  const why = reason === null ? '' : ` ${reason}`
  return `Takes back from invoice ${invoiceNumber ?? ''} the amounts above. The money goes back the way it was paid.${why}`
}
