import type { Product } from '@motif/contract'

type Guide = NonNullable<Product['sizeGuide']>

/** How much wider than the body something is around it, in centimetres. */
export const easeByFit = { close: 6, regular: 10, loose: 16 } as const
export type FitPreference = keyof typeof easeByFit

/**
 * What a person knows in centimetres: the chest around the body with the fit they like, or a measure of something that fits them
 * already, lying flat, by the table's own columns.
 */
export type Measured =
  | { kind: 'chest'; around: number; fit: FitPreference }
  | { kind: 'column'; column: number; value: number }

export interface FoundSize {
  size: string
  /** Of the table. */
  column: string
  value: number
  /** So much more than what was measured, around the body where that was; less than none where it is less. */
  difference: number
  /** Nothing is as small, or as large, as it would have to be. */
  isBeyond: 'smallest' | 'largest' | undefined
}

const inchInCm = 2.54

/** What a table in centimetres says in a unit, to half a centimetre or a quarter of an inch. */
export const shownIn = (unit: 'cm' | 'in', cm: number): number =>
  unit === 'cm' ? Math.round(cm * 2) / 2 : Math.round((cm / inchInCm) * 4) / 4

export const toCm = (unit: 'cm' | 'in', value: number): number => (unit === 'cm' ? value : value * inchInCm)

/** The column that tells of the chest, lying flat or all around; -1 where the table has none. */
export const chestColumn = ({ columns }: Guide): number =>
  columns.findIndex((column) => /chest|bust|width/i.test(column))

/** No chest is as wide as this lying flat, and none as narrow around: larger numbers are of the whole way. */
const flatAtMost = 75

/** The size whose measure comes nearest; of the chest the first that leaves the room wished for. */
export function findSize(guide: Guide, measured: Measured): FoundSize | undefined {
  const isChest = measured.kind === 'chest'
  const column = isChest ? chestColumn(guide) : measured.column
  const rows = guide.rows
    .flatMap(({ size, values }) => {
      const value = values[column]
      return value === undefined ? [] : [{ size, value }]
    })
    .toSorted((one, other) => one.value - other.value)
  const [smallest, largest] = [rows[0], rows.at(-1)]
  if (!smallest || !largest) return undefined
  const times = smallest.value > flatAtMost ? 1 : 2
  const wanted = isChest ? (measured.around + easeByFit[measured.fit]) / times : measured.value
  const near = (row: { value: number }) => Math.abs(row.value - wanted)
  const found = isChest
    ? (rows.find(({ value }) => value >= wanted) ?? largest)
    : rows.reduce((best, row) => (near(row) < near(best) ? row : best), smallest)
  // Half of what lies between two sizes, on either side.
  const slack = rows.length > 1 ? (largest.value - smallest.value) / (rows.length - 1) : 0
  return {
    ...found,
    column: guide.columns[column] ?? '',
    difference: isChest ? found.value * times - measured.around : found.value - measured.value,
    isBeyond:
      wanted > largest.value + (isChest ? 0 : slack)
        ? 'largest'
        : wanted < smallest.value - slack
          ? 'smallest'
          : undefined
  }
}
