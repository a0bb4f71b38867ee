import type { TextNode } from '../document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { linesOf } from './lines.ts'
import { type ShapedLine, shapeLine } from './shape-line.ts'

/** A line in its block: left end and baseline in millimetres from the block's centre, y downwards. */
interface LaidLine extends ShapedLine {
  left: number
  baseline: number
}

export interface TextLayout {
  width: number
  height: number
  lines: readonly LaidLine[]
}

const shareBefore = { start: 0, centre: 0.5, end: 1 } as const

/** Sets the text of a node: its lines, and the box around them in millimetres. */
export function layoutText(node: TextNode, fonts: FontSet): TextLayout {
  const { size, font, letterSpacing } = node
  const shape = (line: string) => shapeLine(line, font, letterSpacing, fonts)
  const shaped = linesOf(node.text, node.width, (line) => shape(line).width * size).map(shape)
  const { ascent, descent } = fonts.metricsOf(font)
  const width = node.width ?? shaped.reduce((widest, line) => Math.max(widest, line.width * size), 0)
  const height = (ascent + descent + (shaped.length - 1) * node.lineHeight) * size
  const lines = shaped.map((line, index) => {
    const share = shareBefore[node.align]
    const before = line.direction === 'rtl' ? 1 - share : share
    return Object.assign(line, { left: -width / 2 + (width - line.width * size) * before, baseline: -height / 2 + (ascent + index * node.lineHeight) * size })
  })
  return { width, height, lines }
}

/** Width and height of a node's text in millimetres, before it is turned. */
export function measureText(node: TextNode, fonts: FontSet): { width: number; height: number } {
  const { width, height } = layoutText(node, fonts)
  return { width, height }
}
