import type { DesignNode } from '../document/nodes.ts'

export interface Point {
  x: number
  y: number
}

/** An affine transform in SVG notation: (x, y) becomes (a x + c y + e, b x + d y + f). */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

export const identity: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }

/** Applies `inner` first, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f
})

export const apply = ({ a, b, c, d, e, f }: Matrix, { x, y }: Point): Point => ({
  x: a * x + c * y + e,
  y: b * x + d * y + f
})

/** The inverse transform. @throws RangeError for a singular matrix */
export function invert({ a, b, c, d, e, f }: Matrix): Matrix {
  const area = a * d - b * c
  if (area === 0) throw new RangeError('A map that flattens everything has no way back.')
  return { a: d / area, b: -b / area, c: -c / area, d: a / area, e: (c * f - d * e) / area, f: (b * e - a * f) / area }
}

/** Uniform scale and mirroring, then clockwise rotation, then translation: every transform a node can have. */
export interface Placement extends Point {
  /** Clockwise degrees in (-180, 180]. */
  rotation: number
  scale: number
  flipX: boolean
}

/**
 * Decomposes a similarity transform. Mirroring on both axes is returned as a half turn; vertical mirroring as
 * horizontal mirroring plus a half turn.
 */
export function decompose({ a, b, c, d, e, f }: Matrix): Placement {
  const flipX = a * d - b * c < 0
  const scale = Math.hypot(c, d)
  const degrees = (Math.atan2(-c, d) * 180) / Math.PI
  return { x: e, y: f, rotation: degrees === -180 ? 180 : degrees, scale, flipX }
}

/** Scale (negative mirrors), then clockwise rotation in degrees, then translation, in SVG's notation. */
export interface Transform extends Point {
  rotation: number
  scaleX: number
  scaleY: number
}

export function matrixOfTransform({ x, y, rotation, scaleX, scaleY }: Transform): Matrix {
  const angle = (rotation * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  return { a: cos * scaleX, b: sin * scaleX, c: -sin * scaleY, d: cos * scaleY, e: x, f: y }
}

export function nodeTransform(node: DesignNode): Transform {
  const { x, y, rotation, flipX, flipY } = node
  const scale = node.type === 'group' ? node.scale : 1
  return { x, y, rotation, scaleX: flipX ? -scale : scale, scaleY: flipY ? -scale : scale }
}

/** Maps a node's local millimetres to its parent's: the area's or the group's. */
export const matrixOf = (node: DesignNode): Matrix => matrixOfTransform(nodeTransform(node))
