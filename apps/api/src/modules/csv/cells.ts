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
    }
  }
}

/** Largest stock of a variant, and largest weight in grams. */
export const countMax = 1_000_000

/** A price in digits, with a decimal point if the currency has decimals. */
export const priceText = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)
