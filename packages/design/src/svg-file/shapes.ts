import type { Point } from '../geometry/matrix.ts'
import { type Subpath, readPathData, subpathsOf } from './curves.ts'
import { SvgError } from './refusal.ts'
import type { XmlElement } from './read-xml.ts'
import { lengthOf, numbersIn } from './values.ts'

interface Viewport {
  width: number
  height: number
}

const corners = (points: readonly Point[], isClosed: boolean): Subpath[] => {
  const [start, ...rest] = points
  return start && rest.length > 0 ? [{ start, pieces: rest.map((point) => [point] as const), isClosed }] : []
}

function pointsIn(source: string): Point[] {
  const numbers = numbersIn(source.replaceAll(/(?<=[\d.])(?=-)/g, ' '), 20_000)
  return Array.from({ length: Math.floor(numbers.length / 2) }, (_, index) => ({
    x: numbers[index * 2] ?? 0,
    y: numbers[index * 2 + 1] ?? 0
  }))
}

function ellipseAt(cx: number, cy: number, rx: number, ry: number): Subpath[] {
  if (rx <= 0 || ry <= 0) return []
  return subpathsOf([
    { command: 'M', values: [cx - rx, cy] },
    { command: 'A', values: [rx, ry, 0, 0, 1, cx + rx, cy] },
    { command: 'A', values: [rx, ry, 0, 0, 1, cx - rx, cy] },
    { command: 'Z', values: [] }
  ])
}

function rectangleAt(x: number, y: number, width: number, height: number, rx: number, ry: number): Subpath[] {
  if (width <= 0 || height <= 0) return []
  if (rx <= 0 || ry <= 0)
    return corners(
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + height },
        { x, y: y + height }
      ],
      true
    )
  const [right, bottom] = [x + width, y + height]
  const turn = (endX: number, endY: number) => ({ command: 'A', values: [rx, ry, 0, 0, 1, endX, endY] })
  return subpathsOf([
    { command: 'M', values: [x + rx, y] },
    { command: 'H', values: [right - rx] },
    turn(right, y + ry),
    { command: 'V', values: [bottom - ry] },
    turn(right - rx, bottom),
    { command: 'H', values: [x + rx] },
    turn(x, bottom - ry),
    { command: 'V', values: [y + ry] },
    turn(x + rx, y),
    { command: 'Z', values: [] }
  ])
}

/** Supported shape elements. */
export const drawn: ReadonlySet<string> = new Set(['path', 'rect', 'circle', 'ellipse', 'line', 'polyline', 'polygon'])

/** The curves of a shape element in its own units. @throws {SvgError} */
export function curvesOf({ name, attributes }: XmlElement, { width, height }: Viewport): Subpath[] {
  const diagonal = Math.hypot(width, height) / Math.SQRT2
  const across = (key: string, otherwise?: number) => lengthOf(attributes.get(key), width, otherwise)
  const down = (key: string, otherwise?: number) => lengthOf(attributes.get(key), height, otherwise)
  const length = (key: string) => lengthOf(attributes.get(key), diagonal)
  switch (name) {
    case 'path':
      return readPathData(attributes.get('d') ?? '')
    case 'rect': {
      const [w, h] = [across('width'), down('height')]
      // An omitted radius equals the other.
      const [rx, ry] = [across('rx', down('ry')), down('ry', across('rx'))]
      return rectangleAt(across('x'), down('y'), w, h, Math.min(rx, w / 2), Math.min(ry, h / 2))
    }
    case 'circle':
      return ellipseAt(across('cx'), down('cy'), length('r'), length('r'))
    case 'ellipse':
      return ellipseAt(across('cx'), down('cy'), across('rx'), down('ry'))
    case 'line':
      return corners(
        [
          { x: across('x1'), y: down('y1') },
          { x: across('x2'), y: down('y2') }
        ],
        false
      )
    case 'polyline':
    case 'polygon':
      return corners(pointsIn(attributes.get('points') ?? ''), name === 'polygon')
    default:
      throw new SvgError('element', name)
  }
}
