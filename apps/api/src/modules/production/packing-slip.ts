import { addressLines } from '@motif/contract/address-rules'
import { m } from '@motif/messages/server'
import { asc, eq } from 'drizzle-orm'
import { type Doc, pdfDocument } from '../../platform/pdf/document.ts'
import type { Pen } from '../../platform/pdf/pen.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type OrderRow, orderLines, orders } from '../orders/index.ts'
import { piecesLeft } from '../payments/index.ts'

const muted = '#5c5850'
const hairline = '#ddd6c8'
const page = { left: 56, right: 539, top: 56, bottom: 770 } as const
const wide = page.right - page.left
const columns = { quantity: [56, 50], item: [112, 427] } as const

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** An item of a parcel. */
interface SlipLine {
  name: string
  sku: string
  options: readonly { name: string; value: string }[]
  member: string | null
  quantity: number
}

export interface PackingSlip {
  order: Pick<OrderRow, 'number' | 'placedAt' | 'shippingAddress' | 'giftNote'>
  /** Without refunded pieces. */
  lines: readonly SlipLine[]
}

/** The content of an order's parcels. Refused with `order-unknown`. */
export async function packingSlip({ db }: Pick<Platform, 'db'>, orderId: string): Promise<PackingSlip> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new ProblemError('order-unknown')
    const left = await piecesLeft(tx, orderId)
    const rows = await tx
      .select({
        id: orderLines.id,
        name: orderLines.name,
        sku: orderLines.sku,
        options: orderLines.options,
        member: orderLines.member,
        quantity: orderLines.quantity
      })
      .from(orderLines)
      .where(eq(orderLines.orderId, orderId))
      .orderBy(asc(orderLines.position))
    const lines = rows.map(({ id, ...line }) => ({ ...line, quantity: left.get(id) ?? line.quantity }))
    return { order, lines: lines.filter(({ quantity }) => quantity > 0) }
  })
}

const rule = (doc: Doc, y: number) =>
  doc.moveTo(page.left, y).lineTo(page.right, y).lineWidth(0.5).strokeColor(hairline).stroke()

/** Starts a new page if the height does not fit. */
function room(doc: Doc, y: number, height: number): number {
  if (y + height <= page.bottom) return y
  doc.addPage()
  return page.top
}

function head(pen: Pen, shopName: string, { number, placedAt, shippingAddress }: PackingSlip['order']): number {
  let y = pen.write(shopName, page.left, page.top, wide, { isBold: true, size: 11 })
  y = pen.write(m.slip_title(), page.left, y + 10, wide, { isBold: true, size: 22 })
  y = pen.write(m.slip_order({ number, date: day.format(placedAt) }), page.left, y + 2, wide, { colour: muted })
  const lines = [shippingAddress.name, ...addressLines(shippingAddress, countryNames.of(shippingAddress.country))]
  return lines.reduce((top, line, index) => pen.write(line, page.left, top, 300, { isBold: index === 0 }), y + 14) + 16
}

function row(doc: Doc, pen: Pen, { name, sku, options, member, quantity }: SlipLine, y: number): number {
  const [x, width] = columns.item
  const small = [options.map(({ value }) => value).join(' · '), sku].filter(Boolean).join(' · ')
  const height =
    pen.heightOf(name, width, { size: 11 }) +
    pen.heightOf(small, width) +
    (member ? pen.heightOf(member, width, { size: 10 }) : 0) +
    12
  const top = room(doc, y, height)
  rule(doc, top)
  pen.write(m.sheet_quantity({ quantity }), columns.quantity[0], top + 6, columns.quantity[1], {
    size: 11,
    isBold: true
  })
  let below = pen.write(name, x, top + 6, width, { size: 11 })
  if (member) below = pen.write(member, x, below, width, { size: 10, isBold: true })
  return pen.write(small, x, below, width, { colour: muted }) + 6
}

/** Writes the gift note, over several pages if needed. */
function giftNote(doc: Doc, pen: Pen, text: string, y: number): number {
  let top = pen.write(m.slip_gift_note(), page.left, room(doc, y + 16, 60), wide, { size: 8, colour: muted }) + 2
  for (const line of text.split(/\r\n|[\n\r\u2028\u2029]/u)) {
    top = room(doc, top, pen.heightOf(line, wide, { size: 13 }))
    top = pen.write(line, page.left, top, wide, { size: 13 })
  }
  return top
}

/** The slip for the parcel: its content and the gift note, without prices. */
export const printPackingSlip = ({ shop }: Pick<Platform, 'shop'>, { order, lines }: PackingSlip): Promise<Buffer> => {
  const title = `${m.slip_title()} ${order.number}`
  return pdfDocument({ title, author: shop.name, at: order.placedAt }, (doc, pen) => {
    let y = head(pen, shop.name, order)
    for (const line of lines) y = row(doc, pen, line, y)
    rule(doc, y)
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
    y = pen.write(m.slip_pieces({ count: pieces }), page.left, room(doc, y + 6, 14), wide, { isBold: true })
    if (order.giftNote !== null) giftNote(doc, pen, order.giftNote, y)
    const { count } = doc.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      doc.switchToPage(index)
      const place = m.sheet_page({ number: order.number, page: index + 1, count })
      pen.write(place, page.left, 800, wide, { size: 8, colour: muted, align: 'end' })
    }
  })
}
