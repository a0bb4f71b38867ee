import type { ShopConfig } from '@motif/contract'
import { includedIn, percentOf } from './amounts.ts'
import { usStates } from './us-states.ts'

/** Tax rules of a place. The destination of the products decides, not the billing address. */
export interface TaxRules {
  /** Local name of the tax; null if none is charged. */
  name: string | null
  /** Whether prices include the tax; otherwise it is added. */
  isIncluded: boolean
  /** Tax rate in percent of the net price, by tax class. */
  percentOf: (taxClass: string) => number
}

/** `CA`, `us-ca` and `California` are the same region. Unknown regions have no effect. */
function regionCode(country: string, region: string): string {
  const typed = region
    .trim()
    .toUpperCase()
    .replace(new RegExp(`^${country}-`), '')
  return country === 'US' ? (usStates[typed.toLowerCase()] ?? typed) : typed
}

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** Tax rules for a destination: the region's rates if defined, else the country's, else none. */
export function taxRules({ tax }: Pick<ShopConfig, 'tax'>, country: string, region: string | undefined): TaxRules {
  const entry = own(tax, country)
  if (!entry) return { name: null, isIncluded: false, percentOf: () => 0 }
  const there = own(entry.regions, region === undefined ? '' : regionCode(country, region)) ?? entry
  const { percent, classes } = typeof there === 'number' ? { percent: there } : there
  return { name: entry.name, isIncluded: entry.included, percentOf: (taxClass) => own(classes, taxClass) ?? percent }
}

/** Tax of one amount: the part included in it, or what is added to it. */
export function taxIn(amount: number, percent: number, { isIncluded }: Pick<TaxRules, 'isIncluded'>): number {
  return isIncluded ? includedIn(amount, percent) : percentOf(amount, percent)
}
