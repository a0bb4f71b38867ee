/** Parses a number with decimal point or comma; NaN if invalid. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

/** Formats a price for a field, in the currency's main unit. */
export const priceText = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)

/** Converts a `datetime-local` value, UTC; null if empty. */
export const momentOf = (text: string): string | null => (text === '' ? null : `${text.slice(0, 16)}:00Z`)

/** Formats a time for `datetime-local`, UTC. */
export const momentText = (at: string | null): string => at?.slice(0, 16) ?? ''
