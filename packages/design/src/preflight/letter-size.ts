import { textMaskOf } from '../document/node-text.ts'
import { type TextNode, minFontSize } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Leaf } from '../geometry/leaves.ts'
import { maskTextSize } from '../geometry/mask-outline.ts'
import { facesOf } from '../text/faces.ts'
import { layoutText } from '../text/layout.ts'
import { minScale } from '../text/warp/envelope.ts'

/** Smallest visible scale of a text's runs; undefined if all have the text's size. */
function smallestOf(node: TextNode): number | undefined {
  const seen = facesOf(node)?.filter(({ start, end }) => node.text.slice(start, end).trim() !== '')
  const scales = (seen ?? []).map(({ scale }) => scale)
  // A warp compresses glyphs as a smaller font size would.
  const pressed = node.warp ? Math.min(1, minScale(node.warp)) : 1
  return pressed < 1 || scales.some((scale) => scale !== 1)
    ? (scales.length === 0 ? 1 : Math.min(...scales)) * pressed
    : undefined
}

/**
 * Printed font size in millimetres of a node's smallest letters, if it may be below the minimum: text that shrank, small
 * runs, and masks. Groups may scale it down further.
 */
export function smallestLetters({ node, scale }: Pick<Leaf, 'node' | 'scale'>, fonts: FontSet): number | undefined {
  if (node.type === 'image') {
    const mask = textMaskOf(node)
    const size = mask && maskTextSize(mask, node, fonts)
    return size === undefined ? undefined : size * scale
  }
  if (node.type !== 'text') return undefined
  const smallest = smallestOf(node)
  if (node.fit !== 'shrink' && smallest === undefined) return undefined
  return layoutText(node, fonts).size * scale * (smallest ?? 1)
}

/** Whether letters of a size are too small to print; to a hundredth of a millimetre. */
export const areTooSmall = (millimetres: number): boolean => Math.round(millimetres * 100) / 100 < minFontSize
