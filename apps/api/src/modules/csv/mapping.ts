import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import {
  type ImportColumn,
  type ImportHeadings,
  type ImportKind,
  type ImportSource,
  importColumn,
  importLimits
} from '@motif/contract'
import { eq } from 'drizzle-orm'
import { z } from 'zod'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { columnAliases, customerColumnAliases } from './column-aliases.ts'
import { customerColumns } from './customers.ts'
import { decodeHead } from './decode.ts'
import { motifHeaders } from './motif.ts'
import { delimiterOf, readCsv, readHead } from './read-csv.ts'
import { layoutOf, nameOf } from './layouts.ts'
import { importTemplates } from './tables.ts'

interface Expected {
  column: string
  header: string
}

const expectedOf: Readonly<Record<ImportKind, readonly Expected[]>> = {
  products: motifHeaders.map((header) => ({ column: header.toLowerCase(), header })),
  stock: [
    { column: 'sku', header: 'sku' },
    { column: 'stock', header: 'stock' }
  ],
  customers: customerColumns.map((header) => ({ column: header.toLowerCase(), header }))
}

const aliasesOf = (kind: ImportKind, column: string): string =>
  (kind === 'customers' ? customerColumnAliases[column] : columnAliases[column === 'stock' ? 'on hand' : column]) ?? ''

/** Folds accents, case and signs: `Verfügbar_ab` becomes `verfugbar ab`. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A heading as is, and without its parentheses: `Preis (EUR)`. */
const spellingsOf = (heading: string): string[] => [
  plain(heading),
  plain(heading.replaceAll(/\([^)]*\)|\[[^\]]*\]/g, ' '))
]

const namesOf = (kind: ImportKind): Map<string, string> =>
  new Map(
    expectedOf[kind]
      // The column's own name takes precedence.
      .flatMap(({ column, header }) =>
        aliasesOf(kind, column)
          .split(',')
          .concat(header)
          .map((word): [string, string] => [plain(word), column])
      )
      .filter(([word]) => word !== '')
      .toReversed()
  )

const names: Readonly<Record<ImportKind, Map<string, string>>> = {
  products: namesOf('products'),
  stock: namesOf('stock'),
  customers: namesOf('customers')
}

function columnOfHeading(kind: ImportKind, heading: string): string | undefined {
  const [whole = '', bare = ''] = spellingsOf(heading)
  return names[kind].get(whole) ?? names[kind].get(bare)
}

/** Guesses which heading each column has; the first match counts. */
function guessColumns(kind: ImportKind, headings: readonly string[]): Map<string, number> {
  const found = new Map<string, number>()
  for (const [index, heading] of headings.entries()) {
    const column = columnOfHeading(kind, heading)
    if (column !== undefined && !found.has(column)) found.set(column, index)
  }
  // A product without a slug gets one from its name.
  const name = found.get('name')
  if (kind === 'products' && !found.has('handle') && name !== undefined) found.set('handle', name)
  return found
}

/** Whether a file has the named format: all required columns, and for Motif's own no other names. */
function isKnown({ source, kind, headings }: FileKind & { headings: readonly string[] }): boolean {
  const layout = layoutOf(source, kind)
  const columns = headings.map((heading) => layout.columnOf(nameOf(heading)))
  if (layout.needed.some(({ column }) => !columns.includes(column))) return false
  if (source !== 'motif') return true
  return headings.every((heading, index) => {
    if (columns[index] !== undefined) return true
    const meant = columnOfHeading(kind, heading)
    return meant === undefined || columns.includes(meant)
  })
}

interface FileKind {
  source: ImportSource
  kind: ImportKind
}

/** Identifies files with the same headings. */
const keyOf = (kind: ImportKind, headings: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify([kind, ...headings.map((heading) => nameOf(heading))]))
    .digest('base64url')

const shown = (text: string): string =>
  text
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, importLimits.shown)

const samplesShown = 3

/** The columns of a file and those an import expects, with a saved or guessed mapping. */
export async function proposeColumns(
  platform: Platform,
  { data, ...asked }: FileKind & { data: Buffer }
): Promise<ImportHeadings> {
  const { kind } = asked
  const [headings = [], ...rows] = readHead(decodeHead(data), 1 + samplesShown)
  if (isKnown({ ...asked, headings })) return { isKnown: true, headings: [], expected: [], template: null }
  const [template] = await platform.db
    .select()
    .from(importTemplates)
    .where(eq(importTemplates.headings, keyOf(kind, headings)))
  const indices = template
    ? new Map(template.columns.map(({ column, index }) => [column, index]))
    : guessColumns(kind, headings)
  const { needed } = layoutOf('motif', kind)
  return {
    isKnown: false,
    headings: headings.map((heading, index) => ({
      heading: shown(heading),
      samples: rows.map((cells) => shown(cells[index] ?? ''))
    })),
    expected: expectedOf[kind].map(({ column, header }) => ({
      column,
      header,
      isNeeded: needed.some((one) => one.column === column),
      index: indices.get(column) ?? null
    })),
    template: template ? { id: template.id, name: template.name } : null
  }
}

export interface Mapping {
  columns: ImportColumn[]
  /** Identifies files with the same headings. */
  headings: string
}

const mapping = z.array(importColumn).min(1).max(motifHeaders.length)

function parsed(json: string): ImportColumn[] {
  try {
    return mapping.parse(JSON.parse(json))
  } catch {
    throw new ProblemError('import-columns-invalid', { errors: [{ pointer: '/columns' }] })
  }
}

/** The chosen columns, validated against the file. */
export async function mappingOf(json: string, { source, kind, text }: FileKind & { text: string }): Promise<Mapping> {
  if (source !== 'motif') throw new ProblemError('import-columns-not-offered', { errors: [{ pointer: '/columns' }] })
  const columns = parsed(json)
  const headings = (await firstRow(text)) ?? []
  const known = new Set(expectedOf[kind].map(({ column }) => column))
  const chosen = new Set(columns.map(({ column }) => column))
  if (
    chosen.size !== columns.length ||
    columns.some(({ column, index }) => !known.has(column) || index >= headings.length)
  )
    throw new ProblemError('import-columns-invalid', { errors: [{ pointer: '/columns' }] })
  const missing = layoutOf('motif', kind).needed.filter(({ column }) => !chosen.has(column))
  if (missing.length > 0)
    throw new ProblemError('csv-columns-missing', { params: { columns: missing.map(({ header }) => header) } })
  return { columns, headings: keyOf(kind, headings) }
}

async function firstRow(text: string): Promise<string[] | undefined> {
  for await (const { values } of readCsv(Readable.from([text]), delimiterOf(text))) return values
  return undefined
}
