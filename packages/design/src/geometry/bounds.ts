import type { DesignNode } from '../document.ts'
import type { FontSet } from '../fonts/font-set.ts'
import { measureText } from '../text/layout.ts'

export interface Point {
  x: number
  y: number
}

/** A box around its centre, turned clockwise by `rotation` degrees; millimetres. */
export interface OrientedBox extends Point {
  width: number
  height: number
  rotation: number
}

/** The box a node fills, as it is turned. */
export function boundsOf(node: DesignNode, fonts: FontSet): OrientedBox {
  const { width, height } = node.type === 'text' ? measureText(node, fonts) : node
  return { x: node.x, y: node.y, width, height, rotation: node.rotation }
}

function turned({ x, y }: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { x: x * cos - y * sin, y: x * sin + y * cos }
}

/** The four corners of a box, clockwise from its own top left. */
export function cornersOf(box: OrientedBox): [Point, Point, Point, Point] {
  const [w, h] = [box.width / 2, box.height / 2]
  const corner = (x: number, y: number) => {
    const point = turned({ x, y }, box.rotation)
    return { x: box.x + point.x, y: box.y + point.y }
  }
  return [corner(-w, -h), corner(w, -h), corner(w, h), corner(-w, h)]
}

/** Whether a point lies in a box, give or take `reach` millimetres. */
export function contains(box: OrientedBox, point: Point, reach = 0): boolean {
  const local = turned({ x: point.x - box.x, y: point.y - box.y }, -box.rotation)
  return Math.abs(local.x) <= box.width / 2 + reach && Math.abs(local.y) <= box.height / 2 + reach
}

/** The topmost node under a point. `reach` in millimetres lets a finger find what is thin. */
export function hitTest(nodes: readonly DesignNode[], point: Point, fonts: FontSet, reach = 0): DesignNode | undefined {
  return nodes.findLast((node) => contains(boundsOf(node, fonts), point, reach))
}
