import { contrastBetween } from '../colour/luminance.ts'
import type { DesignNode, TextNode } from '../document/nodes.ts'
import { type TextRun, normalizeRuns } from '../document/runs.ts'
import type { NodePatch } from '../editing/editor.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { type Leaf, leavesOf } from '../geometry/leaves.ts'
import { type Background, trackBackgrounds } from './backgrounds.ts'
import { isColours, isFillLostOn, isLostOn } from './blending.ts'

/** Contrast from which the design's own colours are preferred: WCAG for large text and graphics. */
const readable = 3

interface Inks {
  fonts: FontSet
  /** Colour of the product, `#rrggbb`. */
  ground?: string | undefined
  /** Colours of the design, chosen if one of them is readable. */
  own: readonly string[]
  /** Other inks. */
  others: readonly string[]
}

/** The fills of a text that blend in, replaced; the others stay. */
function textIn(leaf: Leaf, node: TextNode, grounds: readonly Background[], ink: string): NodePatch {
  const seen = (fill: TextNode['fill']) => (isFillLostOn(fill, leaf, grounds) ? ink : fill)
  const fill = seen(node.fill)
  const runs = normalizeRuns(
    (node.runs ?? []).map((run): TextRun =>
      run.fill !== undefined && seen(run.fill) === ink ? { ...run, fill: ink } : run
    ),
    { fill, font: node.font, scale: 1 }
  )
  return { fill, runs: runs.length === 0 ? undefined : runs }
}

function patchFor(leaf: Leaf, grounds: readonly Background[], ink: string): NodePatch | undefined {
  const { node } = leaf
  switch (node.type) {
    case 'text':
      return textIn(leaf, node, grounds, ink)
    case 'clip-art':
      return { fill: ink }
    case 'shape':
      return node.fill !== undefined && node.shape !== 'line'
        ? { fill: ink }
        : node.stroke && { stroke: { ...node.stroke, colour: ink } }
    case 'qr':
      return { fill: '#000000', background: '#ffffff' }
    default:
      return undefined
  }
}

/** The inks in the order to try them: readable colours of the design, then all, those with the most contrast first. */
function ranked(behind: readonly string[], { own, others }: Inks): string[] {
  const contrast = (ink: string) => Math.min(...behind.map((colour) => contrastBetween(ink, colour)))
  const byContrast = (inks: readonly string[]) =>
    inks.map((ink) => ({ ink, on: contrast(ink) })).toSorted((a, b) => b.on - a.on)
  return [...byContrast(own).filter(({ on }) => on >= readable), ...byContrast([...own, ...others])].map(
    ({ ink }) => ink
  )
}

/**
 * The change that makes a node visible that blends into what lies behind it. Undefined if it does not blend in, or if
 * no ink is visible there.
 */
export function visibleInk(nodes: readonly DesignNode[], id: string, inks: Inks): NodePatch | undefined {
  const groundsOf = trackBackgrounds(inks.fonts, inks.ground)
  for (const leaf of leavesOf(nodes)) {
    const grounds = groundsOf(leaf)
    if (leaf.node.id !== id) continue
    if (!isLostOn(leaf, grounds)) return undefined
    const behind = [...new Set(grounds.filter(isColours).flat())]
    return ranked(behind, inks)
      .map((ink) => patchFor(leaf, grounds, ink))
      .find((patch) => patch && !isLostOn({ ...leaf, node: { ...leaf.node, ...patch } as Leaf['node'] }, grounds))
  }
  return undefined
}
