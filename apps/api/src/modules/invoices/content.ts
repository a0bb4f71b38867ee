import type { Address, ShopConfig } from '@motif/contract'
import { m } from '@motif/messages/server'
import { shippingName } from '../pricing/index.ts'
import type { OrderRow, orderLines } from '../orders/index.ts'
import { type RefundRow, costOf } from '../payments/index.ts'
import { type TaxPart, taxesBack } from './taxes-back.ts'

export interface InvoiceLine {
  name: string
  /** Chosen options, such as Navy, M. */
  options: string
  sku: string
  quantity: number
  unitPrice: number | null
  /** Null if several rates apply. */
  taxPercent: number | null
  total: number
}

/** The full content of a document, stored with it: amounts in minor units, sums included. */
export interface InvoiceContent {
  seller: ShopConfig['company']
  buyer: Address
  /** Destination, if different. */
  deliveredTo: Address | null
  email: string
  orderNumber: string
  orderedAt: string
  /** Date of payment, when the tax falls due; on a credit note, of the refund. */
  suppliedAt: string
  /** Number of the invoice that a credit note reduces or a corrected invoice replaces. */
  invoiceNumber: string | null
  reason: string | null
  currency: ShopConfig['currency']
  /** Time zone of its dates; absent on documents that show UTC. */
  timeZone?: string
  lines: InvoiceLine[]
  discount: number
  shipping: { name: string; amount: number } | null
  /** Tax added to the prices; 0 if included. */
  taxAdded: number
  taxes: TaxPart[]
  total: number
  /** A credit note that cancels the whole invoice, because another replaces it; absent on others. */
  isCancelling?: true
  /** Amounts paid by gift cards, and the rest; absent without gift cards, and on credit notes. */
  paidBy?: { giftCards: { lastFour: string; amount: number }[]; rest: number }
}

type LineRow = typeof orderLines.$inferSelect

const optionsText = ({ options }: LineRow) => options.map(({ value }) => value).join(', ')
const soldVariantOf = (line: LineRow) => ({
  name: line.name,
  options: optionsText(line),
  sku: line.sku,
  taxPercent: line.taxPercent
})
const parts = ({ name, line1, line2, city, region, postalCode, country, phone }: Address) =>
  JSON.stringify([name, line1, line2, city, region, postalCode, country, phone])
const isSamePlace = (one: Address, other: Address) => parts(one) === parts(other)

/** The content of the invoice of a paid order. */
export function invoiceContent(
  { company: seller, currency, timeZone }: Pick<ShopConfig, 'company' | 'currency' | 'timeZone'>,
  order: OrderRow,
  lines: readonly LineRow[],
  paidAt: Date
): InvoiceContent {
  const { totals, shippingAddress, billingAddress } = order
  return {
    seller,
    buyer: billingAddress,
    deliveredTo: isSamePlace(shippingAddress, billingAddress) ? null : shippingAddress,
    email: order.email,
    orderNumber: order.number,
    orderedAt: order.placedAt.toISOString(),
    suppliedAt: paidAt.toISOString(),
    invoiceNumber: null,
    reason: null,
    currency,
    timeZone,
    lines: lines.map((line) => ({
      ...soldVariantOf(line),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total
    })),
    discount: totals.discount.amount,
    shipping: { name: shippingName(order), amount: totals.shipping?.amount ?? 0 },
    taxAdded: totals.tax?.amount ?? 0,
    taxes: totals.taxes.map(({ name, percent, net, tax }) => ({ name, percent, net: net.amount, tax: tax.amount })),
    total: totals.total.amount,
    ...(totals.giftCards &&
      totals.toPay && {
        paidBy: {
          giftCards: totals.giftCards.map(({ lastFour, amount }) => ({ lastFour, amount: amount.amount })),
          rest: totals.toPay.amount
        }
      })
  }
}

/** The content of the credit note that cancels an invoice after an order edit. */
export function cancellingContent(
  invoice: { number: string; content: InvoiceContent },
  { reason, at }: { reason: string; at: Date }
): InvoiceContent {
  const { paidBy: _paidBy, ...content } = invoice.content
  return { ...content, suppliedAt: at.toISOString(), invoiceNumber: invoice.number, reason, isCancelling: true }
}

interface Credit {
  invoice: { number: string; content: InvoiceContent }
  lines: readonly LineRow[]
  refund: RefundRow
  /** Earlier refunds of the order, and their credit notes. */
  earlier: readonly RefundRow[]
  credited: readonly InvoiceContent[]
}

/** The content of a refund's credit note: its pieces, or the bare amount, and the refunded tax. */
export function creditContent({ invoice, lines, refund, earlier, credited }: Credit): InvoiceContent {
  const { paidBy: _paidBy, ...content } = invoice.content
  const paid = { total: content.total, isTaxAdded: content.taxAdded > 0, lines }
  const items = refund.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId)
    return line
      ? [
          {
            ...soldVariantOf(line),
            quantity,
            unitPrice: null,
            total: costOf(paid, { lines: [{ lineId, quantity }], withShipping: false }, earlier)
          }
        ]
      : []
  })
  const shipping =
    refund.withShipping && content.shipping
      ? { name: content.shipping.name, amount: costOf(paid, { lines: [], withShipping: true }, earlier) }
      : null
  const isItemised = items.reduce((sum, { total }) => sum + total, shipping?.amount ?? 0) === refund.amount
  return {
    ...content,
    deliveredTo: null,
    suppliedAt: refund.at.toISOString(),
    invoiceNumber: invoice.number,
    reason: refund.reason,
    lines: isItemised
      ? items
      : [
          {
            name: m.credit_note_part(),
            options: '',
            sku: '',
            quantity: 1,
            unitPrice: null,
            taxPercent: null,
            total: refund.amount
          }
        ],
    discount: 0,
    shipping: isItemised ? shipping : null,
    taxAdded: 0,
    taxes: taxesBack(
      refund.amount,
      content.taxes,
      credited.map(({ taxes }) => taxes),
      isItemised ? items : []
    ),
    total: refund.amount
  }
}
