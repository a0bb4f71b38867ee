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
  /** Height of a text set in a width, in points. */
  heightOf(text: string, width: number, style?: Style): number
  /** Sets a text in as many lines as it needs and tells where the next thing may begin. */
  write(text: string, x: number, y: number, width: number, style?: Style): number
}

type Features = NonNullable<PDFKit.Mixins.TextOptions['features']>

/** Naming features has a run shaped as one: by itself pdfkit cuts at spaces, which turns the words of Arabic around. Figures stand in columns. */
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

/** A run so that the shaper, which goes by its letters alone, sets it in the direction it has in its line. */
function asShaped(text: string, isRtl: boolean, face: Face): string {
  if (!isRtl && !/[\u0590-\u08ff]/.test(text)) return text
  const turned = isRtl ? text.replace(/[()[\]{}<>«»]/g, (bracket) => mirrors[bracket] ?? bracket) : text
  return face.turns(text) === isRtl
    ? turned
    : Array.from(graphemes.segment(turned), ({ segment }) => segment)
        .toReversed()
        .join('')
}

/** The shop's own typeface, unless it lacks a Latin letter of the line: a word in two typefaces reads badly. */
function facesFor(line: string, faces: readonly Face[]): readonly Face[] {
  const own = faces.filter(({ name }) => name.startsWith(ownTypeface))
  const lacks = Array.from(line).some(
    (letter) => /\p{Script=Latin}/u.test(letter) && !own.some((face) => face.has(letter.codePointAt(0) ?? 0))
  )
  return lacks ? faces.filter((face) => !own.includes(face)) : faces
}

/** Writes people's words in whatever scripts they come, each letter with a face that has it, and right-to-left where it goes so. */
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

  /** A word longer than the width is cut where it has to be. */
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
        // Faces sit on one line by their baselines, however tall each is.
        doc.text(run, left, top + size * 1.05, { lineBreak: false, features, baseline: 'alphabetic' })
        left += doc.widthOfString(run, { features })
      }
      top += size * leading
    }
    return top
  }

  return { heightOf, write }
}
