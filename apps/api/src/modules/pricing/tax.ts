import type { ShopConfig } from '@motif/contract'
import { includedIn, percentOf } from './amounts.ts'
import { usStates } from './us-states.ts'

/** The tax of a place. Where the products go decides, not where the bill goes: that is where they are used up. */
export interface TaxRules {
  /** What people there call it; null where none is charged. */
  name: string | null
  /** Shown prices contain it; otherwise it is added. */
  isIncluded: boolean
  /** Percent of the net price for products of a class. */
  percentOf: (taxClass: string) => number
}

/** `CA`, `us-ca` and `California` are the same region; what is no region of the table changes nothing. */
function regionCode(country: string, region: string): string {
  const typed = region
    .trim()
    .toUpperCase()
    .replace(new RegExp(`^${country}-`), '')
  return country === 'US' ? (usStates[typed.toLowerCase()] ?? typed) : typed
}

const own = <Value>(record: Readonly<Record<string, Value>> | undefined, key: string): Value | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined

/** What is charged on products sent to a place: the region's rates where the table has them, else the country's, else none. */
export function taxRules({ tax }: Pick<ShopConfig, 'tax'>, country: string, region: string | undefined): TaxRules {
  const entry = own(tax, country)
  if (!entry) return { name: null, isIncluded: false, percentOf: () => 0 }
  const there = own(entry.regions, region === undefined ? '' : regionCode(country, region)) ?? entry
  const { percent, classes } = typeof there === 'number' ? { percent: there } : there
  return { name: entry.name, isIncluded: entry.included, percentOf: (taxClass) => own(classes, taxClass) ?? percent }
}

/** Tax on one amount: the part of it that is tax, or what comes on top of it. */
export function taxIn(amount: number, percent: number, { isIncluded }: Pick<TaxRules, 'isIncluded'>): number {
  return isIncluded ? includedIn(amount, percent) : percentOf(amount, percent)
}
