import { type DesignNode, coloursOf, coloursOfNodes } from '@motif/design'

/** Parts of a group with equal names, recoloured together. */
export interface NamedPart {
  name: string
  ids: readonly string[]
  /** `#rrggbb` */
  colour: string
}

/** Maximum number of listed parts. */
const maxParts = 12

/** Named parts of a drawing group; empty for other nodes. */
export function partsOfGroup(node: DesignNode | undefined): readonly NamedPart[] {
  if (node?.type !== 'group') return []
  const parts = new Map<string, NamedPart>()
  for (const child of node.children) {
    if ((child.type !== 'shape' && child.type !== 'clip-art') || child.name === undefined) return []
    const [colour] = child.fill === undefined ? [] : coloursOf(child.fill)
    if (colour === undefined) return []
    const { ids, colour: first } = parts.get(child.name) ?? { ids: [], colour }
    parts.set(child.name, { name: child.name, ids: [...ids, child.id], colour: first })
  }
  return parts.size > maxParts ? [] : [...parts.values()]
}

/** Whether the selection is a single drawing group. */
export const isOfParts = (chosen: readonly DesignNode[]): boolean =>
  chosen.length === 1 && partsOfGroup(chosen[0]).length > 0

/** Whether the selection contains a group whose parts have no names, such as an uploaded drawing. */
export const hasGroupColours = (chosen: readonly DesignNode[]): boolean =>
  !isOfParts(chosen) && chosen.some(({ type }) => type === 'group') && coloursOfNodes(chosen).length > 0
