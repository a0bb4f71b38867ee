import { type DesignNode, type Point, apply, hitTest, invert, matrixOf } from '@motif/design'
import { toMillimetres } from '../services/camera.ts'
import { type Located, locate } from '../tree.ts'
import type { Tools } from './types.ts'

/** Hit tolerance in pixels. */
const reach = { mouse: 3, pen: 5, touch: 14 } as const

interface HitOptions {
  /** Also hits children of groups. @default false */
  isDeep?: boolean
  /** Ignores the masked part of a selected picture. @default false */
  isAsSeen?: boolean
}

/**
 * The node at a point of the stage. If a group's child is selected, its siblings come before the group. Selected nodes
 * are hit anywhere in their frame, so that it can be dragged.
 */
export function hitAt(
  { store, camera, fonts }: Tools,
  at: Point,
  kind: keyof typeof reach,
  { isDeep = false, isAsSeen = false }: HitOptions = {}
): DesignNode | undefined {
  const set = fonts()
  if (set === undefined) return undefined
  const { nodes, selectedIds } = store.getSnapshot()
  const point = toMillimetres(camera.getSnapshot(), at)
  const within = reach[kind] / camera.getSnapshot().scale
  const framed = isAsSeen ? undefined : new Set(selectedIds)
  const find = (siblings: readonly DesignNode[], inside: Point) => hitTest(siblings, inside, set, within, framed)
  const chosen = selectedIds[0] === undefined ? undefined : locate(nodes, selectedIds[0])
  const brother = chosen?.parent ? find(chosen.siblings, apply(invert(chosen.matrix), point)) : undefined
  const top = brother ?? find(nodes, point)
  return isDeep ? inmost(top, nodes, point, find) : top
}

function inmost(
  top: DesignNode | undefined,
  nodes: readonly DesignNode[],
  point: Point,
  find: (siblings: readonly DesignNode[], point: Point) => DesignNode | undefined
): DesignNode | undefined {
  let found = top
  while (found?.type === 'group') {
    const child = childAt(locate(nodes, found.id), point, find)
    if (child === undefined) return found
    found = child
  }
  return found
}

function childAt(
  group: Located | undefined,
  point: Point,
  find: (siblings: readonly DesignNode[], point: Point) => DesignNode | undefined
): DesignNode | undefined {
  if (group?.node.type !== 'group') return undefined
  const inParent = apply(invert(group.matrix), point)
  return find(group.node.children, apply(invert(matrixOf(group.node)), inParent))
}

/** The direct child of a group at a point of the stage. */
export function childUnder(tools: Tools, groupId: string, at: Point): DesignNode | undefined {
  const set = tools.fonts()
  const group = locate(tools.store.getSnapshot().nodes, groupId)
  const point = toMillimetres(tools.camera.getSnapshot(), at)
  return (
    set &&
    childAt(group, point, (siblings, inside) =>
      hitTest(siblings, inside, set, reach.mouse / tools.camera.getSnapshot().scale)
    )
  )
}
