import type { TextNode } from '../document/nodes.ts'

/** A black text node of font size 10. */
export const textOf = (text: string, more: Partial<TextNode> = {}): TextNode => ({
  type: 'text',
  id: 't',
  x: 0,
  y: 0,
  rotation: 0,
  opacity: 1,
  text,
  font: 'instrument-sans',
  size: 10,
  align: 'start',
  letterSpacing: 0,
  lineHeight: 1.2,
  fill: '#000000',
  ...more
})
