import { type Box, type DesignNode, type FontSet, type Leaf, boxAround, cornersOfLeaf, leavesOf } from '@motif/design'
import { boxOf, fitted, movedBy } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import { type Located, changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'

export interface AreaSize {
  widthMm: number
  heightMm: number
  safeMm: number
}

/** Printed leaves of a node; none if hidden. */
const printed = ({ node, matrix }: Located): Leaf[] => [...leavesOf([node], { matrix, scale: 1, opacity: 1 })]

/** Bounds including strokes, as the preflight measures them. */
const filled = (one: Located, fonts: FontSet): Box =>
  boxAround(printed(one).flatMap((leaf) => cornersOfLeaf(leaf, fonts)))

/** Distance that moves an interval within limits. */
const pull = (from: number, to: number, least: number, most: number) =>
  from < least ? least - from : Math.min(0, most - to)

/** Stricter than the preflight's tolerance, so that nodes moved inside pass it. */
const slack = 0.02

/** A node moved into the safe area, and scaled down only if it does not fit. */
export function inside(one: Located, { widthMm, heightMm, safeMm }: AreaSize, fonts: FontSet): DesignNode {
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

/** Moves nodes into the safe area, and scales them down only if they do not fit. */
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
