import type { Paint, Stroke } from '../document/paint.ts'
import type { Box } from '../geometry/box.ts'
import { rounded } from '../svg/element.ts'
import type { DrawnGradient, DrawnPath, DrawnStroke } from './drawing.ts'

const pointAt = (x: number, y: number) => ({ x: rounded(x), y: rounded(y) })

function gradientOf(paint: Exclude<Paint, string>, { left, top, right, bottom }: Box): DrawnGradient {
  const [width, height] = [right - left, bottom - top]
  const stops = paint.stops.map(({ at, colour, opacity }) => ({ at: rounded(at), colour, opacity: rounded(opacity) }))
  if (paint.type === 'radial') {
    const centre = pointAt(left + paint.x * width, top + paint.y * height)
    return { type: 'radial', centre, radius: rounded(paint.radius * Math.max(width, height)), stops }
  }
  const angle = (paint.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  // Long enough that the first and last colour reach the corners.
  const reach = (Math.abs(cos) * width + Math.abs(sin) * height) / 2
  return {
    type: 'linear',
    from: pointAt(x - cos * reach, y - sin * reach),
    to: pointAt(x + cos * reach, y + sin * reach),
    stops
  }
}

/** The fill of a box in the node's local millimetres. */
export const fillOf = (paint: Paint | undefined, box: Box): DrawnPath['fill'] =>
  paint === undefined || typeof paint === 'string' ? paint : gradientOf(paint, box)

/** A stroke; `times` multiplies its width. */
export function strokeOf(stroke: Stroke | undefined, times = 1): DrawnStroke | undefined {
  if (stroke === undefined) return undefined
  const { colour, width, dash = [], cap = 'butt' } = stroke
  return { colour, width: rounded(width * times), cap, dash }
}
