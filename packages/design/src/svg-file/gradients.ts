import { type Gradient } from '../document/paint.ts'
import { type Matrix, type Point, apply, identity, invert, multiply } from '../geometry/matrix.ts'
import type { Bounds } from './curves.ts'
import { SvgError } from './refusal.ts'
import { colourIn, declarationsOf } from './style.ts'
import type { XmlElement } from './read-xml.ts'
import type { StyleSheet } from './style-sheet.ts'
import { lengthOf, shareOf, transformIn } from './values.ts'

type Stop = Gradient['stops'][number]

const maxLinks = 8
const maxStops = 16

/** A gradient and the gradients it references, itself first. @throws {SvgError} */
function linked(byId: ReadonlyMap<string, XmlElement>, id: string): XmlElement[] {
  const found: XmlElement[] = []
  for (let next: string | undefined = id; next !== undefined;) {
    const gradient = byId.get(next)
    if (!gradient?.name.endsWith('Gradient') || found.length >= maxLinks) throw new SvgError('gradient', `#${next}`)
    found.push(gradient)
    const link: string | undefined = gradient.attributes.get('href') ?? gradient.attributes.get('xlink:href')
    if (link !== undefined && !link.startsWith('#')) throw new SvgError('external', link)
    next = link?.slice(1)
  }
  return found
}

function stopsOf(elements: readonly XmlElement[], { sheet, current, opacity }: GradientSource): Stop[] {
  const stops = elements.find(({ children }) => children.some(({ name }) => name === 'stop'))?.children ?? []
  let last = 0
  return stops
    .filter(({ name }) => name === 'stop')
    .map((stop) => {
      const said = declarationsOf(stop, sheet)
      const colour = colourIn(said.get('stop-color') ?? 'black', current, 'stop-color')
      last = Math.max(last, shareOf(said.get('offset'), 0))
      return {
        at: last,
        colour: colour?.colour ?? '#000000',
        opacity: (colour?.opacity ?? 0) * shareOf(said.get('stop-opacity')) * opacity
      }
    })
}

const mixedHex = (a: string, b: string, share: number) =>
  `#${[1, 3, 5]
    .map((at) => {
      const [from, to] = [Number.parseInt(a.slice(at, at + 2), 16), Number.parseInt(b.slice(at, at + 2), 16)]
      return Math.round(from + (to - from) * share)
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`

/** Interpolated colour at an offset, also beyond both ends. */
function stopAt(stops: readonly Stop[], place: number): Omit<Stop, 'at'> {
  const [first, last] = [stops[0], stops.at(-1)]
  const after = stops.findIndex(({ at }) => at > place)
  const [from, to] = [stops[after - 1], stops[after]]
  const only = after === 0 ? first : last
  if (!from || !to || after < 1) return { colour: only?.colour ?? '#000000', opacity: only?.opacity ?? 1 }
  const share = (place - from.at) / (to.at - from.at)
  return {
    colour: mixedHex(from.colour, to.colour, share),
    opacity: from.opacity + (to.opacity - from.opacity) * share
  }
}

/** Restricts or extends stops to another range of offsets. */
function windowOf(stops: readonly Stop[], from: number, to: number): Stop[] {
  const rounded = ({ at, colour, opacity }: Stop): Stop => ({
    at: Math.round(Math.min(1, Math.max(0, at)) * 1e4) / 1e4,
    colour,
    opacity: Math.round(opacity * 1e3) / 1e3
  })
  const inside = stops
    .filter(({ at }) => at > from && at < to)
    .map((stop) => ({ ...stop, at: (stop.at - from) / (to - from) }))
  const all = [{ at: 0, ...stopAt(stops, from) }, ...inside, { at: 1, ...stopAt(stops, to) }].map(rounded)
  if (all.length > maxStops) throw new SvgError('gradient')
  return all
}

export interface GradientSource {
  /** Elements of the file by id. */
  byId: ReadonlyMap<string, XmlElement>
  sheet: StyleSheet
  /** The colour of `currentColor`. */
  current: string
  opacity: number
  /** Bounding box of the curves in the file's units, before `matrix`. */
  box: Bounds
  /** Maps to the node's units. */
  matrix: Matrix
  /** Bounding box of the node in those units. */
  placed: Bounds
  viewport: { width: number; height: number }
}

export interface ReadGradient {
  paint: Gradient | string
  opacity: number
  /** Set if the rendering differs slightly from the file's. */
  isSimplified: boolean
}

