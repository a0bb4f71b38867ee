import { type DesignNode, type Point, boxAround, documentVersion, nodeLimit, readDesign } from '@motif/design'

/** What is copied here, as text any clipboard takes. A version of its own, so that an older page refuses a newer one. */
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
  | { kind: 'refused'; code: 'newer-version' | 'invalid' | 'too-many' }

/** Reads what `copyText` wrote. Anything else is foreign; what claims to be ours is held to the document's schema. */
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
  if (read.ok) return { kind: 'nodes', nodes: read.document.areas['clipboard'] ?? [] }
  return { kind: 'refused', code: read.code === 'newer-version' ? 'newer-version' : 'invalid' }
}

/** The same node with names of its own throughout. */
export function withNewIds(node: DesignNode, newId: () => string): DesignNode {
  return node.type === 'group'
    ? { ...node, id: newId(), children: node.children.map((child) => withNewIds(child, newId)) }
    : { ...node, id: newId() }
}

/** The middle of the places nodes stand at. */
export function middleOf(nodes: readonly DesignNode[]): Point {
  const { left, top, right, bottom } = boxAround(nodes)
  return { x: (left + right) / 2, y: (top + bottom) / 2 }
}
