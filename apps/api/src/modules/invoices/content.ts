import type { Address, ShopConfig } from '@motif/contract'
import { m } from '@motif/messages/server'
import { shippingNames } from '../pricing/index.ts'
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
  /** Null where several rates are in it. */
  taxPercent: number | null
  total: number
}

/** Everything a document says, kept with it: amounts in minor units, sums already made. */
export interface InvoiceContent {
  seller: ShopConfig['company']
  buyer: Address
  /** Where the products went, where that is another place. */
  deliveredTo: Address | null
  email: string
  orderNumber: string
  orderedAt: string
  /** When the money came, which is when the tax falls due; on a credit note when it went. */
  suppliedAt: string
  /** Of the invoice a credit note takes back from, or a corrected one replaces. */
  invoiceNumber: string | null
  reason: string | null
  currency: ShopConfig['currency']
  lines: InvoiceLine[]
  discount: number
  shipping: { name: string; amount: number } | null
  /** What comes on top of the prices; 0 where they contain it. */
  taxAdded: number
  taxes: TaxPart[]
  total: number
  /** A credit note that takes the whole invoice back, because another replaces it; absent on others. */
  isCancelling?: true
  /** What gift cards paid of it, and what was left to pay; absent where none did, and on credit notes. */
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

/** What the invoice of a paid order says. */
export function invoiceContent(
  { company: seller, currency }: Pick<ShopConfig, 'company' | 'currency'>,
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
    lines: lines.map((line) => ({
      ...soldVariantOf(line),
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total
    })),
    discount: totals.discount.amount,
    shipping: { name: shippingNames[order.shippingMethod], amount: totals.shipping?.amount ?? 0 },
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

/** What the credit note says that takes a whole invoice back, because its order was changed. */
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
  /** Refunds of the order that came before, and what their credit notes say. */
  earlier: readonly RefundRow[]
  credited: readonly InvoiceContent[]
}

/** What the credit note of a refund says: the pieces it is for, or the bare amount, and the tax that goes back with it. */
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
