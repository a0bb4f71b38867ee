import { getLocale } from '@motif/messages'
import { shop } from './shop.ts'
import { deviceStorage } from './storage.ts'

const codes = () => shop.shipping.flatMap(({ countries }) => countries)

/** Where the shop delivers, by name in the page's language. */
export function shippingCountries(): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(getLocale(), { type: 'region' })
  return [...new Set(codes())]
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name, getLocale()))
}

/** Browsers name languages that are none, too: WebKit says "C" where the system has no language. */
function regionOf(language: string): string | undefined {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}

const key = 'deliver-to'

/** The shop's first. */
export const shopCountry = (): string => codes()[0] ?? ''

/** Where this browser's parcels go as far as somebody chose that before. */
export const chosenCountry = (): string | undefined =>
  [deviceStorage.getItem(key)].find((code) => codes().includes(code ?? '')) ?? undefined

/** Where this browser's parcels go: as chosen before, else as its languages let one guess, else the shop's first country. */
export function usualCountry(): string {
  const regions = navigator.languages.map(regionOf)
  return chosenCountry() ?? regions.find((code) => codes().includes(code ?? '')) ?? shopCountry()
}

export const rememberCountry = (code: string): void => deviceStorage.setItem(key, code)
