import {
  type Box,
  type ChangeName,
  type DesignNode,
  type Edge,
  type FontSet,
  type OrientedBox,
  type Point,
  boxAround,
  cornersOf
} from '@motif/design'
import { boxOf, degrees, fitted, frameOf, movedBy, outsideOf } from '../frame.ts'
import type { Command, Moment, Outcome } from '../store/editor-store.ts'
import { type Located, changeNodes, locateAll, nodesOf, withNodes } from '../tree.ts'

interface AreaSize {
  widthMm: number
  heightMm: number
}

/** Replaces each selected, unlocked node by the result of `make`. */
export function rearranged(
  { document, areaId, selectedIds }: Moment,
  make: (free: readonly Located[]) => readonly DesignNode[]
): Outcome | undefined {
  const nodes = nodesOf(document, areaId)
  const free = locateAll(nodes, selectedIds).filter(({ node }) => !node.locked)
  if (free.length === 0) return undefined
  const made = new Map(make(free).map((node) => [node.id, node]))
  // Keeps the identity of unchanged nodes.
  const kept = (node: DesignNode, after: DesignNode) => (JSON.stringify(node) === JSON.stringify(after) ? node : after)
  return {
    document: withNodes(
      document,
      areaId,
      changeNodes(nodes, new Set(made.keys()), (node) => kept(node, made.get(node.id) ?? node))
    ),
    ids: [...made.keys()]
  }
}

const pulls: Record<Edge, (box: Box, around: Box) => { x: number; y: number }> = {
  left: (box, around) => ({ x: around.left - box.left, y: 0 }),
  centre: (box, around) => ({ x: (around.left + around.right - box.left - box.right) / 2, y: 0 }),
  right: (box, around) => ({ x: around.right - box.right, y: 0 }),
  top: (box, around) => ({ x: 0, y: around.top - box.top }),
  middle: (box, around) => ({ x: 0, y: (around.top + around.bottom - box.top - box.bottom) / 2 }),
  bottom: (box, around) => ({ x: 0, y: around.bottom - box.bottom })
}

/** Aligns one node to the area, several to their common frame. */
export const align = (edge: Edge, { widthMm, heightMm }: AreaSize, fonts: FontSet): Command => ({
  name: 'aligned',
  run: (moment) =>
    rearranged(moment, (free) => {
      const boxes = free.map((one) => outsideOf(boxOf(one, fonts)))
      const around =
        free.length === 1
          ? { left: 0, top: 0, right: widthMm, bottom: heightMm }
          : boxAround(free.flatMap((one) => cornersOf(boxOf(one, fonts))))
      return free.map((one, index) => movedBy(one, pulls[edge](boxes[index] ?? around, around)))
    })
})

/** Centres the selection's frame in the area; nodes keep their relative positions. */
export const centre = ({ widthMm, heightMm }: AreaSize, fonts: FontSet): Command => ({
  name: 'aligned',
  run: (moment) =>
    rearranged(moment, (free) => {
      const frame = frameOf(free, fonts)
      return frame === undefined
        ? []
        : free.map((one) => movedBy(one, { x: widthMm / 2 - frame.x, y: heightMm / 2 - frame.y }))
    })
})

const sides = { x: ['left', 'right'], y: ['top', 'bottom'] } as const

/** Equal gaps between neighbours; the outermost nodes stay. */
export const distribute = (axis: 'x' | 'y', fonts: FontSet): Command => ({
  name: 'distributed',
  run: (moment) =>
    rearranged(moment, (free) => {
      const [low, high] = sides[axis]
      const row = free
        .map((one) => ({ one, box: outsideOf(boxOf(one, fonts)) }))
        .toSorted((a, b) => a.box[low] + a.box[high] - b.box[low] - b.box[high])
      const [first, last] = [row[0], row.at(-1)]
      if (!first || !last || row.length < 3) return []
      const filled = row.reduce((sum, { box }) => sum + box[high] - box[low], 0)
      const gap = (last.box[high] - first.box[low] - filled) / (row.length - 1)
      let next = first.box[low]
      return row.map(({ one, box }, index) => {
        const by = index === 0 || index === row.length - 1 ? 0 : next - box[low]
        next += box[high] - box[low] + gap
        return by === 0 ? one.node : movedBy(one, axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by })
      })
    })
})

const without = (node: DesignNode, member: 'flipX' | 'flipY'): DesignNode => {
  const { [member]: _gone, ...rest } = node
  return rest
}

/** Minimum distance of a move in millimetres. */
const nowhere = 1e-6

/** Mirrors one node in its own frame, several in their common frame. */
export const flip = (axis: 'x' | 'y', fonts: FontSet): Command => ({
  name: 'flipped',
  run: (moment) =>
    rearranged(moment, (free) => {
      const member = axis === 'x' ? 'flipX' : 'flipY'
      const mirrored = (node: DesignNode): DesignNode =>
        node[member] ? without(node, member) : { ...node, [member]: true }
      // The visible centre of a node may differ from its origin; the visible one is placed.
      const put = (one: Located, { x, y }: Point) => {
        const now = boxOf(one, fonts)
        return Math.hypot(x - now.x, y - now.y) < nowhere ? one.node : movedBy(one, { x: x - now.x, y: y - now.y })
      }
      const [only, ...others] = free
      if (only && others.length === 0) return [put({ ...only, node: mirrored(only.node) }, boxOf(only, fonts))]
      const frame = frameOf(free, fonts)
      return free.map((one) => {
        const { x, y } = boxOf(one, fonts)
        // Mirrors at the frame's axis: position, mirroring and rotation are inverted.
        const across =
          frame === undefined ? { x, y } : axis === 'x' ? { x: 2 * frame.x - x, y } : { x, y: 2 * frame.y - y }
        return put({ ...one, node: { ...mirrored(one.node), rotation: degrees(-one.node.rotation) } }, across)
      })
    })
})

/** Sets position, size or rotation of the selection's frame, for the numeric fields. */
export const placeFrame = (to: Partial<OrientedBox>, fonts: FontSet, key?: string): Command => ({
  name: placeName(to),
  key,
  isFromStart: true,
  run: (moment) =>
    rearranged(moment, (free) => {
      const from = frameOf(free, fonts)
      if (from === undefined) return []
      const isEven = free.length > 1
      const wanted = { ...from, ...to }
      // Multiple nodes, and a change of one side only, keep the proportions.
      const grow =
        to.width === undefined
          ? to.height === undefined
            ? 1
            : to.height / (from.height || 1)
          : to.width / (from.width || 1)
      const box =
        isEven || !isStretchable(free[0]) ? { ...wanted, width: from.width * grow, height: from.height * grow } : wanted
      return free.map((one) => fitted(one, from, box, isEven || !isStretchable(one)))
    })
})

const isStretchable = (located: Located | undefined) =>
  located !== undefined &&
  (located.node.type === 'image' || located.node.type === 'shape' || located.node.type === 'clip-art')

const placeName = ({ width, height, rotation }: Partial<OrientedBox>): ChangeName =>
  rotation === undefined ? (width === undefined && height === undefined ? 'moved' : 'resized') : 'rotated'
