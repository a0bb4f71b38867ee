import type { TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import type { Point } from '../geometry/matrix.ts'
import { decimal } from '../svg/element.ts'
import { bend, layoutText, type TextLayout } from './layout.ts'
import type { PlacedGlyph } from './shape-line.ts'

type Line = TextLayout['lines'][number]

/** Where points of a glyph, in em from its origin with y upwards, come to lie in millimetres. */
type Place = (x: number, y: number) => Point

const straight = ({ left, baseline }: Line, glyph: PlacedGlyph, size: number): Place => (x, y) => ({ x: left + (glyph.x + x) * size, y: baseline - (glyph.y + y) * size })

/** A letter that joins its neighbours is bent with the line. */
const bentAlong = (line: Line, glyph: PlacedGlyph, size: number): Place => (x, y) => bend(line, line.left + (glyph.x + x) * size, (glyph.y + y) * size)

/** A letter that stands by itself keeps its shape and is turned around its middle. */
function turned(line: Line, glyph: PlacedGlyph, size: number): Place {
  const middle = line.left + glyph.pivot * size
  const { x: originX, y: originY } = bend(line, middle, 0)
  const angle = middle / (line.radius ?? 1)
  const [cos, sin] = [Math.cos(angle) * size, Math.sin(angle) * size]
  return (x, y) => {
    const [across, up] = [glyph.x - glyph.pivot + x, glyph.y + y]
    return { x: originX + across * cos + up * sin, y: originY + across * sin - up * cos }
  }
}

function placeOf(line: Line, glyph: PlacedGlyph, size: number): Place {
  if (line.radius === undefined) return straight(line, glyph, size)
  return (glyph.isJoined ? bentAlong : turned)(line, glyph, size)
}

function draw({ lines }: TextLayout, size: number): string {
  const pieces: string[] = []
  for (const line of lines) {
    for (const glyph of line.glyphs) {
      const place = placeOf(line, glyph, size)
      for (const { command, values } of glyph.outline) {
        pieces.push(command)
        for (let index = 0; index < values.length; index += 2) {
          const { x, y } = place(values[index] ?? 0, values[index + 1] ?? 0)
          if (index > 0) pieces.push(' ')
          pieces.push(decimal(x), ' ', decimal(y))
        }
      }
    }
  }
  return pieces.join('')
}

const kept = new WeakMap<TextLayout, string>()

/** The outlines of a node's text as path data, in millimetres around the node's centre. */
export function textPath(node: TextNode, fonts: FontSet): string {
  const layout = layoutText(node, fonts)
  const path = kept.get(layout) ?? draw(layout, node.size)
  kept.set(layout, path)
  return path
}
