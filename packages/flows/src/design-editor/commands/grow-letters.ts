import { type FontSet, areTooSmall, minFontSize, smallestLetters } from '@motif/design'
import { boxOf, fitted } from '../frame.ts'
import type { Command } from '../store/editor-store.ts'
import { changeNodes, locate, nodesOf, withNodes } from '../tree.ts'
import { type AreaSize, inside } from './inside.ts'

/** Slightly above the minimum, against rounding. */
const slack = 1.005

/** Grows a text or text mask until its smallest letters print, within the safe area. Nothing if it has no room. */
export const growLetters = (id: string, area: AreaSize, fonts: FontSet): Command => ({
  name: 'resized',
  run: ({ document, areaId }) => {
    const nodes = nodesOf(document, areaId)
    const located = locate(nodes, id)
    if (located === undefined || located.node.locked || located.node.type === 'group') return undefined
    const scale = Math.hypot(located.matrix.c, located.matrix.d)
    const small = smallestLetters({ node: located.node, scale }, fonts)
    if (small === undefined || !areTooSmall(small)) return undefined
    const times = (minFontSize / small) * slack
    const frame = boxOf(located, fonts)
    const grown = fitted(located, frame, { ...frame, width: frame.width * times, height: frame.height * times }, true)
    const placed = inside({ ...located, node: grown }, area, fonts)
    const after = placed.type === 'group' ? undefined : smallestLetters({ node: placed, scale }, fonts)
    if (after !== undefined && areTooSmall(after)) return undefined
    return {
      document: withNodes(
        document,
        areaId,
        changeNodes(nodes, new Set([id]), () => placed)
      ),
      ids: [id]
    }
  }
})
