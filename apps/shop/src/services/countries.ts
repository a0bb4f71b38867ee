import { getLocale } from '@motif/ui/messages'
import shop from '../../../../shop.config.ts'

/** Where the shop delivers, by name in the page's language. */
export function shippingCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region' })
  const codes = new Set(shop.shipping.flatMap(({ countries }) => countries))
  return Array.from(codes, (code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) => a.name.localeCompare(b.name, getLocale()))
}
