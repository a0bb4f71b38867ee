import type { NewGroup } from '../../editing/editor.ts'
import type { DrawnPart } from './drawing.ts'
import { palette } from './palette.ts'
import type { PartName } from './part-names.ts'
import type { Path, XY } from './path.ts'
import { drawingCategories } from './themes.ts'

/** A part as it is seen: one node of the group a drawing becomes. */
export interface DrawingPart {
  name: PartName
  /** `#rrggbb` */
  colour: string
  /** Clockwise outlines, and holes the other way, on the grid of 256 by 256. */
  outlines: Path
}

const makers: Readonly<Record<string, () => readonly DrawnPart[]>> = Object.assign(
  {},
  ...Object.values(drawingCategories)
)
const known = new Map<string, readonly DrawingPart[]>()

/** The parts of a drawing, back to front; undefined for an id nobody gave. What lies on its own kind is one part with it. */
export function drawingParts(id: string): readonly DrawingPart[] | undefined {
  const cached = known.get(id)
  if (cached !== undefined || !Object.hasOwn(makers, id)) return cached
  const parts: DrawingPart[] = []
  for (const [name, colour, ...outlines] of makers[id]?.() ?? []) {
    const below = parts.at(-1)
    if (below?.name === name && below.colour === palette[colour])
      below.outlines = [...below.outlines, ...outlines.flat()]
    else parts.push({ name, colour: palette[colour], outlines: outlines.flat() })
  }
  known.set(id, parts)
  return parts
}

/** Where a curve turns back, along one axis, besides at its ends. */
function turningPoints(p0: number, p1: number, p2: number, p3: number): number[] {
  const [a, b, c] = [p3 - 3 * p2 + 3 * p1 - p0, 2 * (p2 - 2 * p1 + p0), p1 - p0]
  const shares =
    Math.abs(a) < 1e-9
      ? [-c / b]
      : [-1, 1].map((sign) => (-b + sign * Math.sqrt(Math.max(0, b * b - 4 * a * c))) / (2 * a))
  return shares
    .filter((t) => t > 0 && t < 1)
    .map((t) => (1 - t) ** 3 * p0 + 3 * (1 - t) ** 2 * t * p1 + 3 * (1 - t) * t ** 2 * p2 + t ** 3 * p3)
}

interface Extent {
  left: number
  top: number
  width: number
  height: number
}

/** The smallest box around outlines, on the grid. */
export function extentOf(path: Path): Extent {
  const [xs, ys]: [number[], number[]] = [[], []]
  let [x, y]: XY = [0, 0]
  for (const { command, values } of path) {
    const [toX = x, toY = y] = values.slice(-2)
    if (command === 'C') {
      const [ax = 0, ay = 0, bx = 0, by = 0] = values
      xs.push(...turningPoints(x, ax, bx, toX))
      ys.push(...turningPoints(y, ay, by, toY))
    }
    ;[x, y] = [toX, toY]
    xs.push(x)
    ys.push(y)
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top }
}

/** Path data in the unit square, to a ten-thousandth: a twentieth of a millimetre where a part is half a metre wide. */
const unitPath = (path: Path, { left, top, width, height }: Extent): string =>
  path
    .map(({ command, values }) => {
      const shares = values.map((value, index) => (index % 2 === 0 ? (value - left) / width : (value - top) / height))
      return command + shares.map((share) => String(Math.round(share * 10_000) / 10_000).replace(/^0\./, '.')).join(' ')
    })
    .join('')

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Longest side of a new drawing in millimetres, before the editor gives it a size that suits the product. */
const side = 100

interface Names {
  drawing: string
  part: (name: PartName) => string
}

/**
 * A drawing as inserted into a design: a group of shapes with a colour each, so that the design contains the whole
 * drawing and does not depend on the catalogue. The origin is its centre.
 */
export function drawingGroup(id: string, names: Names): NewGroup | undefined {
  const parts = drawingParts(id)
  if (parts === undefined) return undefined
  const all = extentOf(parts.flatMap(({ outlines }) => outlines))
  const scale = side / Math.max(all.width, all.height)
  const [middleX, middleY] = [all.left + all.width / 2, all.top + all.height / 2]
  return {
    type: 'group',
    name: names.drawing,
    scale: 1,
    children: parts.map(({ name, colour, outlines }, index) => {
      const box = extentOf(outlines)
      return {
        type: 'shape',
        id: String(index),
        name: names.part(name),
        shape: 'path',
        x: rounded((box.left + box.width / 2 - middleX) * scale),
        y: rounded((box.top + box.height / 2 - middleY) * scale),
        rotation: 0,
        opacity: 1,
        width: rounded(box.width * scale),
        height: rounded(box.height * scale),
        path: unitPath(outlines, box),
        fill: colour
      }
    })
  }
}
