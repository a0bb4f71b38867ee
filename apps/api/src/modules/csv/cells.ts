import { momentOfLocal } from '@motif/contract/time-zone-rules'
import { addDays } from '../../platform/shop-days.ts'
import { type ReportLine, errorLine } from './report.ts'

/** A price in minor units; undefined if it is invalid, or has more decimals than the currency. */
function priceOf(text: string, decimals: number): number | undefined {
  const bare = text.trim()
  // A single comma with one or two digits after it is a decimal comma; every other comma groups thousands.
  const pointed = /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replaceAll(/,(?=\d{3}(?:\D|$))/g, '')
  const [, whole, fraction = ''] = /^(\d{1,9})(?:\.(\d*))?$/.exec(pointed) ?? []
  if (whole === undefined || /[1-9]/.test(fraction.slice(decimals))) return undefined
  const minor = Number(whole + fraction.slice(0, decimals).padEnd(decimals, '0'))
  return minor <= 100_000_000 ? minor : undefined
}

export function wholeOf(text: string, max: number): number | undefined {
  const bare = text.trim().replace(/\.0+$/, '')
  return /^\d{1,9}$/.test(bare) && Number(bare) <= max ? Number(bare) : undefined
}

/**
 * A moment, ISO 8601 in UTC: of a time with an offset, or of a local time in the zone. A day alone is its beginning, or with `isEnd` its end.
 * Undefined if it is invalid.
 */
function momentOf(text: string, timeZone: string, isEnd: boolean): string | undefined {
  const [, day = '', hour, minutes, seconds = ':00', offset] =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d{1,2})(:\d\d)(:\d\d)?(?:\.\d{1,9})? ?(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text.trim()) ?? []
  const time = hour === undefined ? '00:00:00' : `${hour.padStart(2, '0')}${minutes}${seconds}`
  // A local time without its zone tells whether day and time exist.
  const local = momentOfLocal(`${day}T${time}`, offset === undefined ? timeZone : 'UTC')
  if (local === undefined) return undefined
  if (offset !== undefined) {
    // An offset may be impossible.
    const at = new Date(`${day}T${time}${offset}`)
    return Number.isNaN(at.getTime()) ? undefined : at.toISOString()
  }
  return hour === undefined && isEnd ? momentOfLocal(`${addDays(day, 1)}T${time}`, timeZone) : local
}

export const isYes = (text: string): boolean => /^(?:true|yes|1|y)$/i.test(text.trim())

/** Reads the cells of a row and reports invalid ones. */
export function createCellReader(
  { number, cells }: { number: number; cells: Readonly<Partial<Record<string, string>>> },
  lines: ReportLine[]
) {
  return {
    price(column: string, decimals: number): number | undefined {
      const value = cells[column]
      if (value === undefined) return undefined
      const price = priceOf(value, decimals)
      if (price === undefined) lines.push(errorLine(number, 'csv-price-wrong', { value: value.slice(0, 60) }))
      return price
    },
    whole(column: string, header: string, max: number): number | undefined {
      const value = cells[column]
      if (value === undefined) return undefined
      const whole = wholeOf(value, max)
      if (whole === undefined)
        lines.push(errorLine(number, 'csv-number-wrong', { column: header, value: value.slice(0, 60) }))
      return whole
    },
    moment(
      column: string,
      { header, timeZone, isEnd = false }: { header: string; timeZone: string; isEnd?: boolean }
    ): string | undefined {
      const value = cells[column]
      if (value === undefined) return undefined
      const moment = momentOf(value, timeZone, isEnd)
      if (moment === undefined)
        lines.push(errorLine(number, 'csv-cell-unreadable', { column: header, example: '2030-01-31 09:00' }))
      return moment
    }
  }
}

/** Largest stock of a variant, and largest weight in grams. */
export const countMax = 1_000_000

/** A price in digits, with a decimal point if the currency has decimals. */
export const priceText = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)
