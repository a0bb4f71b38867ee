import type { Money } from '@motif/contract'
import { currencyFormat, decimalsOf } from '@motif/contract/money-rules'
import { getLocale } from '@motif/messages'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>()

/** Formatters take about 0.1 ms each to create, so they are cached. */
function cached<Formatter extends Intl.NumberFormat | Intl.DateTimeFormat>(
  key: string,
  make: (locale: string) => Formatter
): Formatter {
  const locale = getLocale()
  const known = cache.get(`${locale} ${key}`)
  if (known) return known as Formatter
  const made = make(locale)
  cache.set(`${locale} ${key}`, made)
  return made
}

const isRightToLeft = (locale: string) => /^(ar|fa|he|ur)\b/.test(locale)

/** Isolates currency symbols: in right-to-left lines the sign of "US$" would be reordered. */
const isolated = (parts: readonly Intl.NumberFormatPart[]) =>
  `\u2067${parts.map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value)).join('')}\u2069`

/** Formats minor units: "$42.00", "€42", "¥4,200". */
export function formatMoney({ amount, currency }: Money): string {
  const formatter = cached(`money ${currency}`, (locale) => new Intl.NumberFormat(locale, currencyFormat(currency)))
  const value = amount / 10 ** decimalsOf(currency)
  return isRightToLeft(getLocale()) ? isolated(formatter.formatToParts(value)) : formatter.format(value)
}

export const formatNumber = (value: number): string =>
  cached('number', (locale) => new Intl.NumberFormat(locale)).format(value)

/** "4.0", "4.6": average stars with one decimal. */
export const formatRating = (average: number): string =>
  cached(
    'rating',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  ).format(average)

/** Formats a percentage: "10%", "7.25%". */
export const formatPercent = (percent: number): string =>
  cached('percent', (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })).format(
    percent / 100
  )

/** Loads the browser's number data ahead of first use, which takes some 25 ms. */
export const prepareFormats = (): void => void formatNumber(0)

/** "Delivery and tax". */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat(getLocale()).format(words)

/** Day before month in English; other languages use their own order. */
const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

/** "3 December 2026". By default in UTC, so that server and browser agree. */
export const formatDate = (value: Date | string, timeZone = 'UTC'): string =>
  cached(
    `date ${timeZone}`,
    (locale) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone })
  ).format(new Date(value))

/** "Thu 3 Dec", as in "With you by Thu 3 Dec". Normalized, because some engines add a comma after the weekday. */
export const formatDay = (value: Date | string, timeZone = 'UTC'): string =>
  cached(
    `day ${timeZone}`,
    (locale) =>
      new Intl.DateTimeFormat(dateLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone })
  )
    .format(new Date(value))
    .replace(',', '')

/** "21 November 2026, 08:15". By default in the browser's time zone: not for server rendering. */
export const formatMoment = (value: Date | string, timeZone?: string): string =>
  cached(
    `moment ${timeZone}`,
    (locale) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeStyle: 'short', timeZone })
  ).format(new Date(value))
