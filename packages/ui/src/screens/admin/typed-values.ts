/** A number as it is typed, with a point or a comma; NaN where it is none. */
export const numberOf = (text: string): number =>
  text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))

/** A price as fields show it, in the currency's main unit. */
export const priceText = (minor: number, decimals: number): string => (minor / 10 ** decimals).toFixed(decimals)

/** A moment as `datetime-local` gives it, in UTC; null where the field is empty. */
export const momentOf = (text: string): string | null => (text === '' ? null : `${text.slice(0, 16)}:00Z`)

/** A moment as `datetime-local` takes it, in UTC. */
export const momentText = (at: string | null): string => at?.slice(0, 16) ?? ''
