import type { LinePieces } from '@motif/contract'
import { addressLines } from '@motif/contract/address-rules'
import { m } from '@motif/messages/server'
import { asc, eq } from 'drizzle-orm'
import { type Doc, pdfDocument } from '../../platform/pdf/document.ts'
import type { Pen } from '../../platform/pdf/pen.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { dayText } from '../../platform/shop-days.ts'
import {
  type OrderRow,
  countPieces,
  isSent,
  orderLines,
  orders,
  sentPieces,
  shipmentsOf,
  unsentPieces
} from '../orders/index.ts'
import { piecesPaidBack } from '../payments/index.ts'
import { drawQrCode } from './qr-code.ts'

const muted = '#5c5850'
const hairline = '#ddd6c8'
const page = { left: 56, right: 539, top: 56, bottom: 770 } as const
const wide = page.right - page.left
const columns = { quantity: [56, 50], item: [112, 427] } as const
const codeSize = 80

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
  order: Pick<OrderRow, 'id' | 'number' | 'placedAt' | 'shippingAddress' | 'giftNote'>
  /** Its place among the order's parcels, from 1; the rest of an order counts as one parcel. */
  place: number
  count: number
  /** Null before it is sent. */
  sentAt: Date | null
  /** The content, without refunded pieces. */
  lines: readonly SlipLine[]
  /** Pieces in earlier parcels, and pieces that follow. */
  before: readonly SlipLine[]
  after: readonly SlipLine[]
}

/**
 * The slip of a parcel, or those of an order: of what is still to send, otherwise of each parcel. Refused with `order-unknown` or
 * `shipment-not-found`.
 */
export async function packingSlips(
  { db }: Pick<Platform, 'db'>,
  orderId: string,
  shipmentId?: string
): Promise<PackingSlip[]> {
  return db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId))
    if (!order) throw new ProblemError('order-unknown')
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
    const shipments = (await shipmentsOf(tx, order)).filter(isSent)
    const isEnded = order.status === 'cancelled' || order.status === 'refunded'
    const unsent = isEnded ? [] : unsentPieces(rows, sentPieces(shipments), await piecesPaidBack(tx, orderId))
    const parcels = [
      ...shipments.map(({ id, at, lines }) => ({ id, sentAt: at, lines })),
      ...(unsent.length > 0 || shipments.length === 0 ? [{ id: null, sentAt: null, lines: unsent }] : [])
    ]
    /** Pieces of several parcels by line, in the order's sequence. */
    const linesIn = (among: readonly { lines: readonly LinePieces[] }[]): SlipLine[] =>
      rows.flatMap(({ id, ...line }) => {
        const pieces = among.flatMap(({ lines }) => lines).filter(({ lineId }) => lineId === id)
        return pieces.length > 0 ? [{ ...line, quantity: countPieces(pieces) }] : []
      })
    const slips = parcels.map(({ id, sentAt, lines }, index) => ({
      id,
      slip: {
        order,
        place: index + 1,
        count: parcels.length,
        sentAt,
        lines: linesIn([{ lines }]),
        before: linesIn(parcels.slice(0, index)),
        after: linesIn(parcels.slice(index + 1))
      }
    }))
    const isOfRest = slips.some(({ id }) => id === null)
    const wanted = slips.filter(({ id }) => (shipmentId === undefined ? !isOfRest || id === null : id === shipmentId))
    if (wanted.length === 0) throw new ProblemError('shipment-not-found')
    return wanted.map(({ slip }) => slip)
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

/** The address of a slip's QR code. */
export const orderAddress = ({ config }: Pick<Platform, 'config'>, { id }: Pick<PackingSlip['order'], 'id'>): string =>
  `${config.publicUrl}/admin?section=orders&order=${id}`

function head(doc: Doc, pen: Pen, platform: Pick<Platform, 'config' | 'shop'>, slip: PackingSlip): number {
  const { name: shopName, timeZone } = platform.shop
  const { order, place, count, sentAt } = slip
  const { number, placedAt, shippingAddress } = order
  drawQrCode(doc, orderAddress(platform, order), { right: page.right, top: page.top, size: codeSize })
  const width = wide - codeSize - 16
  let y = pen.write(shopName, page.left, page.top, width, { isBold: true, size: 11 })
  y = pen.write(m.slip_title(), page.left, y + 10, width, { isBold: true, size: 22 })
  const date = dayText(placedAt, timeZone)
  y = pen.write(m.slip_order({ number, date }), page.left, y + 2, width, { colour: muted })
  if (count > 1) y = pen.write(m.slip_parcel({ place, count }), page.left, y + 4, width, { isBold: true, size: 13 })
  if (sentAt)
    y = pen.write(m.slip_sent({ date: dayText(sentAt, timeZone) }), page.left, y + 2, width, { colour: muted })
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

/** Lists what is in other parcels of the order. */
function elsewhere(doc: Doc, pen: Pen, title: string, lines: readonly SlipLine[], y: number): number {
  if (lines.length === 0) return y
  let top = pen.write(title, page.left, room(doc, y + 14, 40), wide, { size: 9, isBold: true }) + 2
  for (const { quantity, name, options, member } of lines) {
    const text = [`${m.sheet_quantity({ quantity })} ${name}`, ...options.map(({ value }) => value), member]
      .filter(Boolean)
      .join(' · ')
    top = room(doc, top, pen.heightOf(text, wide))
    top = pen.write(text, page.left, top, wide, { colour: muted })
  }
  return top
}

function writeSlip(doc: Doc, pen: Pen, platform: Pick<Platform, 'config' | 'shop'>, slip: PackingSlip): void {
  const { order, lines, before, after } = slip
  let y = head(doc, pen, platform, slip)
  for (const line of lines) y = row(doc, pen, line, y)
  rule(doc, y)
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  y = pen.write(m.slip_pieces({ count: pieces }), page.left, room(doc, y + 6, 14), wide, { isBold: true })
  y = elsewhere(doc, pen, m.slip_before(), before, y)
  y = elsewhere(doc, pen, m.slip_after(), after, y)
  if (order.giftNote !== null) giftNote(doc, pen, order.giftNote, y)
}

/** Slips for parcels, each from a new page: content and gift note, without prices. */
export const printPackingSlips = (
  platform: Pick<Platform, 'config' | 'shop'>,
  slips: readonly PackingSlip[]
): Promise<Buffer> => {
  const numbers = [...new Set(slips.map(({ order }) => order.number))]
  const title = numbers.length === 1 ? `${m.slip_title()} ${numbers[0]}` : m.slip_titles({ count: slips.length })
  const at = slips.reduce((latest, { order }) => (order.placedAt > latest ? order.placedAt : latest), new Date(0))
  return pdfDocument({ title, author: platform.shop.name, at }, (doc, pen) => {
    for (const slip of slips) {
      if (slip !== slips[0]) doc.addPage()
      const first = doc.bufferedPageRange().count - 1
      writeSlip(doc, pen, platform, slip)
      const { count } = doc.bufferedPageRange()
      for (let index = first; index < count; index += 1) {
        doc.switchToPage(index)
        const place = m.sheet_page({ number: slip.order.number, page: index - first + 1, count: count - first })
        pen.write(place, page.left, 800, wide, { size: 8, colour: muted, align: 'end' })
      }
    }
  })
}
