import type { DesignNode, LayerPlace } from '@motif/design'

/** Where a layer stands: siblings back to front, as the document holds them. */
export interface Layer {
  node: DesignNode
  parentId: string | null
  siblings: readonly DesignNode[]
}

/** Every layer as it is shown: the front one first, what is grouped under its group. */
export const layersOf = (nodes: readonly DesignNode[], parentId: string | null = null): Layer[] =>
  nodes
    .toReversed()
    .flatMap((node) => [
      { node, parentId, siblings: nodes },
      ...(node.type === 'group' ? layersOf(node.children, node.id) : [])
    ])

const contains = (node: DesignNode, id: string | null): boolean =>
  node.id === id || (node.type === 'group' && node.children.some((child) => contains(child, id)))

/** A place on the list: over a layer, under it, or among what it groups. */
export interface Target {
  id: string
  side: 'over' | 'under' | 'into'
}

/** Where layers come to lie that are let go there; undefined where they cannot. */
export function placeAt(
  layers: readonly Layer[],
  moving: ReadonlySet<string>,
  { id, side }: Target
): LayerPlace | undefined {
  const on = layers.find(({ node }) => node.id === id)
  if (on === undefined || moving.has(id)) return undefined
  const parentId = side === 'into' ? id : on.parentId
  // Nothing goes into itself.
  if (layers.some(({ node }) => moving.has(node.id) && contains(node, parentId))) return undefined
  if (side === 'into')
    return on.node.type === 'group'
      ? { parentId, index: on.node.children.filter((child) => !moving.has(child.id)).length }
      : undefined
  const others = on.siblings.filter((node) => !moving.has(node.id))
  return { parentId, index: others.indexOf(on.node) + (side === 'over' ? 1 : 0) }
}

export type Step = 'up' | 'down' | 'in' | 'out'

/** One step by the keyboard: past the next layer, at the end of a group out of it; into the group beside it; out of its own. */
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

/** What is chosen when one is added to it or taken away. Chosen together is only what stands beside each other. */
export function toggled(layers: readonly Layer[], chosen: readonly string[], id: string): string[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  const parentOf = (one: string) => layers.find(({ node }) => node.id === one)?.parentId
  return [...chosen.filter((one) => parentOf(one) === parentOf(id)), id]
}

/** From the last one chosen to this one, within the same parent. */
export function ranged(layers: readonly Layer[], chosen: readonly string[], id: string): string[] {
  const here = layers.find(({ node }) => node.id === id)
  const from = here?.siblings.findIndex((node) => node.id === chosen.at(-1)) ?? -1
  const to = here?.siblings.findIndex((node) => node.id === id) ?? -1
  if (here === undefined || from < 0) return [id]
  const between = here.siblings.slice(Math.min(from, to), Math.max(from, to) + 1).map((node) => node.id)
  return from <= to ? between : between.toReversed()
}
