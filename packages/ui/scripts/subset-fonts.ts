/**
 * Writes the letters that nearly every page of the shop is made of into fonts of their own, which come with the first
 * view. All others come from the fonts' packages when a page has them. Run it after an update of these packages; what
 * base.css names as `unicode-range` is printed.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'

const { resolve } = createRequire(import.meta.url)

const ascii = Array.from({ length: 95 }, (_, index) => 32 + index)
/** No-break space, £ © ° ² · ×, dashes, quotation marks, • … and €. */
const others = [
  0xa0, 0xa3, 0xa9, 0xb0, 0xb2, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac
]
const letters = String.fromCodePoint(...ascii, ...others)

/** What a browser uses without being asked to, and figures of one width. */
const keepFeatures = ['ccmp', 'locl', 'rvrn', 'rlig', 'liga', 'calt', 'kern', 'mark', 'mkmk', 'tnum']

/** Titles and sums are semibold or bold. */
const fonts = [
  { name: 'instrument-sans', weights: { min: 400, max: 700 }, kernedAt: 500 },
  { name: 'bricolage-grotesque', weights: { min: 600, max: 700 }, kernedAt: 600 }
]

const directory = { start: 12, entry: 16 }

/** The tables of an SFNT file (TrueType, OpenType) by their tags, in the file's order. */
function tablesOf(sfnt: Buffer): Map<string, Buffer> {
  const count = sfnt.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, index) => {
      const entry = directory.start + index * directory.entry
      const [offset, length] = [sfnt.readUInt32BE(entry + 8), sfnt.readUInt32BE(entry + 12)]
      return [sfnt.toString('latin1', entry, entry + 4), sfnt.subarray(offset, offset + length)]
    })
  )
}

/** The same file with other tables. Checksums are left empty: writing WOFF 2 makes them anew. */
function withTables(sfnt: Buffer, tables: ReadonlyMap<string, Buffer>): Buffer {
  const head = Buffer.alloc(directory.start + tables.size * directory.entry)
  sfnt.copy(head, 0, 0, directory.start)
  const parts = [head]
  let offset = head.length
  for (const [index, [tag, table]] of [...tables].entries()) {
    const entry = directory.start + index * directory.entry
    head.write(tag, entry, 'latin1')
    head.writeUInt32BE(offset, entry + 8)
    head.writeUInt32BE(table.length, entry + 12)
    const padded = Buffer.concat([table, Buffer.alloc(-table.length & 3)])
    parts.push(padded)
    offset += padded.length
  }
  return Buffer.concat(parts)
}

/**
 * A part of a variable font whose pairs of letters keep one distance at all weights. Half of a variable font is how these
 * distances change with the weight, which is a fraction of a pixel on screens.
 */
async function subset(whole: Buffer, { weights, kernedAt }: (typeof fonts)[number]): Promise<Buffer> {
  const options = { targetFormat: 'sfnt', keepFeatures } as const
  const variable = await subsetFont(whole, letters, { ...options, variationAxes: { wght: weights } })
  const still = tablesOf(await subsetFont(whole, letters, { ...options, variationAxes: { wght: kernedAt } }))
  const tables = tablesOf(variable)
  const glyphs = (of: ReadonlyMap<string, Buffer>) => of.get('maxp')?.readUInt16BE(4)
  const distances = still.get('GPOS')
  if (distances === undefined || glyphs(tables) !== glyphs(still))
    throw new Error('the two parts number their glyphs differently')
  const joined = withTables(variable, tables.set('GPOS', distances))
  return subsetFont(joined, letters, { targetFormat: 'woff2', keepFeatures })
}

for (const font of fonts) {
  const whole = await readFile(resolve(`@fontsource-variable/${font.name}/files/${font.name}-latin-wght-normal.woff2`))
  const part = await subset(whole, font)
  await writeFile(join(import.meta.dirname, `../src/system/fonts/${font.name}-first.woff2`), part)
  console.log(`${font.name}: ${part.length} of ${whole.length} bytes`)
}

const hex = (code: number) => `U+${code.toString(16).padStart(4, '0').toUpperCase()}`
console.log(
  `${hex(32)}-${hex(126).slice(2)}, ${others
    .toSorted((one, other) => one - other)
    .map(hex)
    .join(', ')}`
)