function linear(toNode: Matrix, from: Point, to: Point, stops: readonly Stop[], placed: Bounds): Gradient | undefined {
  const back = invert(toNode)
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  if (length === 0) return undefined
  const shareAt = (point: Point) => {
    const { x, y } = apply(back, point)
    return ((x - from.x) * dx + (y - from.y) * dy) / length
  }
  const centre = { x: (placed.left + placed.right) / 2, y: (placed.top + placed.bottom) / 2 }
  const middle = shareAt(centre)
  // The offset is linear along one direction, whatever the gradient's transform.
  const [across, down] = [
    shareAt({ x: centre.x + 1, y: centre.y }) - middle,
    shareAt({ x: centre.x, y: centre.y + 1 }) - middle
  ]
  const angle = Math.atan2(down, across)
  const reach =
    (Math.abs(Math.cos(angle)) * (placed.right - placed.left) +
      Math.abs(Math.sin(angle)) * (placed.bottom - placed.top)) /
    2
  const half = Math.hypot(across, down) * reach
  if (!(half > 0)) return undefined
  const degrees = Math.round(((angle * 180) / Math.PI) * 1000) / 1000
  return { type: 'linear', angle: degrees + 0, stops: windowOf(stops, middle - half, middle + half) }
}

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))

/** Converts a fill that references a gradient. @throws {SvgError} */
export function gradientIn(id: string, source: GradientSource): ReadGradient {
  const { byId, box, matrix, placed, viewport } = source
  const elements = linked(byId, id)
  const kind = elements[0]?.name
  const said = (name: string) => elements.find(({ attributes }) => attributes.has(name))?.attributes.get(name)
  if ((said('spreadMethod') ?? 'pad') !== 'pad') throw new SvgError('gradient', said('spreadMethod'))
  const stops = stopsOf(elements, source)
  const last = stops.at(-1)
  const plain = { paint: last?.colour ?? '#000000', opacity: last?.opacity ?? 0, isSimplified: false }
  const isOfBox = (said('gradientUnits') ?? 'objectBoundingBox') === 'objectBoundingBox'
  const [width, height] = [box.right - box.left, box.bottom - box.top]
  if (stops.length < 2 || (isOfBox && (width <= 0 || height <= 0))) return plain
  const toBox = isOfBox ? { a: width, b: 0, c: 0, d: height, e: box.left, f: box.top } : identity
  const toNode = multiply(matrix, multiply(toBox, transformIn(said('gradientTransform'))))
  const determinant = toNode.a * toNode.d - toNode.b * toNode.c
  if (Math.abs(determinant) < 1e-12) return plain
  const whole = isOfBox ? { width: 1, height: 1 } : viewport
  const across = (name: string, otherwise: number) => lengthOf(said(name), whole.width, otherwise * whole.width)
  const down = (name: string, otherwise: number) => lengthOf(said(name), whole.height, otherwise * whole.height)
  if (kind === 'linearGradient') {
    const [from, to] = [
      { x: across('x1', 0), y: down('y1', 0) },
      { x: across('x2', 1), y: down('y2', 0) }
    ]
    const paint = linear(toNode, from, to, stops, placed)
    return paint ? { paint, opacity: 1, isSimplified: false } : plain
  }
  const centre = { x: across('cx', 0.5), y: down('cy', 0.5) }
  const radius = lengthOf(
    said('r'),
    Math.hypot(whole.width, whole.height) / Math.SQRT2,
    (0.5 * Math.hypot(whole.width, whole.height)) / Math.SQRT2
  )
  if (radius <= 0) return plain
  const at = apply(toNode, centre)
  const long = Math.max(placed.right - placed.left, placed.bottom - placed.top)
  const reach = (Math.sqrt(Math.abs(determinant)) * radius) / long
  const [x, y] = [
    (at.x - placed.left) / (placed.right - placed.left || 1),
    (at.y - placed.top) / (placed.bottom - placed.top || 1)
  ]
  const shown = within(reach, 0.01, 2)
  const isRound =
    Math.abs(Math.hypot(toNode.a, toNode.b) / Math.hypot(toNode.c, toNode.d) - 1) < 0.02 &&
    Math.abs(toNode.a * toNode.c + toNode.b * toNode.d) < 0.02 * Math.abs(determinant)
  const isFocused = (said('fx') ?? said('cx')) !== said('cx') || (said('fy') ?? said('cy')) !== said('cy')
  return {
    paint: {
      type: 'radial',
      x: within(x, 0, 1),
      y: within(y, 0, 1),
      radius: shown,
      stops: windowOf(stops, 0, shown / reach)
    },
    opacity: 1,
    isSimplified: !isRound || isFocused || x < 0 || x > 1 || y < 0 || y > 1
  }
}
