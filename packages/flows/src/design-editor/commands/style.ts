import type { DesignNode, NodePatch } from '@motif/design'
import { changeNodes, nodesOf, withNodes } from '../tree.ts'
import type { Command } from '../store/editor-store.ts'
import { patched } from './nodes.ts'

/** The members that make up a node's style. */
const look = [
  'fill',
  'stroke',
  'outlines',
  'extrusion',
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

/** Types whose style includes the absence of an outline, fill, effect or mask. */
const canLack: Readonly<Partial<Record<(typeof look)[number], ReadonlySet<DesignNode['type']>>>> = {
  stroke: new Set(['text', 'shape', 'clip-art']),
  outlines: new Set(['text']),
  extrusion: new Set(['text']),
  shadow: new Set(['text']),
  fill: new Set(['shape']),
  adjust: new Set(['image']),
  effect: new Set(['image']),
  mask: new Set(['image'])
}

/** A node must stay visible. */
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

/** Applies the style of another node, as far as the type supports it. */
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
