import type { Point } from '../geometry/matrix.ts'
import { type Bounds, type Subpath, boundsOfCurves } from './curves.ts'

/** Maximum length of path data in a document. */
const longest = 20_000
/** Grid of the unit square: 0.003 mm of a 300 mm drawing, coarser if the data would be too long. */
const grids = [100_000, 20_000, 5000] as const

/** A number in its shortest form: `.5`, `-.25`. */
const short = (value: number): string => String(value).replace(/^(-?)0\./, '$1.')

function dataOn(grid: number, subpaths: readonly Subpath[], { left, top, right, bottom }: Bounds): string {
  const across = (value: number, from: number, length: number) =>
    length > 0 ? Math.round(((value - from) / length) * grid) : grid / 2
  const place = ({ x, y }: Point): [number, number] => [across(x, left, right - left), across(y, top, bottom - top)]
  const written = (values: readonly number[]) =>
    values
      .map((value, index) => {
        const text = short(value / grid)
        return index === 0 || text.startsWith('-') ? text : ` ${text}`
      })
      .join('')
  let data = ''
  for (const { start, pieces, isClosed } of subpaths) {
    let at = place(start)
    data += `M${written(at)}`
    for (const piece of pieces) {
      const from = at
      const values = piece.flatMap((point) => {
        at = place(point)
        return [at[0] - from[0], at[1] - from[1]]
      })
      data += (piece.length === 3 ? 'c' : 'l') + written(values)
    }
    if (isClosed) data += 'Z'
  }
  return data
}

const touch = (a: Bounds, b: Bounds) => a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom

/** Groups subpaths whose bounds overlap, transitively. */
export function groupOverlapping(subpaths: readonly Subpath[]): Subpath[][] {
  let groups: { bounds: Bounds; all: Subpath[] }[] = []
  for (const subpath of subpaths) {
    let joined = { bounds: boundsOfCurves([subpath]), all: [subpath] }
    // A merged group is larger, and may overlap others.
    for (let met = groups.filter(({ bounds }) => touch(bounds, joined.bounds)); met.length > 0;) {
      const all = [...met.flatMap((group) => group.all), ...joined.all]
      groups = groups.filter((group) => !met.includes(group))
      joined = { bounds: boundsOfCurves(all), all }
      met = groups.filter(({ bounds }) => touch(bounds, joined.bounds))
    }
    groups.push(joined)
  }
  return groups.map(({ all }) => all)
}

/** Curves as path data in the unit square; undefined if too long. */
export function unitPath(subpaths: readonly Subpath[], bounds: Bounds): string | undefined {
  for (const grid of grids) {
    const data = dataOn(grid, subpaths, bounds)
    if (data.length <= longest) return data
  }
  return undefined
}
