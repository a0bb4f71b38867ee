export interface Point {
  x: number
  y: number
}

/** Corners of a print on a picture, clockwise from the print's top left. */
export type Corners = readonly [Point, Point, Point, Point]

/** Minimum side length of a print, as a fraction of the picture. */
const sideMin = 0.03

/** Whether corners form a convex, front-facing quadrilateral with long enough sides. */
export const isConvex = (corners: Corners): boolean =>
  corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    const after = corners[(index + 2) % 4] ?? corner
    const [x, y] = [next.x - corner.x, next.y - corner.y]
    const turn = x * (after.y - next.y) - y * (after.x - next.x)
    return Math.hypot(x, y) >= sideMin && turn >= (sideMin * sideMin) / 2
  })

/** A 3 × 3 matrix in row-major order: maps homogeneous picture coordinates to the print. */
export type Homography = readonly number[]

/**
 * The homography from a picture to the print with these corners, which map to (0, 0), (1, 0), (1, 1) and (0, 1). The
 * corners must be convex. Uses the adjugate of Heckbert's square-to-quadrilateral map (Fundamentals of Texture Mapping
 * and Image Warping, 1989, section 2.2.3).
 */
export function printFrom([a, b, c, d]: Corners): Homography {
  const [sumX, sumY] = [a.x - b.x + c.x - d.x, a.y - b.y + c.y - d.y]
  const [bx, by, dx, dy] = [b.x - c.x, b.y - c.y, d.x - c.x, d.y - c.y]
  const area = bx * dy - by * dx
  const g = (sumX * dy - sumY * dx) / area
  const h = (bx * sumY - by * sumX) / area
  const [m0, m1, m2] = [b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x]
  const [m3, m4, m5] = [b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y]
  return [
    m4 - m5 * h,
    m2 * h - m1,
    m1 * m5 - m2 * m4,
    m5 * g - m3,
    m0 - m2 * g,
    m2 * m3 - m0 * m5,
    m3 * h - m4 * g,
    m1 * g - m0 * h,
    m0 * m4 - m1 * m3
  ]
}

/** Maps a picture point to the print. Points behind the camera map to infinity. */
export function placeOn(map: Homography, { x, y }: Point): Point {
  const row = (at: number) => (map[at] ?? 0) * x + (map[at + 1] ?? 0) * y + (map[at + 2] ?? 0)
  const depth = row(6)
  return depth === 0 ? { x: -1, y: -1 } : { x: row(0) / depth, y: row(3) / depth }
}
