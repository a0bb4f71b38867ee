import type { DesignNode, LiveGuide, OrientedBox, Announcement } from '@motif/design'
import { outsideOf } from './frame.ts'
import { snapFieldFor } from './machine/gestures.ts'
import type { Tools } from './machine/types.ts'
import { linesMet } from './services/snapping.ts'
import { locate, locateAll } from './tree.ts'

const placing = new Set<Announcement['what']>(['moved', 'resized', 'aligned', 'distributed'])

/** The first snap line per axis that it would have snapped to in a drag. */
function guidesAt(tools: Tools, frame: OrientedBox): NonNullable<Announcement['guides']> {
  const { nodes, selectedIds } = tools.store.getSnapshot()
  const met = linesMet(outsideOf(frame), snapFieldFor(tools, locateAll(nodes, selectedIds)).lines)
  return (['x', 'y'] as const).flatMap((axis) => {
    const line = met.find((one) => one.axis === axis)
    return line === undefined ? [] : { kind: 'line' as const, line }
  })
}

/** Announced guides, with the nodes they come from, deduplicated. */
export function announcedGuides({ store }: Tools, guides: readonly LiveGuide[]): Partial<Announcement> {
  if (guides.length === 0) return {}
  const ids = new Set(guides.flatMap((guide) => (guide.kind === 'line' ? (guide.line.node ?? []) : [])))
  const beside = locateAll(store.getSnapshot().nodes, [...ids]).map(({ node }) => node)
  return { guides, ...(beside.length > 0 ? { beside } : undefined) }
}

/** Z-order index among its siblings, counted from the front. */
function layerOf({ store }: Tools, { id }: DesignNode): NonNullable<Announcement['layer']> | undefined {
  const located = locate(store.getSnapshot().nodes, id)
  if (located === undefined) return undefined
  const count = located.siblings.length
  return { index: count - 1 - located.index, count, ...(located.parent ? { group: located.parent } : undefined) }
}

/** Details of an announcement: the resulting positions. */
export function announcementDetails(
  tools: Tools,
  what: Announcement['what'],
  nodes: readonly DesignNode[],
  frame: OrientedBox | null
): Partial<Announcement> {
  const [first, ...others] = nodes
  const layer = what === 'reordered' && first && others.length === 0 ? layerOf(tools, first) : undefined
  const guides = frame !== null && placing.has(what) ? guidesAt(tools, frame) : []
  return {
    ...(frame === null ? undefined : { box: frame }),
    ...announcedGuides(tools, guides),
    ...(layer ? { layer } : undefined)
  }
}
