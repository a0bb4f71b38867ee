import { type TeamMember, memberLimits, teamLimit } from '../document/team.ts'
import type { TeamSize } from './issues.ts'
import { isSize, sizeOf } from './size-name.ts'

type Column = keyof TeamMember

/** Known column headings of lists; the user's translated headings are added. */
const headings: Readonly<Record<Column, readonly string[]>> = {
  name: ['name', 'player', 'member', 'last name', 'surname'],
  number: ['number', 'no', 'no.', 'nr', '#', 'jersey', 'jersey number'],
  size: ['size', 'shirt size'],
  quantity: ['quantity', 'qty', 'count', 'pieces', 'amount']
}
const columns = Object.keys(headings) as Column[]

/** Cells of CSV or of rows copied from a spreadsheet; quoted cells may contain separators. */
export function cellsOf(text: string): string[][] {
  const [first = ''] = text.split('\n', 1)
  const separator = text.includes('\t') ? '\t' : first.includes(';') ? ';' : ','
  const rows: string[][] = [['']]
  let isQuoted = false
  const row = () => rows.at(-1) as string[]
  const write = (letter: string) => {
    row()[row().length - 1] += letter
  }
  for (let index = 0; index < text.length; index++) {
    const letter = text.charAt(index)
    if (letter === '"' && isQuoted && text.charAt(index + 1) === '"') write(text.charAt(++index))
    else if (letter === '"' && (isQuoted || row().at(-1) === '')) isQuoted = !isQuoted
    else if (isQuoted || (letter !== separator && letter !== '\n' && letter !== '\r')) write(letter)
    else if (letter === separator) row().push('')
    else if (letter === '\n') rows.push([''])
  }
  return rows
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim()))
    .filter((cells) => cells.some((cell) => cell !== ''))
}

const folded = (text: string) => text.normalize('NFKC').trim().toLocaleLowerCase()

/** Converts digits of other scripts to ASCII. */
const digits = (text: string) =>
  text
    .normalize('NFKC')
    .replaceAll(
      /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f]/g,
      (digit) =>
        `${((digit.codePointAt(0) ?? 0) - (digit >= '\u0966' ? 0x966 : digit >= '\u06f0' ? 0x6f0 : 0x660)) % 10}`
    )

const isNumber = (cell: string) => /^#?\s*\d{1,4}$/.test(digits(cell))

/** Detects columns by their headings, or else by their content. */
function columnsOf(
  rows: readonly string[][],
  sizes: readonly TeamSize[],
  named: Readonly<Partial<Record<Column, string>>>
): { columnIndexes: Partial<Record<Column, number>>; hasHeading: boolean } {
  const columnIndexes: Partial<Record<Column, number>> = {}
  const [first = []] = rows
  for (const column of columns) {
    const own = folded(named[column] ?? '')
    const place = first
      .map(folded)
      .findIndex((cell) => cell !== '' && (cell === own || headings[column].includes(cell)))
    if (place >= 0) columnIndexes[column] = place
  }
  if (Object.keys(columnIndexes).length > 0 && !first.some(isNumber)) return { columnIndexes, hasHeading: true }
  const width = Math.max(...rows.map(({ length }) => length))
  const all = Array.from({ length: width }, (_, place) => ({
    place,
    cells: rows.map((cells) => cells[place] ?? '').filter((cell) => cell !== '')
  }))
  const size = all.find(
    ({ cells }) => cells.length > 0 && cells.filter((cell) => isSize(cell, sizes)).length * 2 >= cells.length
  )
  const others = all.filter((one) => one !== size && one.cells.length > 0)
  const [number, quantity] = others.filter(({ cells }) => cells.every(isNumber))
  const name = others.find((one) => one !== number && one !== quantity)
  const found = { name, number, size, quantity }
  return {
    columnIndexes: Object.fromEntries(
      columns.flatMap((column) => (found[column] ? [[column, found[column].place]] : []))
    ),
    hasHeading: false
  }
}

const cut = (text: string, most: number) => {
  let kept = ''
  for (const letter of text) if (kept.length + letter.length <= most) kept += letter
  return kept
}

