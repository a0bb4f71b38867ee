import type { ShapeNode } from '../document/nodes.ts'
import { type Outline, outlineOf } from './outline.ts'
import { type PathSegment, parsePath, stretchPath } from './path.ts'

/** The members a shape's outline depends on. */
type Outlined = Pick<ShapeNode, 'shape' | 'width' | 'height' | 'path' | 'points' | 'waist' | 'corner'>

export const defaultPoints = { polygon: 6, star: 5 } as const
/** Inner radius of a star as a fraction of the outer; five points make a regular pentagram. */
export const starWaist = 0.42

function corners(node: Outlined, shape: 'polygon' | 'star'): PathSegment[] {
  const points = node.points ?? defaultPoints[shape]
  const steps = shape === 'star' ? points * 2 : points
  const segments = Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * 2 * Math.PI - Math.PI / 2
    const radius = (shape === 'star' && index % 2 === 1 ? (node.waist ?? starWaist) : 1) / 2
    return {
      command: index === 0 ? 'M' : 'L',
      values: [radius * Math.cos(angle) * node.width, radius * Math.sin(angle) * node.height]
    }
  })
  return [...segments, { command: 'Z', values: [] }]
}

function rectangle({ width, height, corner = 0 }: Outlined): PathSegment[] {
  const [x, y] = [width / 2, height / 2]
  const r = Math.min(corner, x, y)
  if (r === 0)
    return [
      { command: 'M', values: [-x, -y] },
      { command: 'H', values: [x] },
      { command: 'V', values: [y] },
      { command: 'H', values: [-x] },
      { command: 'Z', values: [] }
    ]
  const turn = (endX: number, endY: number) => ({ command: 'A', values: [r, r, 0, 0, 1, endX, endY] })
  return [
    { command: 'M', values: [-x + r, -y] },
    { command: 'H', values: [x - r] },
    turn(x, -y + r),
    { command: 'V', values: [y - r] },
    turn(x - r, y),
    { command: 'H', values: [-x + r] },
    turn(-x, y - r),
    { command: 'V', values: [-y + r] },
    turn(-x + r, -y),
    { command: 'Z', values: [] }
  ]
}

function ellipse({ width, height }: Outlined): PathSegment[] {
  const [rx, ry] = [width / 2, height / 2]
  return [
    { command: 'M', values: [-rx, 0] },
    { command: 'A', values: [rx, ry, 0, 0, 1, rx, 0] },
    { command: 'A', values: [rx, ry, 0, 0, 1, -rx, 0] },
    { command: 'Z', values: [] }
  ]
}

function own({ path = '', width, height }: Outlined): PathSegment[] {
  const [first, ...rest] = parsePath(path) ?? []
  return first ? stretchPath([{ ...first, command: 'M' }, ...rest], width, height) : []
}

const line = ({ width }: Outlined): PathSegment[] => [
  { command: 'M', values: [-width / 2, 0] },
  { command: 'H', values: [width / 2] }
]

function segmentsOf(node: Outlined): PathSegment[] {
  switch (node.shape) {
    case 'rectangle':
      return rectangle(node)
    case 'ellipse':
      return ellipse(node)
    case 'line':
      return line(node)
    case 'path':
      return own(node)
    default:
      return corners(node, node.shape)
  }
}

/** Outline of a shape in millimetres around the node's centre. */
export const shapeOutline = (node: Outlined): Outline => outlineOf(() => segmentsOf(node))

/** The outline as path data. */
export const shapePath = (node: Outlined): string => shapeOutline(node).data()
