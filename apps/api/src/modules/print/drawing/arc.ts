import type { Point } from '@motif/design'
import type { Step } from './step.ts'

export interface Arc {
  rx: number
  ry: number
  /** Rotation of the ellipse in degrees. */
  turn: number
  isLarge: boolean
  isClockwise: boolean
}

/** Converts an elliptical arc to cubic curves of at most a quarter turn (SVG 1.1, appendix F.6). */
export function arcSteps(from: Point, { turn, isLarge, isClockwise, ...radii }: Arc, to: Point): Step[] {
  let [rx, ry] = [Math.abs(radii.rx), Math.abs(radii.ry)]
  if (from.x === to.x && from.y === to.y) return []
  if (rx === 0 || ry === 0) return [['L', to.x, to.y]]
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  // Half the chord in the ellipse's own axes.
  const [dx, dy] = [(from.x - to.x) / 2, (from.y - to.y) / 2]
  const [ux, uy] = [cos * dx + sin * dy, cos * dy - sin * dx]
  // Radii too small for the chord are scaled up.
  const reach = Math.hypot(ux / rx, uy / ry)
  if (reach > 1) [rx, ry] = [rx * reach, ry * reach]
  const [px, py] = [ux / rx, uy / ry]
  const length = px * px + py * py
  const side = (isLarge === isClockwise ? -1 : 1) * Math.sqrt(Math.max(0, 1 / length - 1))
  // Centre in unit circle coordinates, where the arc's ends are (px, py) and (-px, -py) about the middle of the chord.
  const [ox, oy] = [side * py, -side * px]
  const [middleX, middleY] = [(from.x + to.x) / 2, (from.y + to.y) / 2]
  const start = Math.atan2(py - oy, px - ox)
  let sweep = Math.atan2(-py - oy, -px - ox) - start
  if (isClockwise && sweep < 0) sweep += 2 * Math.PI
  if (!isClockwise && sweep > 0) sweep -= 2 * Math.PI
  const count = Math.max(1, Math.ceil(Math.abs(sweep) / (Math.PI / 2) - 1e-9))
  const part = sweep / count
  const handle = (4 / 3) * Math.tan(part / 4)
  const place = (x: number, y: number): [number, number] => [
    middleX + cos * rx * (x + ox) - sin * ry * (y + oy),
    middleY + sin * rx * (x + ox) + cos * ry * (y + oy)
  ]
  return Array.from({ length: count }, (_, index): Step => {
    const [a, b] = [start + index * part, start + (index + 1) * part]
    const [cosA, sinA, cosB, sinB] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)]
    const end: [number, number] = index === count - 1 ? [to.x, to.y] : place(cosB, sinB)
    return [
      'C',
      ...place(cosA - handle * sinA, sinA + handle * cosA),
      ...place(cosB + handle * sinB, sinB - handle * cosB),
      ...end
    ]
  })
}
