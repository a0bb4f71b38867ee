import type { FontSet } from '../fonts/font-set.ts'
import type { ShapedGlyph } from '../fonts/open-font.ts'
import type { FaceStretch } from './faces.ts'
import { itemise } from './itemise.ts'
import { visualRuns } from './visual-runs.ts'

/** A glyph on its line: origin in em from the line's left end, y upwards. */
export interface PlacedGlyph {
  /** First UTF-16 unit of the line it stands for. */
  at: number
  x: number
  y: number
  /** Middle of the letter it belongs to, marks included: what a letter on a curve is turned around. */
  pivot: number
  /** Joins its neighbours, so that on a curve it is bent with them instead of turned. */
  isJoined: boolean
  /** How many times as large as the text. */
  scale: number
  outline: ShapedGlyph['outline']
}

/** Letters that are set as one, and the room they take; in em from the line's left end, without the space after them. */
export interface Cluster {
  /** UTF-16 units of the line. */
  start: number
  end: number
  left: number
  right: number
  /** The same with the space after it. */
  advance: number
  isRtl: boolean
  scale: number
}

export interface ShapedLine {
  glyphs: readonly PlacedGlyph[]
  /** In the order of the text. */
  clusters: readonly Cluster[]
  /** Advance width in em. */
  width: number
  direction: 'ltr' | 'rtl'
}

/** Scripts whose letters touch along a line. */
const joinedScripts =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u

/** A tab is as wide as so many spaces. */
const tabWidth = 4

/** A line as it is shaped, unit for unit: nothing of control characters is drawn, and a tab is a space with more room. */
const asShaped = (line: string) => line.replaceAll('\t', ' ').replaceAll(/\p{Cc}/gu, '\u200b')

export interface LineStyle {
  font: string
  /** In em. */
  letterSpacing: number
  /** Left out, the letters decide. */
  direction?: 'ltr' | 'rtl' | undefined
  /** All of the text the line belongs to. */
  text?: string
  /** What is left of a word that is broken within, on either side: letters that join keep the form they have within it. */
  around?: { before: string; after: string } | undefined
  /** The line in stretches of one face and size, where it has more than one. */
  faces?: readonly FaceStretch[] | undefined
}

type Parts = ReturnType<FontSet['partsOf']>

/** Letters of a line that are set with the files of one face, in one size. */
interface Piece {
  start: number
  end: number
  parts: Parts
  scale: number
}

/** The pieces of a stretch of a line, in the order of the text. */
const piecesOf = (pieces: readonly Piece[] | undefined, start: number, end: number, parts: Parts): readonly Piece[] =>
  pieces === undefined
    ? [{ start, end, parts, scale: 1 }]
    : pieces.flatMap((piece) => {
        const [from, to] = [Math.max(piece.start, start), Math.min(piece.end, end)]
        return from < to ? { ...piece, start: from, end: to } : []
      })

/** Where the letters of each glyph's cluster begin and end, by the cluster's index; `start` and `end` are those of the whole stretch. */
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

/** Sets one line. Letter spacing is left out of scripts whose letters join, and parts the ligatures of the others. */
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

/** The same with the files of the fonts at hand. */
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
  // The space after the last letter would push a centred line off its centre.
  return {
    glyphs,
    clusters: clusters.toSorted((a, b) => a.start - b.start),
    width: Math.max(0, pen - lastSpacing),
    direction
  }
}
