import {
  type EditorArea,
  type FontSet,
  type GroupNode,
  type Pattern,
  type PatternOutcome,
  depthLimit,
  drawingCost,
  drawingCostLimit,
  patternLimit,
  patternPlaces
} from '@motif/design'
import { boxOf, frameOf, inArea, outsideOf, place } from '../frame.ts'
import { hasSpaceFor } from '../free-space.ts'
import { withNewIds } from '../services/clipboard.ts'
import type { Moment, Outcome } from '../store/editor-store.ts'
import { besideEachOther, depthOf, locateAll, nodesOf, withNodes, withoutNodes } from '../tree.ts'

interface Making {
  area: EditorArea
  fonts: FontSet
  newId: () => string
}

/**
 * Repeats the selection over the safe area, as one group in front. The selection becomes the first copy. Refused if the
 * API would refuse the result.
 */
export function patternOf(
  { document, areaId, selectedIds }: Moment,
  pattern: Pattern,
  { area, fonts, newId }: Making
): Outcome | Exclude<PatternOutcome, 'filled'> {
  const nodes = nodesOf(document, areaId)
  const chosen = besideEachOther(locateAll(nodes, selectedIds))
    .filter(({ node }) => !node.locked)
    .toSorted((a, b) => a.index - b.index)
  const frame = frameOf(chosen, fonts)
  if (frame === undefined || 1 + Math.max(...chosen.map(({ node }) => depthOf(node))) > depthLimit) return 'nothing'
  const { left, top, right, bottom } =
    chosen.length === 1 && chosen[0] ? outsideOf(boxOf(chosen[0], fonts)) : outsideOf(frame)
  const margin = area.safeMm ?? 0
  const places = patternPlaces(
    { width: right - left, height: bottom - top },
    { width: area.widthMm - 2 * margin, height: area.heightMm - 2 * margin },
    pattern
  )
  if (places.length < 2) return 'no-room'
  if (places.length > patternLimit) return 'too-many'
  const middle = { x: area.widthMm / 2, y: area.heightMm / 2 }
  const from = { x: (left + right) / 2, y: (top + bottom) / 2 }
  const seen = chosen.map(inArea)
  const children = places.flatMap(({ x, y }, index) =>
    seen.map((node) => {
      const copy = index === 0 ? node : withNewIds(node, newId)
      return {
        ...copy,
        x: place(node.x + x + margin - from.x - middle.x),
        y: place(node.y + y + margin - from.y - middle.y)
      }
    })
  )
  const made: GroupNode = {
    type: 'group',
    id: newId(),
    x: place(middle.x),
    y: place(middle.y),
    rotation: 0,
    opacity: 1,
    scale: 1,
    children
  }
  const others = withoutNodes(nodes, new Set(chosen.map(({ node }) => node.id)))
  const without = withNodes(document, areaId, others)
  if (!hasSpaceFor(without, [made])) return 'too-many'
  const after = [...others, made]
  if (drawingCost(after, area).milliseconds > drawingCostLimit) return 'too-costly'
  return { document: withNodes(document, areaId, after), selectedIds: [made.id], ids: [made.id] }
}
