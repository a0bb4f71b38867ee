import { type TeamMember, memberLimits, teamLimit } from '../document/team.ts'
import type { TeamSize } from './issues.ts'

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

/** Normalizes size names: "XXL" and "2 XL" become "2XL". */
const sizeName = (text: string) =>
  folded(text)
    .replaceAll(/[\s.-]/g, '')
    .replace(/^(x{2,})(?=[sl]$)/, ({ length }) => `${length}x`)

const sizeOf = (cell: string, sizes: readonly TeamSize[]) =>
  sizes.find(({ value, label }) => folded(value) === folded(cell) || folded(label) === folded(cell))?.value ??
  sizes.find(({ value, label }) => cell !== '' && [value, label].some((one) => sizeName(one) === sizeName(cell)))?.value
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
    ({ cells }) =>
      cells.length > 0 && cells.filter((cell) => sizeOf(cell, sizes) !== undefined).length * 2 >= cells.length
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

const readers: Readonly<Record<'name' | 'number' | 'quantity', (cell: string) => string | number>> = {
  name: (cell) => cut(cell, memberLimits.name),
  number: (cell) => cut(cell.replace(/^#\s*/, ''), memberLimits.number),
  quantity: (cell) => {
    const quantity = Number.parseInt(digits(cell).replace(/^\D+/, ''), 10)
    return Math.min(Math.max(quantity || 1, 1), memberLimits.quantity)
  }
}

/** Sets a member's field from a cell. Unknown sizes are ignored. */
export const valueOf = (column: Column, cell: string, sizes: readonly TeamSize[]): Partial<TeamMember> => ({
  [column]: column === 'size' ? (sizeOf(cell, sizes) ?? '') : readers[column](cell)
})

/** Splits "Ana 7" if there are no columns. */
function split(cells: string[]): string[] {
  const [, name, number] = /^(.*\S)\s+#?([\p{Nd}]{1,4})$/u.exec(cells[0] ?? '') ?? []
  return cells.length === 1 && name !== undefined && number !== undefined ? [name, number] : cells
}

/**
 * Parses a pasted list: spreadsheet rows, CSV, or one name per line. Unknown sizes are left empty. `left` counts rows
 * beyond the limit.
 */
export function readTeam(
  text: string,
  {
    sizes,
    named = {},
    freeSpace = teamLimit
  }: { sizes: readonly TeamSize[]; named?: Readonly<Partial<Record<Column, string>>>; freeSpace?: number }
): { members: TeamMember[]; left: number } {
  const rows = cellsOf(text).map(split)
  if (rows.length === 0) return { members: [], left: 0 }
  const { columnIndexes, hasHeading } = columnsOf(rows, sizes, named)
  const only = sizes.length === 1 ? (sizes[0]?.value ?? '') : ''
  const members = rows.slice(hasHeading ? 1 : 0).map((cells): TeamMember => {
    const at = (column: Column) => cells[columnIndexes[column] ?? -1] ?? ''
    const member = Object.assign(
      { name: '', number: '', size: '', quantity: 1 },
      ...columns.map((column) => valueOf(column, at(column), sizes))
    ) as TeamMember
    return { ...member, size: member.size === '' ? only : member.size }
  })
  return { members: members.slice(0, freeSpace), left: Math.max(0, members.length - freeSpace) }
}
