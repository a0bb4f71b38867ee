import type { ShippingMethod, ShopConfig } from '@motif/contract'

type Shop = Pick<ShopConfig, 'shipping' | 'currency'>
export type ShippingId = ShippingMethod['id']

export const shippingNames: Readonly<Record<ShippingId, string>> = { standard: 'Standard', express: 'Express' }

/** Methods to a country, priced for goods worth `goods` after discount; undefined where the shop does not deliver. */
export function shippingMethods(shop: Shop, country: string, goods: number): ShippingMethod[] | undefined {
  const zone = shop.shipping.find((zone) => zone.countries.includes(country))
  return zone?.methods.map(({ id, price, freeFrom, daysMin, daysMax }) => ({
    id,
    name: shippingNames[id],
    price: { amount: freeFrom !== undefined && goods >= freeFrom ? 0 : price, currency: shop.currency.code },
    daysMin,
    daysMax
  }))
}

const countryNames = new Intl.DisplayNames('en', { type: 'region' })

/** Every country delivered to, by its English name. */
export function shippingCountries(shop: Pick<ShopConfig, 'shipping'>): { code: string; name: string }[] {
  const codes = [...new Set(shop.shipping.flatMap((zone) => zone.countries))]
  return codes.map((code) => ({ code, name: countryNames.of(code) ?? code })).sort((a, b) => a.name.localeCompare(b.name))
}
