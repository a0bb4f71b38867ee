import { itemise, linesOf, visualRuns } from '@motif/design/node'
import type PdfFile from 'pdfkit'
import { type Face, type Faces, ownTypeface } from './faces.ts'

interface Style {
  size?: number
  isBold?: boolean
  colour?: string
  align?: 'start' | 'end'
}

export interface Pen {
  /** Height of a text at a given width, in points. */
  heightOf(text: string, width: number, style?: Style): number
  /** Writes a text with line breaks and returns the y coordinate below it. */
  write(text: string, x: number, y: number, width: number, style?: Style): number
}

type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>

/**
 * With explicit features pdfkit shapes a run as a whole. By default it splits at spaces, which reverses Arabic words. `tnum` aligns figures in
 * columns.
 */
const features: Features = ['kern', 'liga', 'tnum']

const ink = '#1c1b18'
const leading = 1.4

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

const mirrors: Readonly<Record<string, string>> = {
  '(': ')',
  ')': '(',
  '[': ']',
  ']': '[',
  '{': '}',
  '}': '{',
  '<': '>',
  '>': '<',
  '«': '»',
  '»': '«'
}

/** Reorders a run so that the shaper, which only looks at its letters, sets it in the direction of its line. */
function asShaped(text: string, isRtl: boolean, face: Face): string {
  if (!isRtl && !/[\u0590-\u08ff]/.test(text)) return text
  const turned = isRtl ? text.replace(/[()[\]{}<>«»]/g, (bracket) => mirrors[bracket] ?? bracket) : text
  return face.turns(text) === isRtl
    ? turned
    : Array.from(graphemes.segment(turned), ({ segment }) => segment)
        .toReversed()
        .join('')
}

/** The shop's own typeface, unless it lacks a Latin letter of the line: two typefaces in a word read badly. */
function facesFor(line: string, faces: readonly Face[]): readonly Face[] {
  const own = faces.filter(({ name }) => name.startsWith(ownTypeface))
  const lacks = Array.from(line).some(
    (letter) => /\p{Script=Latin}/u.test(letter) && !own.some((face) => face.has(letter.codePointAt(0) ?? 0))
  )
  return lacks ? faces.filter((face) => !own.includes(face)) : faces
}

/** Writes text in any script: each letter in a font that has it, right-to-left where needed. */
export function penFor(doc: InstanceType<typeof PdfFile>, faces: Faces): Pen {
  const known = new Set<string>()
  const choose = ({ name, data }: Face, size: number) => {
    if (!known.has(name)) doc.registerFont(name, data)
    known.add(name)
    doc.font(name, size)
  }

  const runsOf = (line: string, isBold: boolean) => {
    const parts = facesFor(line, isBold ? faces.bold : faces.regular)
    return visualRuns(line).runs.flatMap(({ start, end, level }) => {
      const items = itemise(line, start, end, parts).map(({ start: from, length, part }) => ({
        text: asShaped(line.slice(from, from + length), level % 2 === 1, part),
        face: part
      }))
      return level % 2 === 1 ? items.toReversed() : items
    })
  }

  const measure = (line: string, { size = 9, isBold = false }: Style) =>
    runsOf(line, isBold).reduce((width, { text, face }) => {
      choose(face, size)
      return width + doc.widthOfString(text, { features })
    }, 0)

  /** Breaks a word that is wider than the line. */
  const cut = (line: string, width: number, style: Style): string[] => {
    if (measure(line, style) <= width) return [line]
    const parts: string[] = []
    let part = ''
    for (const { segment } of graphemes.segment(line)) {
      if (part !== '' && measure(part + segment, style) > width) {
        parts.push(part)
        part = ''
      }
      part += segment
    }
    return [...parts, part]
  }

  const rows = (text: string, width: number, style: Style) =>
    linesOf(text, width, (line) => measure(line, style)).flatMap((line) => cut(line, width, style))
  const heightOf: Pen['heightOf'] = (text, width, style = {}) =>
    rows(text, width, style).length * (style.size ?? 9) * leading

  const write: Pen['write'] = (text, x, y, width, style = {}) => {
    const { size = 9, isBold = false, colour = ink, align = 'start' } = style
    doc.fillColor(colour)
    let top = y
    for (const line of rows(text, width, style)) {
      let left = align === 'end' ? x + width - measure(line, style) : x
      for (const { text: run, face } of runsOf(line, isBold)) {
        choose(face, size)
        // Different fonts share a baseline, whatever their height.
        doc.text(run, left, top + size * 1.05, { lineBreak: false, features, baseline: 'alphabetic' })
        left += doc.widthOfString(run, { features })
      }
      top += size * leading
    }
    return top
  }

  return { heightOf, write }
}
