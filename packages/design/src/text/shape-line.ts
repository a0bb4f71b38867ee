import type { FontSet } from '../fonts/font-set.ts'
import type { ShapedGlyph } from '../fonts/open-font.ts'
import type { FaceRun } from './faces.ts'
import { itemise } from './itemise.ts'
import { visualRuns } from './visual-runs.ts'

/** A glyph on its line: origin in em from the line's left end, y upwards. */
export interface PlacedGlyph {
  /** Index of its first UTF-16 unit in the line. */
  at: number
  x: number
  y: number
  /** Centre of its grapheme, marks included: the pivot of its rotation on a curve. */
  pivot: number
  /** Set for joined scripts, whose glyphs are bent on a curve instead of rotated. */
  isJoined: boolean
  /** Scale relative to the text's font size. */
  scale: number
  outline: ShapedGlyph['outline']
}

/** A shaping cluster and its extent, in em from the line's left end, without letter spacing. */
export interface Cluster {
  /** UTF-16 units of the line. */
  start: number
  end: number
  left: number
  right: number
  /** Extent including letter spacing. */
  advance: number
  isRtl: boolean
  scale: number
}

export interface ShapedLine {
  glyphs: readonly PlacedGlyph[]
  /** In text order. */
  clusters: readonly Cluster[]
  /** Advance width in em. */
  width: number
  direction: 'ltr' | 'rtl'
}

/** Scripts with connected letters. */
const joinedScripts =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u

/** Width of a tab in spaces. */
const tabWidth = 4

/** The text to shape, of equal length: control characters are blanked, tabs become spaces. */
const asShaped = (line: string) => line.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '\u200b')

export interface LineStyle {
  font: string
  /** In em. */
  letterSpacing: number
  /** If omitted, it follows from the characters. */
  direction?: 'ltr' | 'rtl' | undefined
  /** The whole text, for fallback selection. */
  text?: string
  /** The rest of a broken word on both sides, so that joined letters keep their contextual form. */
  around?: { before: string; after: string } | undefined
  /** Face runs of the line, if it has more than one. */
  faces?: readonly FaceRun[] | undefined
}

type Parts = ReturnType<FontSet['partsOf']>

/** A range of a line that uses one face and size. */
interface Piece {
  start: number
  end: number
  parts: Parts
  scale: number
}

/** Pieces within a range of a line, in text order. */
const piecesOf = (pieces: readonly Piece[] | undefined, start: number, end: number, parts: Parts): readonly Piece[] =>
  pieces === undefined
    ? [{ start, end, parts, scale: 1 }]
    : pieces.flatMap((piece) => {
        const [from, to] = [Math.max(piece.start, start), Math.min(piece.end, end)]
        return from < to ? { ...piece, start: from, end: to } : []
      })

/** Bounds of each cluster's characters by cluster index; `start` and `end` are the bounds of the range. */
function endsOf(
  glyphs: readonly ShapedGlyph[],
  start: number,
  end: number
): Map<number, { start: number; end: number }> {
  const begins = [...new Set(glyphs.map(({ cluster }) => cluster))].toSorted((a, b) => a - b)
  return new Map(
    begins.map((cluster, index) => [cluster, { start: index === 0 ? start : cluster, end: begins[index + 1] ?? end }])
  )
}

/** Shapes one line. Joined scripts ignore letter spacing; in others it disables ligatures. */
export const shapeLine = (
  line: string,
  { font, text = line, faces, ...style }: LineStyle,
  fonts: FontSet
): ShapedLine =>
  shapeWith(
    line,
    { ...style, pieces: faces?.map((face) => ({ ...face, parts: fonts.partsOf(face.font, text) })) },
    fonts.partsOf(font, text)
  )

/** The same with the loaded fonts. */
export function shapeWith(
  line: string,
  {
    letterSpacing,
    direction: asked,
    around,
    pieces
  }: Omit<LineStyle, 'font' | 'text' | 'faces'> & { pieces?: readonly Piece[] | undefined },
  parts: Parts
): ShapedLine {
  const { runs, direction } = visualRuns(line, asked)
  const { before = '', after = '' } = around ?? {}
  const shaped = asShaped(before + line + after)
  const glyphs: PlacedGlyph[] = []
  const clusters: Cluster[] = []
  let pen = 0
  let lastSpacing = 0
  for (const { start, end, level } of runs) {
    const isRtl = level % 2 === 1
    const items = piecesOf(pieces, start, end, parts).flatMap((piece) =>
      itemise(line, piece.start, piece.end, piece.parts).map((item) => ({ ...item, scale: piece.scale }))
    )
    for (const item of isRtl ? items.toReversed() : items) {
      const { scale } = item
      const itemEnd = item.start + item.length
      const isJoined = joinedScripts.test(line.slice(item.start, itemEnd))
      const inContext = item.part.shape(shaped, before.length + item.start, item.length, {
        direction: isRtl ? 'rtl' : 'ltr',
        isSpaced: letterSpacing !== 0
      })
      const set = before === '' ? inContext : inContext.map((one) => ({ ...one, cluster: one.cluster - before.length }))
      const letters = Map.groupBy(set, ({ cluster }) => cluster)
      const endsOfCluster = endsOf(set, item.start, itemEnd)
      if (letters.size === 0)
        clusters.push({ start: item.start, end: itemEnd, left: pen, right: pen, advance: 0, isRtl, scale })
      for (const [cluster, letter] of letters) {
        const left = pen
        const pivot = pen + letter.reduce((width, { advance }) => width + advance * scale, 0) / 2
        for (const { offsetX, offsetY, advance, outline } of letter) {
          glyphs.push({ at: cluster, x: pen + offsetX * scale, y: offsetY * scale, pivot, isJoined, scale, outline })
          pen += (line[cluster] === '\t' ? advance * tabWidth : advance) * scale
        }
        const right = pen
        lastSpacing = isJoined || pen === left ? 0 : letterSpacing * scale
        pen += lastSpacing
        const ends = endsOfCluster.get(cluster) ?? { start: cluster, end: itemEnd }
        clusters.push({ ...ends, left, right, advance: pen - left, isRtl, scale })
      }
    }
  }
  // Trailing letter spacing would shift centred lines.
  return {
    glyphs,
    clusters: clusters.toSorted((a, b) => a.start - b.start),
    width: Math.max(0, pen - lastSpacing),
    direction
  }
}