/** A cell that a list could not take over as it is. */
export interface PasteIssue {
  /** Row index in the list. */
  row: number
  /** `column`: a value in a column that the list does not have. */
  kind: 'size' | 'name' | 'number' | 'quantity' | 'column'
  /** The cell's text, or the heading of its column if that is unknown. */
  given: string
  /** What the list has instead. */
  used: string
}

/** Longest text of a cell that an issue repeats. */
const givenLimit = 60

/** A member's field from a cell, and the issue if the cell says something else. */
function fieldOf(
  column: Column,
  cell: string,
  sizes: readonly TeamSize[]
): { value: string | number; isSame: boolean } {
  if (column === 'size') {
    const size = sizeOf(cell, sizes)
    return { value: size ?? '', isSame: size !== undefined || cell === '' }
  }
  if (column === 'quantity') {
    const given = /^(?:x\s*)?(-?\d+)(?:[.,]0+)?(?:\s*(?:x|pcs?\.?|pieces?))?$/i.exec(digits(cell))?.[1]
    const quantity = Math.min(Math.max(Number(given ?? 1), 1), memberLimits.quantity)
    return { value: quantity, isSame: cell === '' || Number(given) === quantity }
  }
  const text = column === 'number' ? cell.replace(/^#\s*/, '') : cell
  const value = cut(text, memberLimits[column])
  return { value, isSame: value === text }
}

/** Sets fields of the member at a row from cells. Unknown sizes leave the size empty. */
export function readCells(
  cells: Readonly<Partial<Record<Column, string>>>,
  { row, sizes }: { row: number; sizes: readonly TeamSize[] }
): { fields: Partial<TeamMember>; issues: PasteIssue[] } {
  const issues: PasteIssue[] = []
  const fields = Object.fromEntries(
    columns.flatMap((column) => {
      const cell = cells[column]
      if (cell === undefined) return []
      const { value, isSame } = fieldOf(column, cell, sizes)
      if (!isSame) issues.push({ row, kind: column, given: cut(cell, givenLimit), used: String(value) })
      return [[column, value]]
    })
  ) as Partial<TeamMember>
  return { fields, issues }
}

/** Splits "Ana 7" if there are no columns. */
function split(cells: string[]): string[] {
  const [, name, number] = /^(.*\S)\s+#?([\p{Nd}]{1,4})$/u.exec(cells[0] ?? '') ?? []
  return cells.length === 1 && name !== undefined && number !== undefined ? [name, number] : cells
}

/**
 * Parses a pasted list: spreadsheet rows, CSV, or one name per line. `issues` lists what was not taken over as it is,
 * with rows from `firstRow` on; `left` counts rows beyond the limit.
 */
export function readTeam(
  text: string,
  {
    sizes,
    named = {},
    freeSpace = teamLimit,
    firstRow = 0
  }: {
    sizes: readonly TeamSize[]
    named?: Readonly<Partial<Record<Column, string>>>
    freeSpace?: number
    firstRow?: number
  }
): { members: TeamMember[]; issues: PasteIssue[]; left: number } {
  const rows = cellsOf(text).map(split)
  if (rows.length === 0) return { members: [], issues: [], left: 0 }
  const { columnIndexes, hasHeading } = columnsOf(rows, sizes, named)
  const heading = hasHeading ? rows[0] : undefined
  const known = new Set(Object.values(columnIndexes))
  const only = sizes.length === 1 ? (sizes[0]?.value ?? '') : ''
  const people = rows.slice(hasHeading ? 1 : 0)
  const issues: PasteIssue[] = []
  const members = people.slice(0, freeSpace).map((cells, index): TeamMember => {
    const row = firstRow + index
    const read = readCells(
      Object.fromEntries(columns.map((column) => [column, cells[columnIndexes[column] ?? -1] ?? ''])),
      { row, sizes }
    )
    issues.push(...read.issues)
    for (const [place, cell] of cells.entries())
      if (cell !== '' && !known.has(place))
        issues.push({ row, kind: 'column', given: cut(heading?.[place] || cell, givenLimit), used: '' })
    const member = { name: '', number: '', size: '', quantity: 1, ...read.fields }
    return { ...member, size: member.size === '' ? only : member.size }
  })
  return { members, issues, left: people.length - members.length }
}
