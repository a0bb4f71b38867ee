import type { ShippingMethod } from '@motif/contract'
import type { Platform } from '../../../platform/platform.ts'
import { ProblemError } from '../../../platform/problem.ts'
import type { SoldVariant } from '../../catalogue/index.ts'
import type { OrderRow } from '../../orders/index.ts'
import { shippingMethods, shippingName } from '../../pricing/index.ts'

/** The properties of an order that the delivery price depends on. */
interface Parcel {
  worth: number
  grams: number
}

/** The parcel of an order. */
export const parcelOf = (
  { totals: { subtotal, discount } }: Pick<OrderRow, 'totals'>,
  lines: readonly { variantId: string; quantity: number }[],
  known: ReadonlyMap<string, Pick<SoldVariant, 'weightGrams'>>
): Parcel => ({
  worth: subtotal.amount - discount.amount,
  grams: lines.reduce((sum, { variantId, quantity }) => sum + (known.get(variantId)?.weightGrams ?? 0) * quantity, 0)
})

interface Delivery {
  /** The order before the change. */
  former: Parcel
  /** The order after the change. */
  wanted: Parcel
  country: string
  method: OrderRow['shippingMethod']
  isStandardFree: boolean
}

/** Delivery price after a change: the agreed price plus today's difference. Refused if it cannot be delivered. */
export function deliveryOf(
  { shop }: Pick<Platform, 'shop'>,
  order: Pick<OrderRow, 'shippingMethod' | 'shippingAddress' | 'totals'>,
  { former, wanted, country, method, isStandardFree }: Delivery
): { price: number; name: string; daysMax: number } {
  const at = { errors: [{ pointer: '/shippingAddress/country' }] }
  const methodsTo = (place: string, parcel: Parcel) => shippingMethods(shop, place, { ...parcel, isStandardFree })
  const methods = methodsTo(country, wanted)
  if (!methods) throw new ProblemError('country-not-delivered-to', at)
  if (methods.length === 0) throw new ProblemError('parcel-too-heavy', at)
  const chosen = methods.find(({ id }) => id === method)
  if (!chosen)
    throw new ProblemError(
      'delivery-not-offered',
      method === order.shippingMethod ? at : { errors: [{ pointer: '/shippingMethod' }] }
    )
  const agreed = order.totals.shipping?.amount ?? 0
  const before = methodsTo(order.shippingAddress.country, former)?.find(({ id }) => id === order.shippingMethod)
  return {
    price: Math.max(0, agreed + chosen.price.amount - (before?.price.amount ?? agreed)),
    name: chosen.name,
    daysMax: chosen.daysMax
  }
}

/** Delivery methods to the order's destination, and the chosen one. */
export function deliveriesOf(
  { shop }: Pick<Platform, 'shop'>,
  order: Pick<OrderRow, 'shippingMethod' | 'shippingName' | 'shippingAddress'>,
  parcel: Parcel
): Pick<ShippingMethod, 'id' | 'name'>[] {
  const offered = shippingMethods(shop, order.shippingAddress.country, { ...parcel, isStandardFree: false }) ?? []
  const methods = offered.map(({ id, name }) => ({ id, name }))
  const own = { id: order.shippingMethod, name: shippingName(order) }
  // Its own keeps the name it was ordered with.
  return methods.some(({ id }) => id === own.id)
    ? methods.map((method) => (method.id === own.id ? own : method))
    : [...methods, own]
}
