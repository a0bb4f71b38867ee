import type { CsvRow } from './imported.ts'

/** Groups rows by key, in the order of their first rows. */
export function grouped(rows: readonly CsvRow[], keyOf: (row: CsvRow) => string | undefined): Map<string, CsvRow[]> {
  const groups = new Map<string, CsvRow[]>()
  for (const row of rows) {
    const key = keyOf(row) ?? ''
    const known = groups.get(key)
    if (known) known.push(row)
    else groups.set(key, [row])
  }
  return groups
}

/** The first non-empty cell of a column. */
export const firstOf = (rows: readonly CsvRow[], column: string): string | undefined =>
  rows.find(({ cells }) => cells[column] !== undefined)?.cells[column]
