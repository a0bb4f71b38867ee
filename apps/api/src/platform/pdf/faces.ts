import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unwrapWoff } from '@motif/design/node'
import { type Font, create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

/** A file of a font, as the PDF takes it in. */
export interface Face {
  name: string
  data: Buffer
  has(codePoint: number): boolean
  /** Whether the shaper sets a text from right to left by itself. */
  turns(text: string): boolean
}

export const ownTypeface = 'instrument-sans'

/**
 * Who sets what, the first that has a letter: Latin in the shop's own typeface; Vietnamese, Cyrillic, Greek and Devanagari in
 * Noto Sans; Arabic, Persian and Urdu in Noto Sans Arabic; Japanese in Kosugi; emoji in Noto Emoji, in one colour.
 */
const files = (weight: 400 | 700) => [
  ...['latin', 'latin-ext'].map((subset) => `${ownTypeface}/files/${ownTypeface}-${subset}-${weight}-normal`),
  ...['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'devanagari'].map(
    (subset) => `noto-sans/files/noto-sans-${subset}-${weight}-normal`
  ),
  `noto-sans-arabic/files/noto-sans-arabic-arabic-${weight}-normal`,
  // These come in one weight only.
  'kosugi/files/kosugi-japanese-400-normal',
  ...Array.from({ length: 10 }, (_, part) => `noto-emoji/files/noto-emoji-${part}-400-normal`)
]

const isFont = (opened: ReturnType<typeof create>): opened is Font => 'hasGlyphForCodePoint' in opened

async function readFace(path: string): Promise<Face> {
  // Unpacked once here: pdfkit would do it anew for every document, and slowly.
  const data = Buffer.from(await unwrapWoff(await readFile(resolve(`@fontsource/${path}.woff`))))
  const font = create(data)
  if (!isFont(font)) throw new Error(`${path} is a collection of fonts`)
  return {
    name: path.slice(path.lastIndexOf('/') + 1),
    data,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    turns: (text) => font.layout(text).direction === 'rtl'
  }
}

export interface Faces {
  regular: readonly Face[]
  bold: readonly Face[]
}

const read = async (weight: 400 | 700) => Promise.all(files(weight).map(readFace))

let loaded: Promise<Faces> | undefined

/** Read once, when the first document is printed. */
export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all([read(400), read(700)]).then(([regular, bold]) => ({ regular, bold }))
  return loaded
}
