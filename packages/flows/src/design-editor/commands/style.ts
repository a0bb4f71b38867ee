import type { DesignNode, NodePatch } from '@motif/design'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import type { Command } from '../store/editor-store.ts'
import { patched } from './nodes.ts'

/** What a thing looks like, without what it is and where it lies. */
const look = [
  'fill',
  'stroke',
  'outlines',
  'shadow',
  'opacity',
  'font',
  'size',
  'letterSpacing',
  'lineHeight',
  'align',
  'corner',
  'adjust',
  'effect',
  'mask'
] as const

/** Kinds whose look includes that there is no outline, no filling, no effect or no mask. */
const canLack: Readonly<Partial<Record<(typeof look)[number], ReadonlySet<DesignNode['type']>>>> = {
  stroke: new Set(['text', 'shape', 'clip-art']),
  outlines: new Set(['text']),
  shadow: new Set(['text']),
  fill: new Set(['shape']),
  adjust: new Set(['image']),
  effect: new Set(['image']),
  mask: new Set(['image'])
}

/** Without anything to be seen of it, a thing would seem to be gone. */
const isSeen = (node: DesignNode) =>
  node.type !== 'shape' || (node.shape !== 'line' && node.fill !== undefined) || node.stroke !== undefined

function styled(node: DesignNode, like: DesignNode): DesignNode {
  if (node.locked) return node
  const patch: NodePatch = {}
  for (const member of look) {
    const value = (like as Partial<Record<typeof member, unknown>>)[member]
    const isLacking = canLack[member]?.has(like.type) === true && canLack[member].has(node.type)
    if (value !== undefined || isLacking) Object.assign(patch, { [member]: value })
  }
  const after = patched(node, patch)
  return isSeen(after) ? after : node
}

/** Has things look like another one, as far as their kind can. */
export const applyStyle = (ids: readonly string[], like: DesignNode): Command => ({
  name: 'changed',
  run: ({ document, areaId }) => ({
    document: withNodes(
      document,
      areaId,
      changeNodes(nodesOf(document, areaId), new Set(ids), (node) => styled(node, like))
    ),
    ids
  })
})
