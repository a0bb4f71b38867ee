import type { ShippingMethod, ShippingPrice, ShopConfig } from '@motif/contract'

type Shop = Pick<ShopConfig, 'shipping' | 'currency'>
export type ShippingId = ShippingMethod['id']

export const shippingNames: Readonly<Record<ShippingId, string>> = { standard: 'Standard', express: 'Express' }

/** What is delivered. */
export interface Parcel {
  /** Value of the products after discount, in minor units. */
  worth: number
  grams: number
  /** A coupon pays for standard delivery. */
  isStandardFree: boolean
}

function priceOf(
  { id, price, heavier = [], freeFrom }: ShippingPrice,
  { worth, grams, isStandardFree }: Parcel
): number {
  if (freeFrom !== undefined && worth >= freeFrom) return 0
  if (isStandardFree && id === 'standard') return 0
  return heavier.findLast(({ fromGrams }) => grams >= fromGrams)?.price ?? price
}

/** Delivery methods to a country with their prices: empty if the parcel is too heavy for all, undefined if the shop does not deliver there. */
export function shippingMethods(shop: Shop, country: string, parcel: Parcel): ShippingMethod[] | undefined {
  const zone = shop.shipping.find((zone) => zone.countries.includes(country))
  return zone?.methods
    .filter(({ maxGrams }) => maxGrams === undefined || parcel.grams <= maxGrams)
    .map((method) => ({
      id: method.id,
      name: shippingNames[method.id],
      price: { amount: priceOf(method, parcel), currency: shop.currency.code },
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
