import type { Platform } from '../../platform/platform.ts'
import { namesOf } from '../accounts/index.ts'
import { changesOf } from '../staff-log/index.ts'

interface VersionRow {
  revision: number
  at: Date
  savedBy: string
  restoredFrom: number | null
}

/** The revision of a cursor; an invalid one ends the list. */
export const revisionBefore = (after: string | undefined): number | undefined =>
  after === undefined ? undefined : /^\d{1,9}$/.test(after) ? Number(after) : 0

/** A part of a list of versions, newest first. `rows` has one extra row if there are more. */
export async function versionPart<Row extends VersionRow>(
  db: Platform['db'],
  rows: readonly Row[],
  {
    pageSize,
    changeOf
  }: { pageSize: number; changeOf: (row: Row, before: Row | undefined) => { from: unknown; to: unknown } }
) {
  const names = await namesOf(
    db,
    rows.map(({ savedBy }) => savedBy)
  )
  const shown = rows.slice(0, pageSize)
  return {
    items: shown.map((row, index) => ({
      revision: row.revision,
      at: row.at.toISOString(),
      by: { id: row.savedBy, name: names.get(row.savedBy) ?? null },
      restoredFrom: row.restoredFrom,
      ...changesOf(changeOf(row, rows[index + 1]))
    })),
    next: rows.length > pageSize ? String(shown.at(-1)?.revision) : null
  }
}
