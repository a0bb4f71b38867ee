import { getLocale } from '@motif/messages'
import { shop } from './shop.ts'
import { deviceStorage } from './storage.ts'

const codes = () => shop.shipping.flatMap(({ countries }) => countries)

/** Shipping countries, by name in the page's language. */
export function shippingCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region' })
  return [...new Set(codes())]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, getLocale()))
}

/** Browsers may report invalid languages: WebKit says "C" if the system has none. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

const key = 'deliver-to'

/** The shop's first country. */
export const shopCountry = (): string => codes()[0] ?? ''

/** The shipping country chosen earlier in this browser, if any. */
export const chosenCountry = (): string | undefined =>
  [deviceStorage.getItem(key)].find((code) => codes().includes(code ?? '')) ?? undefined

/** Default shipping country: chosen earlier, else guessed from the browser's languages, else the shop's first. */
export function usualCountry(): string {
  const regions = navigator.languages.map(regionOf)
  return chosenCountry() ?? regions.find((code) => codes().includes(code ?? '')) ?? shopCountry()
}

export const rememberCountry = (code: string): void => deviceStorage.setItem(key, code)
