import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { unwrapWoff } from '@motif/design/node'
import { type Font, create } from 'fontkit'

const { resolve } = createRequire(import.meta.url)

/** A font file for embedding in a PDF. */
export interface Face {
  name: string
  data: Buffer
  has(codePoint: number): boolean
  /** Whether the shaper sets a text from right to left by itself. */
  turns(text: string): boolean
}

export const ownTypeface = 'instrument-sans'

/**
 * Fonts in order of preference: the shop's own typeface for Latin; Noto Sans for Vietnamese, Cyrillic, Greek and Devanagari; Noto Sans Arabic for
 * Arabic, Persian and Urdu; Kosugi for Japanese; Noto Emoji for emoji, in one colour.
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
  // Unpacked once here: pdfkit would unpack them for every document, and slowly.
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

/** Loads the fonts once, on first use. */
export function loadFaces(): Promise<Faces> {
  loaded ??= Promise.all([read(400), read(700)]).then(([regular, bold]) => ({ regular, bold }))
  return loaded
}
