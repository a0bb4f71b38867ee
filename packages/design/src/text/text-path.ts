import type { TextNode } from '../document/nodes.ts'
import { styledSpans } from '../document/runs.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Box } from '../geometry/box.ts'
import { type Outline, outlineOf } from '../geometry/outline.ts'
import { type PathSegment, writePath } from '../geometry/path.ts'
import { type TextLayout, layoutText } from './layout.ts'
import { inkBounds, appendGlyph, segmentsOf } from './glyph-outlines.ts'
import { type LruCache, createLruCache } from '../lru-cache.ts'
import { type Bend, bendOutline } from './warp/bend-outline.ts'
import { type Envelope, createEnvelope } from './warp/envelope.ts'

/** Maximum deviation of warped outlines, in millimetres and in em. */
const bendTolerance = { millimetres: 0.02, em: 0.001 }

/** Cached results per text: segments would take far more memory. */
interface Kept {
  path?: string
  ink?: Box
}

const keptStraight = new WeakMap<TextLayout, Kept>()
/** Cached warps per text: several nodes may share a text. */
const manyWarps = 8
const keptWarped = new WeakMap<TextLayout, LruCache<string, Kept>>()

function ofStraight(layout: TextLayout): Kept {
  const known = keptStraight.get(layout) ?? {}
  keptStraight.set(layout, known)
  return known
}

/** Glyph bounds of a node without its warp. */
export function straightInk(node: TextNode, fonts: FontSet): Box {
  const layout = layoutText(node, fonts)
  return (ofStraight(layout).ink ??= inkBounds(segmentsOf(layout), layout))
}

/** The envelope of a node's warp; undefined without one. */
export const envelopeOf = (node: TextNode, fonts: FontSet): Envelope | undefined =>
  node.warp && createEnvelope(node.warp, straightInk(node, fonts))

const bent = (segments: readonly PathSegment[], along: Bend, { size }: TextLayout) =>
  bendOutline(segments, along, Math.min(bendTolerance.millimetres, bendTolerance.em * size))

/** Outlines of a node's glyphs, one list each. */
export function glyphsOf(node: TextNode, fonts: FontSet): PathSegment[][] {
  const layout = layoutText(node, fonts)
  const envelope = envelopeOf(node, fonts)
  return layout.lines.flatMap((line) =>
    line.glyphs.map((glyph) => {
      const segments: PathSegment[] = []
      appendGlyph(segments, line, glyph, layout.size)
      return envelope ? bent(segments, envelope, layout) : segments
    })
  )
}

function lettersOf(node: TextNode, fonts: FontSet): PathSegment[] {
  const layout = layoutText(node, fonts)
  const envelope = envelopeOf(node, fonts)
  return envelope ? bent(segmentsOf(layout), envelope, layout) : segmentsOf(layout)
}

/** Path and bounds of warped text; renderers need both. */
function ofWarped(node: TextNode, fonts: FontSet): Kept {
  const layout = layoutText(node, fonts)
  const ofLayout = keptWarped.get(layout) ?? createLruCache<string, Kept>(manyWarps)
  keptWarped.set(layout, ofLayout)
  return ofLayout.get(JSON.stringify(node.warp), () => {
    const segments = lettersOf(node, fonts)
    return { path: writePath(segments), ink: inkBounds(segments, layout) }
  })
}

const keptOf = (node: TextNode, fonts: FontSet): Kept =>
  node.warp ? ofWarped(node, fonts) : ofStraight(layoutText(node, fonts))

/** Outlines of a node's text as path data, in millimetres around the node's centre. */
export const textPath = (node: TextNode, fonts: FontSet): string =>
  (keptOf(node, fonts).path ??= writePath(lettersOf(node, fonts)))

/** Outlines of a node's text; undefined if nothing is visible. */
export function textOutline(node: TextNode, fonts: FontSet): Outline | undefined {
  const layout = layoutText(node, fonts)
  const isBlank = layout.lines.every(({ glyphs }) => glyphs.every(({ outline }) => outline().length === 0))
  if (isBlank) return undefined
  return outlineOf(
    () => lettersOf(node, fonts),
    () => textPath(node, fonts)
  )
}

/** Glyphs of one colour; undefined for the text's own. */
interface TextPart {
  fill: string | undefined
  outline: Outline
}

const keptParts = new WeakMap<TextLayout, { style: string; parts: readonly TextPart[] }>()

/** A ligature takes the colour of its first character. */
function partsByColour(layout: TextLayout, { text, runs }: TextNode, envelope: Envelope | undefined): TextPart[] {
  const colours = styledSpans(runs, text.length).flatMap(({ start, end, style }) =>
    Array.from({ length: end - start }, () => style.fill)
  )
  const parts = new Map<string | undefined, PathSegment[]>([[undefined, []]])
  for (const line of layout.lines) {
    for (const glyph of line.glyphs) {
      const colour = colours[line.start + glyph.at]
      const segments = parts.get(colour) ?? []
      parts.set(colour, segments)
      appendGlyph(segments, line, glyph, layout.size)
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

/** Outlines of a node's text by colour, the text's own first; empty if nothing is visible. */
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

/** Glyph bounds of a node in millimetres around its centre; without a visible glyph, those of its lines. */
export const inkBox = (node: TextNode, fonts: FontSet): Box =>
  (keptOf(node, fonts).ink ??= inkBounds(lettersOf(node, fonts), layoutText(node, fonts)))
