import type { Gradient, Paint, Stroke } from '../document/paint.ts'
import type { Box } from '../geometry/box.ts'
import { type Attributes, element } from './element.ts'
import type { Definitions } from './definitions.ts'

const stopsOf = ({ stops }: Gradient) =>
  stops.map(({ at, colour, opacity }) => element('stop', { offset: at, 'stop-color': colour, 'stop-opacity': opacity === 1 ? undefined : opacity })).join('')

/** The value of a `fill` over a box in the node's own millimetres. */
export function fillOf(paint: Paint | undefined, box: Box, definitions: Definitions): string {
  if (paint === undefined) return 'none'
  if (typeof paint === 'string') return paint
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (paint.type === 'radial') {
    const centre = { cx: box.left + paint.x * width, cy: box.top + paint.y * height, r: paint.radius * Math.max(width, height) }
    return definitions.add('radialGradient', { gradientUnits: 'userSpaceOnUse', ...centre }, stopsOf(paint))
  }
  const angle = (paint.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  // Long enough that the first and the last colour reach the corners.
  const reach = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  return definitions.add('linearGradient', { gradientUnits: 'userSpaceOnUse', x1: x - cos * reach, y1: y - sin * reach, x2: x + cos * reach, y2: y + sin * reach }, stopsOf(paint))
}

/** Attributes of a line. `times` makes it thicker than the document says. */
export function strokeOf(stroke: Stroke | undefined, times = 1): Attributes {
  if (stroke === undefined) return {}
  const { colour, width, dash, cap } = stroke
  return { stroke: colour, 'stroke-width': width * times, 'stroke-linejoin': 'round', 'stroke-linecap': cap, 'stroke-dasharray': dash?.map((length) => String(length)).join(' ') }
}
