import type { Money } from '@motif/contract'
import { getLocale } from '@motif/messages'

const cache = new Map<string, Intl.NumberFormat | Intl.DateTimeFormat | Intl.RelativeTimeFormat>()

/** Formatters cost about a tenth of a millisecond each to make; a page of prices shares them. */
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

/** Between letters and the end of a line from right to left the sign of "US$" would go to the other side of its letters. */
const isolated = (parts: readonly Intl.NumberFormatPart[]) =>
  `\u2067${parts.map(({ type, value }) => (type === 'currency' ? `\u2066${value}\u2069` : value)).join('')}\u2069`

/** "$42.00", "€42", "¥4,200": minor units become the currency's own writing. */
export function formatMoney({ amount, currency }: Money): string {
  const formatter = cached(
    `money ${currency}`,
    (locale) => new Intl.NumberFormat(locale, { style: 'currency', currency })
  )
  const { maximumFractionDigits = 2 } = formatter.resolvedOptions()
  const value = amount / 10 ** maximumFractionDigits
  return isRightToLeft(getLocale()) ? isolated(formatter.formatToParts(value)) : formatter.format(value)
}

export const formatNumber = (value: number): string =>
  cached('number', (locale) => new Intl.NumberFormat(locale)).format(value)

/** "4.0", "4.6": an average of stars, always to the tenth. */
export const formatRating = (average: number): string =>
  cached(
    'rating',
    (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  ).format(average)

/** "10%", "7.25%": a number of percent in the language's own writing. */
export const formatPercent = (percent: number): string =>
  cached('percent', (locale) => new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 3 })).format(
    percent / 100
  )

/**
 * Loads what the browser knows of numbers, ahead of the first number. It takes some 25 ms, once, and whoever writes the
 * first one waits for it.
 */
export const prepareFormats = (): void => void formatNumber(0)

/** "Delivery and tax". */
export const formatList = (words: readonly string[]): string => new Intl.ListFormat(getLocale()).format(words)

/** Day before month, as the shop writes English; other languages have their own order. */
const dateLocale = (locale: string) => (locale === 'en' ? 'en-GB' : locale)

/** "3 December 2026". Dates are shown in UTC, so that server and browser write the same. */
export const formatDate = (value: Date | string): string =>
  cached(
    'date',
    (locale) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeZone: 'UTC' })
  ).format(new Date(value))

/** "Thu 3 Dec", as in "With you by Thu 3 Dec". Some engines' data has a comma after the weekday: server and browser are to write the same. */
export const formatDay = (value: Date | string): string =>
  cached(
    'day',
    (locale) =>
      new Intl.DateTimeFormat(dateLocale(locale), { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  )
    .format(new Date(value))
    .replace(',', '')

/** "21 November 2026, 08:15", on the person's own clock: not for what the server writes too. */
export const formatMoment = (value: Date | string): string =>
  cached(
    'moment',
    (locale) => new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: 'long', timeStyle: 'short' })
  ).format(new Date(value))
