import { decimalsOf } from '@motif/contract/money-rules'
import type { OrderLineRow, OrderRow } from '../orders/index.ts'
import { shippingName } from '../pricing/index.ts'
import { priceText } from './cells.ts'

export const orderHeaders = [
  'Order',
  'Placed',
  'Paid',
  'Status',
  'E-mail',
  'Name',
  'Address',
  'Address 2',
  'City',
  'Region',
  'Postcode',
  'Country',
  'Phone',
  'Delivery',
  'Carrier',
  'Tracking',
  'Coupon',
  'Currency',
  'Subtotal',
  'Discount',
  'Shipping',
  'Tax',
  'Tax included',
  'Total',
  'Gift cards',
  'Refunded',
  'Line',
  'SKU',
  'Product',
  'Options',
  'For',
  'Quantity',
  'Unit price',
  'Line total'
]

/**
 * An order as one row per line. Order data is in the first row only, so that columns can be summed; the number is in each. @param refunded minor
 * units, of the whole order
 */
export function orderRows(
  { totals, ...order }: OrderRow,
  lines: readonly OrderLineRow[],
  refunded: number
): string[][] {
  const decimals = decimalsOf(order.currency)
  const price = (minor: number | undefined) => (minor === undefined ? '' : priceText(minor, decimals))
  const to = order.shippingAddress
  const facts = [
    order.placedAt.toISOString(),
    order.paidAt?.toISOString() ?? '',
    order.status,
    order.email,
    to.name,
    to.line1,
    to.line2 ?? '',
    to.city,
    to.region ?? '',
    to.postalCode,
    to.country,
    to.phone ?? '',
    shippingName(order),
    order.tracking?.carrier ?? '',
    order.tracking?.numbers ?? order.tracking?.number ?? '',
    order.coupon ?? '',
    order.currency,
    price(totals.subtotal.amount),
    price(totals.discount.amount),
    price(totals.shipping?.amount),
    price(totals.tax?.amount),
    price(totals.includedTax.amount),
    price(totals.total.amount),
    price(totals.giftCards?.reduce((sum, { amount }) => sum + amount.amount, 0)),
    price(refunded)
  ]
  return lines.map((line, index) => [
    order.number,
    ...(index === 0 ? facts : facts.map(() => '')),
    String(index + 1),
    line.sku,
    line.name,
    line.options.map(({ name, value }) => `${name}: ${value}`).join(', '),
    line.member ?? '',
    String(line.quantity),
    price(line.unitPrice),
    price(line.total)
  ])
}
