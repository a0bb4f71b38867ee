import { type DesignDocument, recoloured } from '@motif/design'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'

interface Recolouring {
  from: string
  to: string
  /** Nodes of the shown area, children included; the whole design if omitted. */
  ids?: readonly string[] | undefined
  key?: string | undefined
}

/**
 * Replaces a colour wherever it is used, locked nodes included. Merged changes run on the state before them, so that a
 * colour passing over another one does not take its uses along.
 */
export const replaceColour = ({ from, to, ids, key }: Recolouring): Command => ({
  name: ids === undefined ? 'inked' : 'changed',
  key,
  isFromStart: key !== undefined,
  run: ({ document, areaId }) => {
    const recolouredIn = (area: string, chosen?: ReadonlySet<string>): DesignDocument['areas'][string] => {
      const nodes = nodesOf(document, area)
      if (chosen === undefined) return recoloured(nodes, from, to)
      return changeNodes(nodes, chosen, (node) => recoloured([node], from, to)[0] ?? node)
    }
    if (ids !== undefined) return { document: withNodes(document, areaId, recolouredIn(areaId, new Set(ids))), ids }
    const changed = Object.keys(document.areas).reduce(
      (made, area) => withNodes(made, area, recolouredIn(area)),
      document
    )
    return { document: changed, ids: [] }
  }
})
