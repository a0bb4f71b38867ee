import { markerLength } from '../document/list.ts'
import { type TextNode, minFontSize } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { FontMetrics } from '../fonts/open-font.ts'
import { type FaceRun, facesWithin, stack, tallest } from './faces.ts'
import { graphemesOf } from './graphemes.ts'
import { type TextRange, breaksOf, paragraphsOf } from './lines.ts'
import { memoizeWeak } from '../memoize-weak.ts'
import { createLruCache } from '../lru-cache.ts'
import { type ShapedLine, shapeWith } from './shape-line.ts'
import { visualRuns } from './visual-runs.ts'

/** Lines of a text with the range of text they show. */
type BoxedLine = ShapedLine &
  TextRange & {
    /** Indent from the paragraph's start edge, in em. */
    indent?: number
  }

export interface BoxedText {
  lines: readonly BoxedLine[]
  /** Font size in millimetres. */
  size: number
  /** Set if the text overflows its box at the minimum font size. */
  isOverfull: boolean
}

type Parts = ReturnType<FontSet['partsOf']>
type Around = { before: string; after: string } | undefined

/** A paragraph prepared for line breaking. Offsets are UTF-16 units of it. */
interface Paragraph {
  text: string
  faces: Faces
  direction: 'ltr' | 'rtl'
  /** Break opportunities, including the paragraph's end, and the line end without trailing spaces. */
  breaks: readonly { at: number; end: number }[]
  /** Cumulative advance before each unit, in em, on one line: an estimate of line widths before shaping. */
  room: Float64Array
}

/** A paragraph, its offset in the text, and its hanging indent in em. */
interface Placed {
  start: number
  paragraph: Paragraph
  indent: number
}

/**
 * Cache limits in characters, over all faces. A box that is resized or typed into reuses most of its lines. A character
 * of a line takes 250 bytes, one of a paragraph at most a fifth.
 */
const lettersKept = { paragraphs: 20_000, lines: 60_000 }
const paragraphs = createLruCache<string, Paragraph>(lettersKept.paragraphs, ({ text }) => text.length + 5)
const lines = createLruCache<string, ShapedLine>(lettersKept.lines, ({ glyphs }) => glyphs.length + 5)

let numbered = 0
/** An id for the files of each face, as a cache key. */
const numberOf = memoizeWeak<Parts, number>(() => (numbered += 1))

interface Setting {
  parts: Parts
  letterSpacing: number
  asked: 'ltr' | 'rtl' | undefined
  partsOf: (font: string) => Parts
}

type Faces = readonly FaceRun[] | undefined

const piecesOf = (faces: Faces, { partsOf }: Setting) => faces?.map((face) => ({ ...face, parts: partsOf(face.font) }))

function shaped(
  line: string,
  faces: Faces,
  setting: Setting,
  { direction, around }: { direction: 'ltr' | 'rtl'; around: Around }
) {
  const { parts, letterSpacing } = setting
  const key = JSON.stringify([numberOf(parts), letterSpacing, direction, line, around?.before, around?.after, faces])
  return lines.get(key, () =>
    shapeWith(line, { letterSpacing, direction, around, pieces: piecesOf(faces, setting) }, parts)
  )
}

function readParagraph(text: string, faces: Faces, setting: Setting): Paragraph {
  const { parts, letterSpacing, asked } = setting
  // The paragraph's direction follows from all of it, not from each line's first characters.
  const { direction } = visualRuns(text, asked)
  const room = new Float64Array(text.length + 1)
  const pieces = piecesOf(faces, setting)
  for (const { start, advance } of shapeWith(text, { letterSpacing, direction, pieces }, parts).clusters)
    room[start + 1] = (room[start + 1] ?? 0) + advance
  for (let at = 1; at < room.length; at += 1) room[at] = (room[at] ?? 0) + (room[at - 1] ?? 0)
  const breaks = breaksOf(text).map((at) => ({ at, end: text.slice(0, at).trimEnd().length }))
  return { text, faces, direction, breaks: breaks.length === 0 ? [{ at: text.length, end: 0 }] : breaks, room }
}

