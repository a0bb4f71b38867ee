import type { TextNode } from '../document/nodes.ts'
import { coloursOf } from '../document/paint.ts'
import { styledSpans } from '../document/runs.ts'
import type { Leaf } from '../geometry/leaves.ts'
import type { Background } from './backgrounds.ts'
import { blendsInto } from './colours.ts'

/** Fills of a node; a line has none. */
export const paintsOf = ({ node }: Leaf) =>
  'fill' in node && node.fill !== undefined && !(node.type === 'shape' && node.shape === 'line') ? [node.fill] : []

/** All opaque colours of a node. */
export function coloursOfLeaf(leaf: Leaf): string[] {
  const { node } = leaf
  const stroke = 'stroke' in node && node.stroke !== undefined ? [node.stroke.colour] : []
  const behind =
    node.type === 'text'
      ? [
          ...(node.outlines ?? []),
          ...(node.extrusion ? [node.extrusion] : []),
          ...(node.shadow && node.shadow.opacity === 1 ? [node.shadow] : [])
        ]
      : []
  const background = node.type === 'qr' && node.background !== undefined ? coloursOf(node.background) : []
  return [...paintsOf(leaf).flatMap(coloursOf), ...stroke, ...behind.map(({ colour }) => colour), ...background]
}

/** Invisible fraction that is a problem: a third of a text, all of a shape, which may blend into its own colour. */
const missedShare = ({ node }: Leaf) => (node.type === 'text' ? 1 / 3 : 1)

/** Whether the colours of a background are known. */
export const isColours = (ground: Background): ground is readonly string[] =>
  ground !== undefined && ground !== 'unknown'

/** Whether such a fraction blends into all colours behind it. */
export function isLostOn(leaf: Leaf, grounds: readonly Background[]): boolean {
  if (leaf.node.type === 'image') return false
  return inEachColour(leaf).some((one) => areLostOn(coloursOfLeaf(one), leaf, grounds))
}

/** Splits a text by colour: one colour may be visible where another is not. */
function inEachColour(leaf: Leaf): Leaf[] {
  const { node } = leaf
  if (node.type !== 'text' || node.runs === undefined) return [leaf]
  const seen = styledSpans(node.runs, node.text.length).filter(
    ({ start, end }) => node.text.slice(start, end).trim() !== ''
  )
  const fills = new Set(seen.map(({ style }) => style.fill ?? node.fill))
  return [...fills].map((fill) => ({ ...leaf, node: { ...node, fill } }))
}

/** Whether a text would blend in if all of it had this fill. */
export const isFillLostOn = (fill: TextNode['fill'], leaf: Leaf, grounds: readonly Background[]): boolean =>
  leaf.node.type === 'text' && areLostOn(coloursOfLeaf({ ...leaf, node: { ...leaf.node, fill } }), leaf, grounds)

function areLostOn(own: readonly string[], leaf: Leaf, grounds: readonly Background[]): boolean {
  // Most sample points share a background.
  const hiding = new Set(
    [...new Set(grounds)].filter((ground) => isColours(ground) && ground.every((colour) => blendsInto(own, colour)))
  )
  const lost = grounds.filter((ground) => hiding.has(ground))
  return lost.length > 0 && lost.length >= grounds.length * missedShare(leaf)
}
