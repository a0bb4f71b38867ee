import { type DesignNode, coloursOf } from '@motif/design'

/** What is recoloured together: all of a group that bears one name. */
export interface NamedPart {
  name: string
  ids: readonly string[]
  /** `#rrggbb` */
  colour: string
}

/** More would be a list nobody reads. */
const maxParts = 12

/** The parts of a group in which everything is a filled form with a name, as drawings come; none for anything else. */
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

/** Whether one such group is all that is chosen. */
export const isOfParts = (chosen: readonly DesignNode[]): boolean =>
  chosen.length === 1 && partsOfGroup(chosen[0]).length > 0
