import {
  type DesignNode,
  type Point,
  type Refusal,
  boxAround,
  documentVersion,
  nodeLimit,
  readDesign
} from '@motif/design'

/** Format of copied nodes, as text for any clipboard. Versioned, so that older pages refuse newer formats. */
const kind = 'motif/design-nodes'

interface Copied {
  kind: typeof kind
  version: number
  nodes: readonly DesignNode[]
}

export const copyText = (nodes: readonly DesignNode[]): string =>
  JSON.stringify({ kind, version: documentVersion, nodes } satisfies Copied)

export type ReadClipboard =
  | { kind: 'nodes'; nodes: DesignNode[] }
  | { kind: 'foreign' }
  | { kind: 'refused'; code: Refusal['code'] }

/** Parses the output of `copyText`. Other text is foreign; our format is validated against the document schema. */
export function readClipboard(text: string): ReadClipboard {
  let value: unknown
  try {
    value = text.trimStart().startsWith('{') ? JSON.parse(text) : undefined
  } catch {
    value = undefined
  }
  if (typeof value !== 'object' || value === null || !('kind' in value) || value.kind !== kind)
    return { kind: 'foreign' }
  const { version, nodes } = value as Partial<Copied>
  if (Array.isArray(nodes) && nodes.length > nodeLimit) return { kind: 'refused', code: 'too-many' }
  const read = readDesign({ version: version ?? 0, product: 'clipboard', areas: { clipboard: nodes ?? [] } })
  if (!read.ok) return { kind: 'refused', code: read.code === 'newer-version' ? 'newer-version' : 'invalid' }
  const { clipboard: copied = [] } = read.document.areas
  return copied.length > 0 ? { kind: 'nodes', nodes: copied } : { kind: 'refused', code: 'invalid' }
}

/** Replaces all ids of a node and its children. */
export function withNewIds(node: DesignNode, newId: () => string): DesignNode {
  return node.type === 'group'
    ? { ...node, id: newId(), children: node.children.map((child) => withNewIds(child, newId)) }
    : { ...node, id: newId() }
}

/** Centre of the nodes' positions. */
export function middleOf(nodes: readonly DesignNode[]): Point {
  const { left, top, right, bottom } = boxAround(nodes)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
