import type { ShopConfig } from '@motif/contract'
import { includedIn, percentOf } from './amounts.ts'
import { usStates } from './us-states.ts'

export interface TaxRate {
  percent: number
  /** Shown prices contain it; otherwise it is added. */
  isIncluded: boolean
}

/** `CA`, `us-ca` and `California` are the same region; what is no region of the table changes nothing. */
function regionCode(country: string, region: string): string {
  const typed = region.trim().toUpperCase().replace(new RegExp(`^${country}-`), '')
  return country === 'US' ? (usStates[typed.toLowerCase()] ?? typed) : typed
}

/** What is charged on goods sent to a place: the region's rate where the table has one, else the country's, else none. */
export function taxRate(shop: Pick<ShopConfig, 'tax'>, country: string, region: string | undefined): TaxRate {
  const entry = Object.hasOwn(shop.tax, country) ? shop.tax[country] : undefined
  if (entry === undefined) return { percent: 0, isIncluded: false }
  const code = region === undefined ? '' : regionCode(country, region)
  const percent = entry.regions && Object.hasOwn(entry.regions, code) ? entry.regions[code] : undefined
  return { percent: percent ?? entry.percent, isIncluded: entry.included }
}

/** Tax on one amount: the part of it that is tax, or what comes on top of it. */
export function taxOn(amount: number, rate: TaxRate): number {
  return rate.isIncluded ? includedIn(amount, rate.percent) : percentOf(amount, rate.percent)
}
