import { isBent } from '../document/is-bent.ts'
import type { DesignNode, ImageNode, TextNode } from '../document/nodes.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { layoutText } from '../text/layout.ts'
import { extrusionShift } from '../text/extrusion.ts'
import { inkBox } from '../text/text-path.ts'
import { type Box, boxAround, boxOf, cornersOfBox, sweptBox } from './box.ts'
import { isNearPolygons, polygonsOf } from './flat-path.ts'
import { maskOutline } from './mask-outline.ts'
import { type Point, apply, invert, matrixOf } from './matrix.ts'

/** A box given by its centre, rotated clockwise by `rotation` degrees; millimetres. */
export interface OrientedBox extends Point {
  width: number
  height: number
  rotation: number
}

/**
 * The box of a text's letters in its local millimetres. Straight text is measured by its lines, curved text by its
 * visible glyphs: the ring of its lines is far larger.
 */
export const lettersBoxOf = (node: TextNode, fonts: FontSet): Box =>
  isBent(node) ? inkBox(node, fonts) : layoutText(node, fonts).box

/**
 * The box of a node in its local millimetres, before mirroring, rotation and translation. A line's height is its stroke
 * width. A text's includes the side faces of an extrusion.
 */
export function localBoxOf(node: DesignNode, fonts: FontSet): Box {
  switch (node.type) {
    case 'text':
      return sweptBox(lettersBoxOf(node, fonts), extrusionShift(node))
    case 'group':
      return boxAround(
        node.children.flatMap((child) =>
          cornersOfBox(localBoxOf(child, fonts)).map((corner) => apply(matrixOf(child), corner))
        )
      )
    case 'qr':
      return boxOf(node.width, node.width)
    case 'shape':
      return boxOf(node.width, node.shape === 'line' ? (node.stroke?.width ?? 0) : node.height)
    default:
      return boxOf(node.width, node.height)
  }
}

/** The oriented box of a node in its parent's millimetres: the area's or the group's. */
export function boundsOf(node: DesignNode, fonts: FontSet): OrientedBox {
  const { left, top, right, bottom } = localBoxOf(node, fonts)
  const scale = node.type === 'group' ? node.scale : 1
  const centre = apply(matrixOf(node), { x: (left + right) / 2, y: (top + bottom) / 2 })
  return { ...centre, width: (right - left) * scale, height: (bottom - top) * scale, rotation: node.rotation }
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** Corners of a box, clockwise from its local top left. */
export function cornersOf(box: OrientedBox): [Point, Point, Point, Point] {
  const [w, h] = [box.width / 2, box.height / 2]
  const corner = (x: number, y: number) => {
    const point = turned({ x, y }, box.rotation)
    return { x: box.x + point.x, y: box.y + point.y }
  }
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]
}

/** Whether a point lies in a box, with a tolerance of `reach` millimetres. */
export function contains(box: OrientedBox, point: Point, reach = 0): boolean {
  const local = turned({ x: point.x - box.x, y: point.y - box.y }, -box.rotation)
  return Math.abs(local.x) <= box.width / 2 + reach && Math.abs(local.y) <= box.height / 2 + reach
}

const none: ReadonlySet<string> = new Set()

/** Whether a point hits the visible part of a picture, that is, its mask. */
function isSeenAt(node: ImageNode, point: Point, fonts: FontSet, reach: number): boolean {
  const outline = node.mask && maskOutline(node.mask, node, fonts)
  if (outline === undefined) return true
  return isNearPolygons(polygonsOf(outline.segments()), apply(invert(matrixOf(node)), point), reach)
}

/** Whether a point hits a node: a group by its children, a masked picture by its mask, other nodes by their box. */
function isHit(node: DesignNode, point: Point, fonts: FontSet, reach: number, framed: ReadonlySet<string>): boolean {
  if (node.hidden) return false
  const isFramed = framed.has(node.id)
  if (node.type !== 'group')
    return (
      contains(boundsOf(node, fonts), point, reach) &&
      (isFramed || node.type !== 'image' || isSeenAt(node, point, fonts, reach))
    )
  const inside = apply(invert(matrixOf(node)), point)
  const framedInside = isFramed ? new Set(node.children.map(({ id }) => id)) : framed
  return node.children.some((child) => isHit(child, inside, fonts, reach / node.scale, framedInside))
}

/**
 * The topmost visible node at a point. `reach` is a tolerance in millimetres for touch input. Masked pictures are hit
 * by their mask; those listed in `framed`, by id, by their whole frame.
 */
export const hitTest = (
  nodes: readonly DesignNode[],
  point: Point,
  fonts: FontSet,
  reach = 0,
  framed: ReadonlySet<string> = none
): DesignNode | undefined => nodes.findLast((node) => isHit(node, point, fonts, reach, framed))
