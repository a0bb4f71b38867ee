import type { Point } from './matrix.ts'

/**
 * Approximates an elliptical arc by cubic curves of at most a quarter turn (SVG 1.1, F.6), or by a line if a radius is
 * 0. `values` are those of the path command: radii, rotation in degrees, large-arc and sweep flags.
 */
export function arcPieces(
  from: Point,
  values: readonly number[],
  to: Point
): (readonly [Point] | readonly [Point, Point, Point])[] {
  const [rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0] = values
  if (from.x === to.x && from.y === to.y) return []
  if (rx0 === 0 || ry0 === 0) return [[to]]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [px, py] = [cos * dx + sin * dy, -sin * dx + cos * dy]
  const grown = Math.max(1, Math.hypot(px / rx0, py / ry0))
  const [rx, ry] = [Math.abs(rx0) * grown, Math.abs(ry0) * grown]
  const way = (rx * py) ** 2 + (ry * px) ** 2
  const factor = Math.sqrt(Math.max(0, (rx * ry) ** 2 / way - 1)) * (large === sweep ? -1 : 1)
  const [cx, cy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx]
  const start = Math.atan2((py - cy) / ry, (px - cx) / rx)
  let swept = Math.atan2((-py - cy) / ry, (-px - cx) / rx) - start
  if (sweep === 1 && swept < 0) swept += 2 * Math.PI
  if (sweep === 0 && swept > 0) swept -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(swept) / (Math.PI / 2) - 1e-9))
  const handle = (4 / 3) * Math.tan(swept / count / 4)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const place = (x: number, y: number): Point => ({
    x: middle.x + cos * (cx + rx * x) - sin * (cy + ry * y),
    y: middle.y + sin * (cx + rx * x) + cos * (cy + ry * y)
  })
  return Array.from({ length: count }, (_, index) => {
    const a = start + (swept * index) / count
    const b = start + (swept * (index + 1)) / count
    const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    return [
      place(cosA - handle * sinA, sinA + handle * cosA),
      place(cosB + handle * sinB, sinB - handle * cosB),
      index === count - 1 ? to : place(cosB, sinB)
    ] as const
  })
}
