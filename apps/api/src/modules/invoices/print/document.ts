import { addressLines } from '@motif/contract/address-rules'
import { m } from '@motif/messages/server'
import { type Doc, pdfDocument } from '../../../platform/pdf/document.ts'
import type { Pen } from '../../../platform/pdf/pen.ts'
import { dayText } from '../../../platform/shop-days.ts'
import { moneyText } from '../../pricing/index.ts'
import type { InvoiceContent, InvoiceLine } from '../content.ts'
import type { InvoiceKind } from '../tables.ts'
import { percentText, statementOf, titles } from './invoice-text.ts'

interface InvoiceDocument {
  kind: InvoiceKind
  number: string
  issuedAt: Date
  content: InvoiceContent
}

const muted = '#5c5850'
const hairline = '#ddd6c8'
const page = { left: 56, right: 539, top: 56, bottom: 760 }
const wide = page.right - page.left

/** Days as when the document was issued: documents from before the zone was stored show UTC. */
const daysOf =
  ({ timeZone = 'UTC' }: InvoiceContent) =>
  (moment: string | Date) =>
    dayText(moment, timeZone)

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Columns of the lines: start and width. */
const columns = { items: [56, 223], quantity: [289, 40], price: [339, 70], tax: [419, 40], amount: [469, 70] } as const

function rule(doc: Doc, y: number): void {
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(hairline).stroke()
}

/** Starts a new page if the height does not fit. */
function room(doc: Doc, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  doc.addPage()
  return page.top
}

function party(
  pen: Pen,
  title: string,
  address: InvoiceContent['buyer'],
  x: number,
  y: number,
  more: readonly string[] = []
): number {
  const lines = [address.name, ...addressLines(address, countryNames.of(address.country)), ...more]
  return lines.reduce(
    (top, line, index) => pen.write(line, x, top, 220, { isBold: index === 0 }),
    pen.write(title, x, y, 220, { size: 8, colour: muted }) + 2
  )
}

const vatIdOf = ({ vatId }: InvoiceContent['seller']) => (vatId === undefined ? [] : [m.invoice_vat_id({ id: vatId })])

function suppliedLabel(kind: InvoiceKind, { isCancelling }: InvoiceContent): string {
  if (kind !== 'credit-note') return m.invoice_supplied_on()
  return isCancelling ? m.credit_note_changed_on() : m.credit_note_paid_back_on()
}

function head(doc: Doc, pen: Pen, { kind, number, issuedAt, content }: InvoiceDocument): number {
  const { seller, orderNumber, orderedAt, suppliedAt, invoiceNumber } = content
  const day = daysOf(content)
  const facts: [string, string][] = [
    [m.invoice_number(), number],
    [m.invoice_issued_on(), day(issuedAt)],
    ...(invoiceNumber === null
      ? []
      : [
          [kind === 'credit-note' ? m.invoice_credited() : m.invoice_replaced(), invoiceNumber] satisfies [
            string,
            string
          ]
        ]),
    [m.invoice_order(), orderNumber],
    [m.invoice_ordered_on(), day(orderedAt)],
    [suppliedLabel(kind, content), day(suppliedAt)]
  ]
  pen.write(titles[kind](), page.left, page.top, 260, { size: 22, isBold: true })
  let left = pen.write(seller.name, page.left, page.top + 44, 260, { isBold: true })
  for (const line of [...seller.lines, ...vatIdOf(seller)]) left = pen.write(line, page.left, left, 260)
  let right = page.top + 44
  for (const [name, value] of facts) {
    pen.write(name, 339, right, 80, { colour: muted })
    right = pen.write(value, 419, right, 120, { align: 'end' })
  }
  const top = Math.max(left, right) + 18
  const ends = [
    party(pen, titles[kind === 'credit-note' ? 'credit-note-to' : 'invoice-to'](), content.buyer, page.left, top, [
      content.email
    ])
  ]
  if (content.deliveredTo) ends.push(party(pen, m.invoice_delivered_to(), content.deliveredTo, 305, top))
  const below = Math.max(...ends) + 20
  rule(doc, below)
  return below
}

function tableHead(pen: Pen, y: number): number {
  const style = { size: 8, colour: muted } as const
  pen.write(m.invoice_description(), columns.items[0], y, columns.items[1], style)
  pen.write(m.invoice_quantity(), columns.quantity[0], y, columns.quantity[1], { ...style, align: 'end' })
  pen.write(m.invoice_price(), columns.price[0], y, columns.price[1], { ...style, align: 'end' })
  pen.write(m.invoice_tax(), columns.tax[0], y, columns.tax[1], { ...style, align: 'end' })
  return pen.write(m.invoice_amount(), columns.amount[0], y, columns.amount[1], { ...style, align: 'end' }) + 4
}

