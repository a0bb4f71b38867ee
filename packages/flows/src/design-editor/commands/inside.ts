import { type Box, type DesignNode, type FontSet, type Leaf, boxAround, cornersOfLeaf, leavesOf } from '@motif/design'
import { boxOf, fitted, movedBy } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import { type Located, changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'

interface AreaSize {
  widthMm: number
  heightMm: number
  safeMm: number
}

/** What of it is printed; of what is hidden, nothing. */
const printed = ({ node, matrix }: Located): Leaf[] => [...leavesOf([node], { matrix, scale: 1, opacity: 1 })]

/** What it fills, outlines and all, as the check before print measures it. */
const filled = (one: Located, fonts: FontSet): Box =>
  boxAround(printed(one).flatMap((leaf) => cornersOfLeaf(leaf, fonts)))

/** How far a stretch is to be moved to lie between two limits. */
const pull = (from: number, to: number, least: number, most: number) =>
  from < least ? least - from : Math.min(0, most - to)

/** Finer than the check before print looks, so that what was brought inside is inside. */
const slack = 0.02

function inside(one: Located, { widthMm, heightMm, safeMm }: AreaSize, fonts: FontSet): DesignNode {
  const margin = Math.min(safeMm + slack, widthMm / 4, heightMm / 4)
  const box = filled(one, fonts)
  const times = Math.min(
    1,
    (widthMm - 2 * margin) / (box.right - box.left),
    (heightMm - 2 * margin) / (box.bottom - box.top)
  )
  const frame = boxOf(one, fonts)
  const smaller =
    times < 1
      ? {
          ...one,
          node: fitted(one, frame, { ...frame, width: frame.width * times, height: frame.height * times }, true)
        }
      : one
  const { left, top, right, bottom } = filled(smaller, fonts)
  return movedBy(smaller, {
    x: pull(left, right, margin, widthMm - margin),
    y: pull(top, bottom, margin, heightMm - margin)
  })
}

/** Into the part of the area that letters keep to; smaller only where there is not enough room. */
export const bringInside = (ids: readonly string[], area: AreaSize, fonts: FontSet): Command => ({
  name: 'moved',
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const free = locateAll(nodes, ids).filter((one) => !one.node.locked && printed(one).length > 0)
    const made = new Map(free.map((one) => [one.node.id, inside(one, area, fonts)]))
    return {
      document: withNodes(
        document,
        areaId,
        changeNodes(nodes, new Set(made.keys()), (node) => made.get(node.id) ?? node)
      ),
      ids: [...made.keys()]
    }
  }
})
