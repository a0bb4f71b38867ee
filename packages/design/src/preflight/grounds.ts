import { coloursOf } from '../document/paint.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { localBoxOf } from '../geometry/bounds.ts'
import { type Box, boxAround, cornersOfBox } from '../geometry/box.ts'
import { isInPolygons, polygonsOf } from '../geometry/flat-path.ts'
import type { Leaf } from '../geometry/leaves.ts'
import { maskOutline } from '../geometry/mask-outline.ts'
import { type Point, apply, invert } from '../geometry/matrix.ts'
import type { Outline } from '../geometry/outline.ts'
import { shapeOutline } from '../geometry/shape-path.ts'

/** What a point of a thing stands on: colours, or `unknown` on a picture; undefined is a product whose colour is not known. */
export type Ground = readonly string[] | 'unknown' | undefined

interface Cover {
  box: Box
  covers: (point: Point) => boolean
  ground: Ground
}

type Node = Leaf['node']

/** Of a long outline so many corners say as much as all. */
const cornersMax = 24
/** Corners of an outline that are asked whether a point lies within: a path of 20,000 letters may have twice as many. */
const outlineMax = 400
/** So many things below are looked at: a design may hold hundreds, each with a long outline. */
const coversMax = 60
/** How far points are drawn in from the edge, so that what ends exactly on an edge stands within it. */
const inset = 0.96
/** Shares of half a box, uneven so that they don't run with a pattern below. */
const grid: readonly Point[] = [-0.87, -0.33, 0.28, 0.92].flatMap((y) =>
  [-0.93, -0.61, -0.27, 0.13, 0.71, 0.97].map((x) => ({ x, y }))
)

function thinned<Of>(all: readonly Of[], most: number): Of[] {
  const stride = Math.ceil(all.length / most)
  return all.filter((_, index) => index % stride === 0)
}

/** What a shape runs along, or a picture is cut to. */
function outlineIn(node: Node, fonts: FontSet): Outline | undefined {
  if (node.type === 'shape') return shapeOutline(node)
  return node.type === 'image' && node.mask ? maskOutline(node.mask, node, fonts) : undefined
}

/** What a node fills, in its own millimetres, and the corners of an outline of its own. */
function formOf(node: Node, fonts: FontSet): { box: Box; isFilled: (point: Point) => boolean; corners: Point[] } {
  const box = localBoxOf(node, fonts)
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

/** The colours of what hides what is below; undefined for what lets it through. */
function coverOf(node: Node): Ground {
  if (node.type === 'image') return 'unknown'
  const paint =
    node.type === 'qr' ? node.background : node.type === 'shape' && node.shape !== 'line' ? node.fill : undefined
  const isThin = paint !== undefined && typeof paint !== 'string' && paint.stops.some(({ opacity }) => opacity < 1)
  return paint === undefined || isThin ? undefined : coloursOf(paint)
}

/** Points all over what a thing fills, and of its own outline. */
function pointsIn({ box, isFilled, corners }: ReturnType<typeof formOf>, isText: boolean): Point[] {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 }
  const [across, half] = [(box.right - box.left) / 2, (box.bottom - box.top) / 2]
  // Letters stand in the middle of their lines.
  const down = isText ? half * 0.6 : half
  return [
    ...grid.map(({ x, y }) => ({ x: middle.x + x * across, y: middle.y + y * down })).filter(isFilled),
    ...corners.map(({ x, y }) => ({ x: middle.x + (x - middle.x) * inset, y: middle.y + (y - middle.y) * inset }))
  ]
}

const overlaps = (one: Box, other: Box) =>
  one.left <= other.right && other.left <= one.right && one.top <= other.bottom && other.top <= one.bottom

/**
 * Tells of things, back to front, what points of each stand on: the topmost thing drawn before that hides what is below it
 * there, or else the product of that colour.
 */
export function followGrounds(fonts: FontSet, product: string | undefined): (leaf: Leaf) => Ground[] {
  const drawn: Cover[] = []
  const bare: Ground = product === undefined ? undefined : [product]
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
