import type { DesignNode, LayerPlace } from '@motif/design'

/** Position of a layer: siblings are back to front, as in the document. */
export interface Layer {
  node: DesignNode
  parentId: string | null
  siblings: readonly DesignNode[]
}

/** Layers in display order: front first, children below their group. */
export const layersOf = (nodes: readonly DesignNode[], parentId: string | null = null): Layer[] =>
  nodes
    .toReversed()
    .flatMap((node) => [
      { node, parentId, siblings: nodes },
      ...(node.type === 'group' ? layersOf(node.children, node.id) : [])
    ])

const contains = (node: DesignNode, id: string | null): boolean =>
  node.id === id || (node.type === 'group' && node.children.some((child) => contains(child, id)))

/** A drop target: above, below, or inside a layer. */
export interface Target {
  id: string
  side: 'over' | 'under' | 'into'
}

/** Resulting position of dropped layers; undefined if invalid. */
export function placeAt(
  layers: readonly Layer[],
  moving: ReadonlySet<string>,
  { id, side }: Target
): LayerPlace | undefined {
  const on = layers.find(({ node }) => node.id === id)
  if (on === undefined || moving.has(id)) return undefined
  const parentId = side === 'into' ? id : on.parentId
  // A group cannot contain itself.
  if (layers.some(({ node }) => moving.has(node.id) && contains(node, parentId))) return undefined
  if (side === 'into')
    return on.node.type === 'group'
      ? { parentId, index: on.node.children.filter((child) => !moving.has(child.id)).length }
      : undefined
  const others = on.siblings.filter((node) => !moving.has(node.id))
  return { parentId, index: others.indexOf(on.node) + (side === 'over' ? 1 : 0) }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** A keyboard step: past the next layer, out of the group at its end, into the adjacent group, or out of the own. */
export function stepTarget(
  layers: readonly Layer[],
  id: string,
  moving: ReadonlySet<string>,
  step: Step
): Target | undefined {
  const here = layers.find(({ node }) => node.id === id)
  if (here === undefined) return undefined
  const { siblings, parentId } = here
  const index = siblings.indexOf(here.node)
  const over = siblings.slice(index + 1).find((node) => !moving.has(node.id))
  const under = siblings.slice(0, index).findLast((node) => !moving.has(node.id))
  const outside = (side: 'over' | 'under'): Target | undefined =>
    parentId === null ? undefined : { id: parentId, side }
  const group = [under, over].find((node) => node?.type === 'group')
  const targets: Record<Step, Target | undefined> = {
    up: over ? { id: over.id, side: 'over' } : outside('over'),
    down: under ? { id: under.id, side: 'under' } : outside('under'),
    in: group && { id: group.id, side: 'into' },
    out: outside('over')
  }
  return targets[step]
}

/** Toggles a layer in the selection, which is limited to siblings. */
export function toggled(layers: readonly Layer[], chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  const parentOf = (one: string) => layers.find(({ node }) => node.id === one)?.parentId
  return [...chosen.filter((one) => parentOf(one) === parentOf(id)), id]
}

/** Selects the range from the last selected sibling. */
export function ranged(layers: readonly Layer[], chosen: readonly string[], id: string): string[] {
  const here = layers.find(({ node }) => node.id === id)
  const from = here?.siblings.findIndex((node) => node.id === chosen.at(-1)) ?? -1
  const to = here?.siblings.findIndex((node) => node.id === id) ?? -1
  if (here === undefined || from < 0) return [id]
  const between = here.siblings.slice(Math.min(from, to), Math.max(from, to) + 1).map((node) => node.id)
  return from <= to ? between : between.toReversed()
}
