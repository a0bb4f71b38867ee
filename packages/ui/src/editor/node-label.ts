import type { DesignNode } from '@motif/design'
import { m } from '@motif/messages'

const kinds = {
  image: () => m.editor_layer_image(),
  shape: () => m.editor_layer_shape(),
  'clip-art': () => m.editor_layer_clip_art(),
  qr: () => m.editor_layer_qr(),
  group: () => m.editor_layer_group()
} satisfies Record<Exclude<DesignNode['type'], 'text'>, () => string>

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Display name of a node in lists. */
export function nodeName(node: DesignNode): string {
  if (node.name) return node.name
  if (node.type === 'text') return oneLine(node.text) || m.editor_layer_text_empty()
  return kinds[node.type]()
}

/** Accessible name: "Text, Hello, 1 of 2". `index` counts from 0. */
export function nodeLabel(node: DesignNode, index: number, count: number): string {
  const place = { index: index + 1, count }
  if (node.type === 'text') {
    const text = oneLine(node.text)
    return text === '' ? m.editor_node_text_empty(place) : m.editor_node_text({ text, ...place })
  }
  const kind = kinds[node.type]()
  return node.name === undefined
    ? m.editor_node({ kind, ...place })
    : m.editor_node_named({ kind, name: node.name, ...place })
}