function paragraphOf(text: string, faces: Faces, setting: Setting): Paragraph {
  const { parts, letterSpacing, asked } = setting
  const key = JSON.stringify([numberOf(parts), letterSpacing, asked, text, faces])
  return paragraphs.get(key, () => readParagraph(text, faces, setting))
}

/** Width of a range of a paragraph, in em, as on one line. */
const roomOf = ({ room }: Paragraph, start: number, end: number) => (room[end] ?? 0) - (room[start] ?? 0)

/**
 * Binary search: the last number from `first` to `last` that satisfies a monotonic predicate; `first - 1` if none does.
 */
function lastOf(first: number, last: number, holds: (index: number) => boolean): number {
  let [low, high] = [first - 1, last]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** The same search, started near an estimate, for expensive predicates. */
function lastNear(first: number, last: number, estimate: number, holds: (index: number) => boolean): number {
  let index = Math.min(last, Math.max(first, estimate))
  if (holds(index)) {
    while (index < last && holds(index + 1)) index += 1
    return index
  }
  do index -= 1
  while (index >= first && !holds(index))
  return index
}

interface Broken {
  lines: BoxedLine[]
  /** Set if a word was longer than a line. */
  isWordBroken: boolean
}

/** Markers wider than this fraction of a line get no hanging indent. */
const maxIndent = 0.5
const hangIn = (indent: number, width: number) => (indent < width * maxIndent ? indent : 0)

/** Estimates exceeding the width by this factor are not verified by shaping. */
const plainlyTooLong = 1.5

/** Breaks a paragraph into lines of a width in em: between words, and within words longer than a line. */
function broken({ paragraph, indent: hang }: Placed, room: number, setting: Setting): Broken {
  const { text, faces, direction, breaks } = paragraph
  const hanging = hangIn(hang, room)
  const lines: BoxedLine[] = []
  let isWordBroken = false
  let [start, next] = [0, 0]
  /** The word being broken: its start, its characters, and how many are placed. */
  let word: { from: number; letters: readonly Intl.SegmentData[]; set: number } | undefined

  const setTo = (end: number, after = '') => {
    const before = word?.letters[word.set - 1]?.segment ?? ''
    const around = before === '' && after === '' ? undefined : { before, after }
    return shaped(text.slice(start, end), facesWithin(faces, start, end), setting, { direction, around })
  }
  let [indent, width] = [0, room]
  const fits = (end: number, after?: string) =>
    roomOf(paragraph, start, end) <= width * plainlyTooLong && setTo(end, after).width <= width
  const put = (end: number, after?: string) => {
    lines.push({ ...setTo(end, after), start, end, ...(indent > 0 && { indent }) })
    indent = hanging
    width = room - hanging
  }

  while (next < breaks.length) {
    const endOf = (index: number) => Math.max(start, breaks[index]?.end ?? start)
    const isRoomFor = (end: number) => roomOf(paragraph, start, end) <= width
    const last = breaks.length - 1
    const fitting = lastNear(
      next,
      last,
      lastOf(next, last, (index) => isRoomFor(endOf(index))),
      (index) => fits(endOf(index))
    )
    if (fitting >= next) {
      put(endOf(fitting))
      start = breaks[fitting]?.at ?? text.length
      next = fitting + 1
      word = undefined
      continue
    }
    word ??= { from: start, letters: Array.from(graphemesOf(text.slice(start, endOf(next)))), set: 0 }
    const { from, letters, set } = word
    const cutAt = (count: number) => from + (letters[count]?.index ?? endOf(next) - from)
    const follows = (count: number) => letters[count]?.segment ?? ''
    // At least one: a character wider than the box still gets a line.
    const count = Math.max(
      set + 1,
      lastNear(
        set + 1,
        letters.length,
        lastOf(set + 1, letters.length, (some) => isRoomFor(cutAt(some))),
        (some) => fits(cutAt(some), follows(some))
      )
    )
    put(cutAt(count), follows(count))
    isWordBroken ||= letters.length > 1
    if (count < letters.length) {
      start = cutAt(count)
      word = { from, letters, set: count }
    } else {
      start = breaks[next]?.at ?? text.length
      next += 1
      word = undefined
    }
  }
  return { lines, isWordBroken }
}

/** Estimated height of lines of this width in em, if no word is longer than a line. */
function heightsOf({ paragraph, indent }: Placed, width: number): number[] {
  const { breaks, faces } = paragraph
  const heights: number[] = []
  let [start, next] = [0, 0]
  while (next < breaks.length) {
    const from = start
    const room = heights.length === 0 ? width : width - hangIn(indent, width)
    const last = lastOf(next, breaks.length - 1, (index) => roomOf(paragraph, from, breaks[index]?.end ?? 0) <= room)
    next = Math.max(next, last) + 1
    const { at = 0, end = 0 } = breaks[next - 1] ?? {}
    heights.push(tallest(faces, from, Math.max(from, end)))
    start = at
  }
  return heights
}

/** Widest unbreakable piece of a paragraph, in em, with its indent. */
function widestOf({ paragraph, indent }: Placed): number {
  let [widest, start] = [0, 0]
  for (const { at, end } of paragraph.breaks) {
    widest = Math.max(widest, roomOf(paragraph, start, Math.max(start, end)) + (start > 0 ? indent : 0))
    start = at
  }
  return widest
}

/** Lengths are stored in thousandths of a millimetre; the tolerance, in em, keeps text fitting after rounding. */
const lineRoom = (width: number, size: number) => (width + 0.001 * (1 + width / size)) / size

function wrapped(paragraphs: readonly Placed[], width: number, setting: Setting): Broken {
  const all = paragraphs.map((placed) => ({ start: placed.start, ...broken(placed, width, setting) }))
  return {
    lines: all.flatMap(({ start, lines }) =>
      lines.map((line) => ({ ...line, start: start + line.start, end: start + line.end }))
    ),
    isWordBroken: all.some(({ isWordBroken }) => isWordBroken)
  }
}

/** Factor applied whenever an estimated font size turned out too large. */
const smaller = 0.995
const manyTries = 24

/** Lays out text in a box of the node's `width`: at its font size, or shrunk to fit its `height` as well. */
export function layoutInBox(
  node: TextNode,
  { metrics, faces }: { metrics: FontMetrics; faces: Faces },
  fonts: FontSet
): BoxedText {
  const { text, font, width = 0, height = 0, letterSpacing, lineHeight, list, align } = node
  const partsOf = (face: string) => fonts.partsOf(face, text)
  const setting: Setting = { parts: partsOf(font), letterSpacing, asked: node.direction, partsOf }
  const paragraphs = paragraphsOf(text).map(({ start, end }): Placed => {
    const paragraph = paragraphOf(text.slice(start, end), facesWithin(faces, start, end), setting)
    const marker = list !== undefined && align === 'start' ? markerLength(paragraph.text, list) : 0
    return { start, paragraph, indent: roomOf(paragraph, 0, marker) }
  })
  const setAt = (size: number) => ({ size, ...wrapped(paragraphs, lineRoom(width, size), setting) })
  if (node.fit !== 'shrink') return { ...setAt(node.size), isOverfull: false }

  const isLowEnough = (heights: readonly number[], size: number) =>
    stack(heights, { metrics, lineHeight }).height * size <= height + 0.001 * (1 + height / size)
  const fits = ({ lines, size, isWordBroken }: ReturnType<typeof setAt>) =>
    !isWordBroken &&
    isLowEnough(
      lines.map(({ start, end }) => tallest(faces, start, end)),
      size
    )
  const asAsked = setAt(node.size)
  if (fits(asAsked)) return { ...asAsked, isOverfull: false }

  const least = Math.min(node.size, minFontSize)
  const widest = paragraphs.reduce((most, placed) => Math.max(most, widestOf(placed)), 0)
  const promises = (size: number) =>
    widest * size <= width &&
    isLowEnough(
      paragraphs.flatMap((placed) => heightsOf(placed, width / size)),
      size
    )
  let [low, high] = [least, node.size]
  while (high - low > 0.002) {
    const middle = (low + high) / 2
    if (promises(middle)) low = middle
    else high = middle
  }
  for (let [size, tries] = [low, 0]; size > least && tries < manyTries; size *= smaller, tries += 1) {
    const tried = setAt(Math.floor(size * 1000) / 1000)
    if (fits(tried)) return { ...tried, isOverfull: false }
  }
  const smallest = setAt(least)
  return { ...smallest, isOverfull: !fits(smallest) }
}
