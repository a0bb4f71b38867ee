import { type TeamMember, teamLimit } from '../document/team.ts'
import { type PasteIssue, cellsOf, readCells } from './read-team.ts'
import type { TeamSize } from './issues.ts'

interface Fill {
  /** Row index of the first cell. */
  index: number
  column: keyof TeamMember
  sizes: readonly TeamSize[]
  /** A new row for cells below the last one. */
  blank: TeamMember
}

/**
 * Fills one column downwards from a row, for a column pasted from a spreadsheet. Undefined if the text is not a single
 * column of several cells.
 */
export function fillColumn(
  members: readonly TeamMember[],
  text: string,
  { index, column, sizes, blank }: Fill
): { members: TeamMember[]; issues: PasteIssue[]; left: number } | undefined {
  const rows = cellsOf(text)
  if (rows.length < 2 || rows.some((cells) => cells.length > 1)) return undefined
  const last = Math.min(index + rows.length, teamLimit)
  const issues: PasteIssue[] = []
  const filled = Array.from({ length: Math.max(members.length, last) }, (_, at): TeamMember => {
    const cell = rows[at - index]?.[0]
    const member = members[at] ?? blank
    if (cell === undefined) return member
    const read = readCells({ [column]: cell }, { row: at, sizes })
    issues.push(...read.issues)
    return { ...member, ...read.fields }
  })
  return { members: filled, issues, left: index + rows.length - last }
}
