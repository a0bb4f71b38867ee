import { coloursOf } from '../document/paint.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { lettersBoxOf, localBoxOf } from '../geometry/bounds.ts'
import { type Box, boxAround, cornersOfBox } from '../geometry/box.ts'
import { isInPolygons, polygonsOf } from '../geometry/flat-path.ts'
import type { Leaf } from '../geometry/leaves.ts'
import { maskOutline } from '../geometry/mask-outline.ts'
import { type Point, apply, invert } from '../geometry/matrix.ts'
import type { Outline } from '../geometry/outline.ts'
import { shapeOutline } from '../geometry/shape-path.ts'

/** Background behind a point: colours, `unknown` on a picture, undefined if the product's colour is unknown. */
export type Background = readonly string[] | 'unknown' | undefined

interface Cover {
  box: Box
  covers: (point: Point) => boolean
  ground: Background
}

type Node = Leaf['node']

/** Maximum number of sampled corners of an outline. */
const cornersMax = 24
/** Maximum number of outline corners for point-in-polygon tests: a path of 20,000 characters may have twice as many. */
const outlineMax = 400
/** Maximum number of covering nodes: a design may have hundreds, each with a long outline. */
const coversMax = 60
/** Insets sample points from the edge, so that nodes ending exactly on an edge count as on it. */
const inset = 0.96
/** Sample positions as fractions of half a box, uneven to avoid aliasing with patterns below. */
const grid: readonly Point[] = [-0.87, -0.33, 0.28, 0.92].flatMap((y) =>
  [-0.93, -0.61, -0.27, 0.13, 0.71, 0.97].map((x) => ({ x, y }))
)

function thinned<Of>(all: readonly Of[], most: number): Of[] {
  const stride = Math.ceil(all.length / most)
  return all.filter((_, index) => index % stride === 0)
}

/** The outline of a shape or of a picture's mask. */
function outlineIn(node: Node, fonts: FontSet): Outline | undefined {
  if (node.type === 'shape') return shapeOutline(node)
  return node.type === 'image' && node.mask ? maskOutline(node.mask, node, fonts) : undefined
}

/** Local box of a node, and sampled corners of its outline. */
function formOf(node: Node, fonts: FontSet): { box: Box; isFilled: (point: Point) => boolean; corners: Point[] } {
  const box = node.type === 'text' ? lettersBoxOf(node, fonts) : localBoxOf(node, fonts)
  const isInBox = ({ x, y }: Point) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom
  const shape = node.type === 'image' ? node.mask?.shape : node.type === 'shape' ? node.shape : undefined
  if (shape === 'ellipse') {
    const [across, down] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
    return { box, isFilled: ({ x, y }) => Math.hypot(x / across, y / down) <= 1, corners: [] }
  }
  const form = shape === undefined || shape === 'rectangle' || shape === 'line' ? undefined : outlineIn(node, fonts)
  if (form === undefined) return { box, isFilled: isInBox, corners: [] }
  const outline = polygonsOf(form.segments())
  const length = outline.reduce((sum, polygon) => sum + polygon.length, 0)
  const polygons = outline.map((polygon) => thinned(polygon, Math.ceil((polygon.length / length) * outlineMax)))
  const isFilled = (point: Point) => isInBox(point) && isInPolygons(polygons, point)
  return { box, isFilled, corners: thinned(polygons.flat(), cornersMax) }
}

/** Colours of an opaque node; undefined if it is translucent. */
function coverOf(node: Node): Background {
  if (node.type === 'image') return 'unknown'
  const paint =
    node.type === 'qr' ? node.background : node.type === 'shape' && node.shape !== 'line' ? node.fill : undefined
  const isThin = paint !== undefined && typeof paint !== 'string' && paint.stops.some(({ opacity }) => opacity < 1)
  return paint === undefined || isThin ? undefined : coloursOf(paint)
}

/** Sample points within a node's fill and on its outline. */
function pointsIn({ box, isFilled, corners }: ReturnType<typeof formOf>, isText: boolean): Point[] {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const [across, half] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  // Glyphs are in the middle of their lines.
  const down = isText ? half * 0.6 : half
  return [
    ...grid.map(({ x, y }) => ({ x: middle.x + x * across, y: middle.y + y * down })).filter(isFilled),
    ...corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * inset, y: middle.y + (y - middle.y) * inset }))
  ]
}

const overlaps = (one: Box, other: Box) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom

/**
 * Returns a function that takes leaves back to front, and gives the backgrounds at sample points of each: the topmost
 * opaque node drawn before, or else the product's colour.
 */
export function trackBackgrounds(fonts: FontSet, product: string | undefined): (leaf: Leaf) => Background[] {
  const drawn: Cover[] = []
  const bare: Background = product === undefined ? undefined : [product]
  return ({ node, matrix, opacity }) => {
    const form = formOf(node, fonts)
    const points = pointsIn(form, node.type === 'text').map((point) => apply(matrix, point))
    const box = boxAround(cornersOfBox(form.box).map((corner) => apply(matrix, corner)))
    const below = drawn.filter((cover) => overlaps(cover.box, box)).slice(-coversMax)
    const grounds = points.map((point) => {
      const cover = below.findLast(({ covers }) => covers(point))
      return cover === undefined ? bare : cover.ground
    })
    const ground = opacity === 1 ? coverOf(node) : undefined
    if (ground !== undefined) {
      const back = invert(matrix)
      drawn.push({ box, covers: (point) => form.isFilled(apply(back, point)), ground })
    }
    return grounds
  }
}