function row(
  doc: Doc,
  pen: Pen,
  { name, options, sku, quantity, unitPrice, taxPercent, total }: InvoiceLine,
  y: number,
  money: (amount: number) => string
): number {
  const small = [options, sku].filter(Boolean).join(' · ')
  const [x, width] = columns.items
  const height = pen.heightOf(name, width) + (small === '' ? 0 : pen.heightOf(small, width, { size: 8 })) + 8
  let top = room(doc, y, height)
  if (top !== y) top = tableHead(pen, top)
  pen.write(String(quantity), columns.quantity[0], top, columns.quantity[1], { align: 'end' })
  if (unitPrice !== null) pen.write(money(unitPrice), columns.price[0], top, columns.price[1], { align: 'end' })
  if (taxPercent !== null) pen.write(percentText(taxPercent), columns.tax[0], top, columns.tax[1], { align: 'end' })
  pen.write(money(total), columns.amount[0], top, columns.amount[1], { align: 'end' })
  const below = pen.write(name, x, top, width)
  if (small !== '') pen.write(small, x, below, width, { size: 8, colour: muted })
  return top + height
}

function sums(
  doc: Doc,
  pen: Pen,
  { kind, content }: InvoiceDocument,
  y: number,
  money: (amount: number) => string
): number {
  const { lines, discount, shipping, taxAdded, taxes, total } = content
  const subtotal = lines.reduce((sum, line) => sum + line.total, 0)
  const parts: [string, number][] = [
    ...(subtotal === total ? [] : [[m.invoice_subtotal(), subtotal] satisfies [string, number]]),
    ...(discount === 0 ? [] : [[m.invoice_discount(), -discount] satisfies [string, number]]),
    ...(shipping === null ? [] : [[m.invoice_delivery(shipping), shipping.amount] satisfies [string, number]]),
    ...(taxAdded === 0 ? [] : [[m.invoice_tax(), taxAdded] satisfies [string, number]])
  ]
  let top = room(doc, y, 24 + parts.length * 13)
  for (const [label, amount] of parts) {
    pen.write(label, 305, top, 154)
    top = pen.write(money(amount), 439, top, 100, { align: 'end' })
  }
  pen.write(titles[kind === 'credit-note' ? 'credit-note-total' : 'invoice-total'](), 305, top + 3, 154, {
    size: 11,
    isBold: true
  })
  top = pen.write(money(total), 419, top + 3, 120, { size: 11, isBold: true, align: 'end' }) + 16
  if (content.paidBy) top = payments(doc, pen, content.paidBy, top, money)
  if (taxes.length === 0) return pen.write(m.invoice_no_tax(), page.left, room(doc, top, 13), wide, { colour: muted })
  top = room(doc, top, 20 + taxes.length * 13)
  const style = { size: 8, colour: muted } as const
  pen.write(taxAdded === 0 ? m.invoice_tax_in_total() : m.invoice_tax(), 305, top, 94, style)
  pen.write(m.invoice_net(), 399, top, 70, { ...style, align: 'end' })
  top = pen.write(m.invoice_tax(), 469, top, 70, { ...style, align: 'end' }) + 2
  for (const { name, percent, net, tax } of taxes) {
    pen.write(`${name} ${percentText(percent)}`, 305, top, 94)
    pen.write(money(net), 399, top, 70, { align: 'end' })
    top = pen.write(money(tax), 469, top, 70, { align: 'end' })
  }
  return top
}

/** How the total was paid, if gift cards paid a part. */
function payments(
  doc: Doc,
  pen: Pen,
  { giftCards, rest }: NonNullable<InvoiceContent['paidBy']>,
  y: number,
  money: (amount: number) => string
): number {
  const parts: [string, number][] = [
    ...giftCards.map(({ lastFour, amount }) => [m.invoice_gift_card({ lastFour }), amount] satisfies [string, number]),
    ...(rest === 0 ? [] : [[m.invoice_other_payment(), rest] satisfies [string, number]])
  ]
  let top = room(doc, y, 13 + parts.length * 13)
  for (const [label, amount] of parts) {
    pen.write(label, 305, top, 154)
    top = pen.write(money(amount), 439, top, 100, { align: 'end' })
  }
  return top + 8
}

function footers(doc: Doc, pen: Pen, { number, content: { seller } }: InvoiceDocument): void {
  const { start, count } = doc.bufferedPageRange()
  const words = [seller.name, ...seller.lines, seller.registration, ...vatIdOf(seller)]
    .filter((part) => part !== undefined)
    .join(' · ')
  for (let index = start; index < start + count; index += 1) {
    doc.switchToPage(index)
    rule(doc, 776)
    pen.write(words, page.left, 782, 340, { size: 7, colour: muted })
    const place = m.invoice_page({ number, page: index + 1, count })
    pen.write(place, 419, 782, 120, { size: 7, colour: muted, align: 'end' })
  }
}

/** The document as a PDF. The same content gives the same bytes: its date is the date of issue. */
export function printInvoiceDocument(document: InvoiceDocument): Promise<Buffer> {
  const { kind, number, issuedAt, content } = document
  const title = `${titles[kind]()} ${number}`
  return pdfDocument({ title, author: content.seller.name, at: issuedAt }, (doc, pen) => {
    const money = (amount: number) => moneyText(content, amount)
    let y = tableHead(pen, head(doc, pen, document) + 12)
    for (const line of content.lines) y = row(doc, pen, line, y, money)
    rule(doc, y + 2)
    y = sums(doc, pen, document, y + 12, money) + 18
    const statement = statementOf(kind, content, daysOf(content))
    pen.write(statement, page.left, room(doc, y, pen.heightOf(statement, wide)), wide)
    footers(doc, pen, document)
  })
}
