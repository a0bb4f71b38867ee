import type { DesignNode } from '@motif/design'
import { m } from '../messages/index.ts'

const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** What a node is called where a list shows it. */
export function nodeName(node: DesignNode): string {
  if (node.name) return node.name
  if (node.type === 'text') return oneLine(node.text) || m.editor_layer_text_empty()
  return node.type === 'image' ? m.editor_layer_image() : m.editor_layer_shape()
}

/** "Text, Hello, 1 of 2": what a screen reader says of a node. `index` counts from 0. */
export function nodeLabel(node: DesignNode, index: number, count: number): string {
  const place = { index: index + 1, count }
  if (node.type === 'text') {
    const text = oneLine(node.text)
    return text === '' ? m.editor_node_text_empty(place) : m.editor_node_text({ text, ...place })
  }
  if (node.type === 'shape') return m.editor_node_shape(place)
  return node.name === undefined ? m.editor_node_image(place) : m.editor_node_image_named({ name: node.name, ...place })
}
