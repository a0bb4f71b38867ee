import type { DesignDocument } from './document.ts'
import type { DesignNode } from './nodes.ts'
import { memoizeWeak } from '../memoize-weak.ts'
import { withColours } from './recolour.ts'
import { walk } from './tree.ts'

/** The colours of a node, without its children, as often as it uses them. */
function coloursIn(node: DesignNode): string[] {
  const colours: string[] = []
  withColours(node, (colour) => {
    colours.push(colour)
    return colour
  })
  return colours
}

/** Colours of nodes and their children, the most used first. */
export function coloursOfNodes(nodes: readonly DesignNode[]): string[] {
  const counts = new Map<string, number>()
  for (const node of walk(nodes))
    for (const colour of coloursIn(node)) counts.set(colour, (counts.get(colour) ?? 0) + 1)
  return [...counts].toSorted(([, a], [, b]) => b - a).map(([colour]) => colour)
}

const coloursOn = memoizeWeak((areas: DesignDocument['areas']): readonly string[] =>
  coloursOfNodes(Object.values(areas).flat())
)

/**
 * All printed colours of a design, on all sides, the most used first. Photos count only as duotones. Results are
 * memoized by the `areas` object.
 */
export const coloursUsed = ({ areas }: Pick<DesignDocument, 'areas'>): readonly string[] => coloursOn(areas)

const arePicturesOn = memoizeWeak((areas: DesignDocument['areas']): boolean => {
  for (const { type } of walk(Object.values(areas).flat())) if (type === 'image') return true
  return false
})

/** Whether any side of the design contains a picture. Results are memoized by the `areas` object. */
export const hasPictures = ({ areas }: Pick<DesignDocument, 'areas'>): boolean => arePicturesOn(areas)

/** Number of nodes that use a colour, on all sides. */
export function countUses({ areas }: Pick<DesignDocument, 'areas'>, colour: string): number {
  let count = 0
  for (const node of walk(Object.values(areas).flat())) if (coloursIn(node).includes(colour)) count += 1
  return count
}
