import type { Product } from '@motif/contract'

type Guide = NonNullable<Product['sizeGuide']>

/** Ease by fit in centimetres: garment minus body circumference. */
export const easeByFit = { close: 6, regular: 10, loose: 16 } as const
export type FitPreference = keyof typeof easeByFit

/**
 * A measurement in centimetres: the chest circumference with a fit preference, or a flat measurement of a fitting
 * garment by table column.
 */
export type Measured =
  | { kind: 'chest'; around: number; fit: FitPreference }
  | { kind: 'column'; column: number; value: number }

export interface FoundSize {
  size: string
  /** Column of the table. */
  column: string
  value: number
  /** Garment minus measurement; negative if smaller. */
  difference: number
  /** Set if no size is small or large enough. */
  isBeyond: 'smallest' | 'largest' | undefined
}

const inchInCm = 2.54

/** Converts centimetres for display, rounded to half a centimetre or a quarter inch. */
export const shownIn = (unit: 'cm' | 'in', cm: number): number =>
  unit === 'cm' ? Math.round(cm * 2) / 2 : Math.round((cm / inchInCm) * 4) / 4

export const toCm = (unit: 'cm' | 'in', value: number): number => (unit === 'cm' ? value : value * inchInCm)

/** Index of the chest column, flat or circumference; -1 if missing. */
export const chestColumn = ({ columns }: Guide): number =>
  columns.findIndex((column) => /chest|bust|width/i.test(column))

/** Threshold between flat widths and circumferences. */
const flatAtMost = 75

/** The nearest size; for the chest, the first with the preferred ease. */
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
  // Tolerance: half of the average size step.
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
