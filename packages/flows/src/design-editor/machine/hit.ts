import { type DesignNode, type Point, apply, hitTest, invert, matrixOf } from '@motif/design'
import { toMillimetres } from '../services/camera.ts'
import { type Located, locate } from '../tree.ts'
import type { Tools } from './types.ts'

/** How far beside a thing a pointer may be, in pixels. */
const reach = { mouse: 3, pen: 5, touch: 14 } as const

interface HitOptions {
  /** Within groups, too. @default false */
  isDeep?: boolean
  /** What is cut away of a picture is not hit, though it is chosen. @default false */
  isAsSeen?: boolean
}

/**
 * The node under a point of the stage. Where something within a group is chosen, its brothers are found before the group.
 * What is chosen is found anywhere in its frame, so that it can be dragged by it.
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

/** The child of a group under a point of the stage, one step down. */
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
