import type { TextNode } from '../document/nodes.ts'
import { stretchesOf } from '../document/runs.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Box } from '../geometry/box.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { type PathSegment, writePath } from '../geometry/path.ts'
import { type TextLayout, layoutText } from './layout.ts'
import { inkOf, putLetter, segmentsOf } from './letters.ts'
import { type Recent, createRecent } from '../recent.ts'
import { type Bend, bendOutline } from './warp/bend-outline.ts'
import { type Envelope, createEnvelope } from './warp/envelope.ts'

/** Bent outlines are this near to the true ones at least, in millimetres, and in em of the text. */
const bendTolerance = { millimetres: 0.02, em: 0.001 }

/** What is kept of letters once it was worked out: their segments would take much more room. */
interface Kept {
  path?: string
  ink?: Box
}

const keptStraight = new WeakMap<TextLayout, Kept>()
/** As many warps of the same words are found again: several texts may say the same. */
const manyWarps = 8
const keptWarped = new WeakMap<TextLayout, Recent<string, Kept>>()

function ofStraight(layout: TextLayout): Kept {
  const known = keptStraight.get(layout) ?? {}
  keptStraight.set(layout, known)
  return known
}

/** What the letters of a node would fill without its warp. */
export function straightInk(node: TextNode, fonts: FontSet): Box {
  const layout = layoutText(node, fonts)
  return (ofStraight(layout).ink ??= inkOf(segmentsOf(layout), layout))
}

/** The envelope a node's letters are bent into; undefined where they stand as they are set. */
export const envelopeOf = (node: TextNode, fonts: FontSet): Envelope | undefined =>
  node.warp && createEnvelope(node.warp, straightInk(node, fonts))

const bent = (segments: readonly PathSegment[], along: Bend, { size }: TextLayout) =>
  bendOutline(segments, along, Math.min(bendTolerance.millimetres, bendTolerance.em * size))

function lettersOf(node: TextNode, fonts: FontSet): PathSegment[] {
  const layout = layoutText(node, fonts)
  const envelope = envelopeOf(node, fonts)
  return envelope ? bent(segmentsOf(layout), envelope, layout) : segmentsOf(layout)
}

/** Path and bounds of warped letters: who draws them needs both. */
function ofWarped(node: TextNode, fonts: FontSet): Kept {
  const layout = layoutText(node, fonts)
  const ofLayout = keptWarped.get(layout) ?? createRecent<string, Kept>(manyWarps)
  keptWarped.set(layout, ofLayout)
  return ofLayout.get(JSON.stringify(node.warp), () => {
    const segments = lettersOf(node, fonts)
    return { path: writePath(segments), ink: inkOf(segments, layout) }
  })
}

const keptOf = (node: TextNode, fonts: FontSet): Kept =>
  node.warp ? ofWarped(node, fonts) : ofStraight(layoutText(node, fonts))

/** The outlines of a node's text as path data, in millimetres around the node's centre. */
export const textPath = (node: TextNode, fonts: FontSet): string =>
  (keptOf(node, fonts).path ??= writePath(lettersOf(node, fonts)))

/** The outlines of a node's text; undefined where there is nothing to see. */
export function textOutline(node: TextNode, fonts: FontSet): Outline | undefined {
  const layout = layoutText(node, fonts)
  const isBlank = layout.lines.every(({ glyphs }) => glyphs.every(({ outline }) => outline().length === 0))
  if (isBlank) return undefined
  return outlineOf(
    () => lettersOf(node, fonts),
    () => textPath(node, fonts)
  )
}

/** Letters of one colour; of the text's own where none is said. */
interface TextPart {
  fill: string | undefined
  outline: Outline
}

const keptParts = new WeakMap<TextLayout, { style: string; parts: readonly TextPart[] }>()

/** A letter that stands for several, as a ligature does, has the colour of the first of them. */
function partsByColour(layout: TextLayout, { text, runs }: TextNode, envelope: Envelope | undefined): TextPart[] {
  const colours = stretchesOf(runs, text.length).flatMap(({ start, end, style }) =>
    Array.from({ length: end - start }, () => style.fill)
  )
  const parts = new Map<string | undefined, PathSegment[]>([[undefined, []]])
  for (const line of layout.lines) {
    for (const glyph of line.glyphs) {
      const colour = colours[line.start + glyph.at]
      const segments = parts.get(colour) ?? []
      parts.set(colour, segments)
      putLetter(segments, line, glyph, layout.size)
    }
  }
  return [...parts].flatMap(([fill, straight]) => {
    if (straight.length === 0) return []
    const segments = envelope ? bent(straight, envelope, layout) : straight
    let path: string | undefined
    const data = () => (path ??= writePath(segments))
    return { fill, outline: outlineOf(() => segments, data) }
  })
}

/** The outlines of a node's text by their colours, those in the text's own first; none where there is nothing to see. */
export function textParts(node: TextNode, fonts: FontSet): readonly TextPart[] {
  const outline = textOutline(node, fonts)
  if (outline === undefined) return []
  if (!node.runs?.some(({ fill }) => fill !== undefined)) return [{ fill: undefined, outline }]
  const layout = layoutText(node, fonts)
  const style = JSON.stringify([node.runs, node.warp])
  const known = keptParts.get(layout)
  if (known?.style === style) return known.parts
  const parts = partsByColour(layout, node, envelopeOf(node, fonts))
  keptParts.set(layout, { style, parts })
  return parts
}

/** What the letters of a node fill, in millimetres around the node's centre; where there are none to see, what their lines would. */
export const inkBox = (node: TextNode, fonts: FontSet): Box =>
  (keptOf(node, fonts).ink ??= inkOf(lettersOf(node, fonts), layoutText(node, fonts)))
