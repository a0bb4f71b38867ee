import type { TextNode } from '../document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { decimal } from '../svg/element.ts'
import { layoutText } from './layout.ts'

/** The outlines of a node's text as path data, in millimetres around the node's centre. */
export function textPath(node: TextNode, fonts: FontSet): string {
  const pieces: string[] = []
  for (const { glyphs, left, baseline } of layoutText(node, fonts).lines) {
    for (const { x, y, outline } of glyphs) {
      for (const { command, values } of outline) {
        const points = values.map((value, index) => (index % 2 === 0 ? left + (x + value) * node.size : baseline - (y + value) * node.size))
        pieces.push(command + points.map(decimal).join(' '))
      }
    }
  }
  return pieces.join('')
}
