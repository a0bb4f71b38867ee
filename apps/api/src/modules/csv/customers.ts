import { customerNoteLimits } from '@motif/contract/customer-rules'
import { isEmail } from '@motif/contract/rules'
import { foldEmail } from '../accounts/index.ts'
import type { CustomerToImport } from '../customers/index.ts'
import { isYes } from './cells.ts'
import type { CsvRow } from './imported.ts'
import { type ReportLine, errorLine, noticeLine } from './report.ts'

/** Columns of a customer file. An export writes three of them; two-column names come from other shops. */
export const customerColumns = ['E-mail', 'Name', 'First name', 'Last name', 'Phone', 'Newsletter', 'Note'] as const

/** A customer in a file. */
export interface ImportedCustomer extends CustomerToImport {
  row: number
  /** Rows of the file with the same data. */
  rows: number
  lines: ReportLine[]
}

const nameMax = 120
const phoneShape = /^\+?[\d\s()./-]{4,40}$/

/** A single-line text of limited length. */
function lineOf(
  number: number,
  { column, text, max }: { column: string; text: string; max: number },
  lines: ReportLine[]
): string | undefined {
  const line = text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()
  if (line.length > max) lines.push(noticeLine(number, 'csv-text-shortened', { column, max }))
  return line.slice(0, max).trim() || undefined
}

function noteOf(number: number, text: string, lines: ReportLine[]): string | undefined {
  const max = customerNoteLimits.letters
  const note = text.replaceAll(/[^\P{Cc}\n]+/gu, ' ').trim()
  if (note.length > max) lines.push(noticeLine(number, 'csv-text-shortened', { column: 'Note', max }))
  return note.slice(0, max).trim() || undefined
}

function phoneOf(number: number, text: string, lines: ReportLine[]): string | undefined {
  if (phoneShape.test(text)) return text
  lines.push(noticeLine(number, 'csv-cell-unreadable', { column: 'Phone', example: '+15035550100' }))
  return undefined
}

function customerOf({ number, cells }: CsvRow): ImportedCustomer {
  const lines: ReportLine[] = []
  const { 'e-mail': address, phone, newsletter, note } = cells
  const name = cells['name'] ?? [cells['first name'], cells['last name']].filter(Boolean).join(' ')
  if (address === undefined) lines.push(errorLine(number, 'csv-email-missing', {}))
  else if (!isEmail(address)) lines.push(errorLine(number, 'csv-email-wrong', { value: address.slice(0, 60) }))
  return {
    row: number,
    rows: 1,
    email: address === undefined ? '' : foldEmail(address),
    name: lineOf(number, { column: 'Name', text: name, max: nameMax }, lines),
    phone: phone === undefined ? undefined : phoneOf(number, phone, lines),
    hasAskedForNewsletter: newsletter === undefined ? undefined : isYes(newsletter),
    note: note === undefined ? undefined : noteOf(number, note, lines),
    lines
  }
}

const saysOf = ({ name, phone, hasAskedForNewsletter, note }: ImportedCustomer) =>
  JSON.stringify([name, phone, hasAskedForNewsletter, note])

/**
 * Customers in file order. Equal rows with one address are one customer, as an export repeats those who paid in two currencies; a differing row is
 * refused.
 */
export function customersOf(rows: readonly CsvRow[]): ImportedCustomer[] {
  const known = new Map<string, ImportedCustomer>()
  const customers: ImportedCustomer[] = []
  for (const customer of rows.map(customerOf)) {
    const before = customer.lines.some(({ isError }) => isError) ? undefined : known.get(customer.email)
    if (before && saysOf(before) === saysOf(customer)) {
      before.rows += 1
      continue
    }
    if (before) customer.lines.push(errorLine(customer.row, 'csv-email-repeated', { row: before.row }))
    else if (customer.lines.every(({ isError }) => !isError)) known.set(customer.email, customer)
    customers.push(customer)
  }
  return customers
}
