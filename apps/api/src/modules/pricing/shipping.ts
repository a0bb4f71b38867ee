import type { ShippingMethod, ShippingPrice, ShopConfig } from '@motif/contract'
import { standardMethod } from '@motif/contract/delivery'

type Shop = Pick<ShopConfig, 'shipping' | 'deliveryMethods' | 'currency'>
export type ShippingId = ShippingMethod['id']

/** Names in orders from before they were stored. */
const formerNames: Readonly<Record<string, string>> = { standard: 'Standard', express: 'Express' }

/** The name of an order's delivery method, as it was when it was ordered. */
export const shippingName = ({
  shippingMethod,
  shippingName: stored
}: {
  shippingMethod: ShippingId
  shippingName?: string | null | undefined
}): string => stored ?? formerNames[shippingMethod] ?? shippingMethod

/** A member that tells that parcels of a method have no tracking number; none otherwise. */
export const untracked = (
  { deliveryMethods }: Pick<ShopConfig, 'deliveryMethods'>,
  method: ShippingId
): Pick<ShippingMethod, 'isTracked'> =>
  deliveryMethods.some(({ id, isTracked }) => id === method && !isTracked) ? { isTracked: false } : {}

/** What is delivered. */
export interface Parcel {
  /** Value of the products after discount, in minor units. */
  worth: number
  grams: number
  /** A coupon pays for standard delivery. */
  isStandardFree: boolean
}

function priceOf({ price, heavier = [], freeFrom }: ShippingPrice, { worth, grams }: Parcel, isFree: boolean): number {
  if (freeFrom !== undefined && worth >= freeFrom) return 0
  if (isFree) return 0
  return heavier.findLast(({ fromGrams }) => grams >= fromGrams)?.price ?? price
}

/** Delivery methods to a country with their prices: empty if the parcel is too heavy for all, undefined if the shop does not deliver there. */
export function shippingMethods(shop: Shop, country: string, parcel: Parcel): ShippingMethod[] | undefined {
  const zone = shop.shipping.find((zone) => zone.countries.includes(country))
  const standard = standardMethod(zone?.methods ?? [])
  return zone?.methods
    .filter(({ maxGrams }) => maxGrams === undefined || parcel.grams <= maxGrams)
    .map((method) => ({
      id: method.id,
      name: shop.deliveryMethods.find(({ id }) => id === method.id)?.name ?? method.id,
      ...untracked(shop, method.id),
      price: {
        amount: priceOf(method, parcel, parcel.isStandardFree && method === standard),
        currency: shop.currency.code
      },
      daysMin: method.daysMin,
      daysMax: method.daysMax
    }))
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Every country delivered to, with its English name. */
export function shippingCountries(shop: Pick<ShopConfig, 'shipping'>): { code: string; name: string }[] {
  const codes = [...new Set(shop.shipping.flatMap((zone) => zone.countries))]
  return codes
    .map((code) => ({ code, name: countryNames.of(code) ?? code }))
    .sort((a, b) => a.name.localeCompare(b.name))
}

/** Longest delivery time of a method to a country in working days; 0 if the shop no longer delivers there. */
export const shippingDays = (shop: Pick<ShopConfig, 'shipping'>, country: string, method: ShippingId): number =>
  shop.shipping.find((zone) => zone.countries.includes(country))?.methods.find(({ id }) => id === method)?.daysMax ?? 0
