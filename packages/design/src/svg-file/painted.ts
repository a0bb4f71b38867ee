import { depthLimit } from '../document/nodes.ts'
import { type Matrix, identity, multiply } from '../geometry/matrix.ts'
import { type Bounds, type Subpath, boundsOfCurves, mapped } from './curves.ts'
import { turnedByDepth } from './even-odd.ts'
import { SvgError } from './refusal.ts'
import { curvesOf, drawn } from './shapes.ts'
import { type Colour, type Style, colourIn, declarationsOf, firstStyle, styleWithin } from './style.ts'
import type { XmlElement } from './read-xml.ts'
import { lengthOf, numbersIn, shareOf, transformIn } from './values.ts'

/** A gradient fill with the context needed to convert it. */
interface GradientFill {
  id: string
  gradients: ReadonlyMap<string, XmlElement>
  current: string
  opacity: number
  box: Bounds
  matrix: Matrix
  viewport: { width: number; height: number }
}

export interface Line extends Colour {
  width: number
  dash: number[]
  cap: 'round' | 'square' | undefined
}

/** Painted elements, back to front, in the units of the root element. */
export type Painted =
  | { kind: 'group'; opacity: number; children: Painted[] }
  | {
      kind: 'curves'
      curves: Subpath[]
      fill: Colour | GradientFill | undefined
      line: Line | undefined
      opacity: number
    }

interface Around {
  style: Style
  matrix: Matrix
  /** Depth of preserved groups: those with an opacity. */
  depth: number
}

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Metadata elements that draw nothing. */
const silent = new Set(['title', 'desc', 'metadata'])
const maxDashes = 6

function gradientsIn(element: XmlElement, found = new Map<string, XmlElement>()): Map<string, XmlElement> {
  const id = element.attributes.get('id')
  if (id !== undefined && (element.name === 'linearGradient' || element.name === 'radialGradient'))
    found.set(id, element)
  for (const child of element.children) gradientsIn(child, found)
  return found
}

function viewportOf({ attributes }: XmlElement): { width: number; height: number } {
  const viewBox = attributes.get('viewBox')
  if (viewBox === undefined)
    return { width: lengthOf(attributes.get('width'), 100, 100), height: lengthOf(attributes.get('height'), 100, 100) }
  const [, , width = 0, height = 0] = numbersIn(viewBox, 4)
  if (width <= 0 || height <= 0) throw new SvgError('property', 'viewBox')
  return { width, height }
}

function lineOf(style: Style, matrix: Matrix, diagonal: number): Line | undefined {
  const colour = colourIn(style.stroke, style.color, 'stroke')
  const scale = Math.sqrt(Math.abs(matrix.a * matrix.d - matrix.b * matrix.c))
  const width = lengthOf(style.strokeWidth, diagonal, 1) * scale
  const opacity = (colour?.opacity ?? 0) * shareOf(style.strokeOpacity)
  if (!colour || width <= 0 || opacity === 0) return undefined
  const dash =
    style.dash === 'none' ? [] : numbersIn(style.dash.replaceAll('px', ''), 60).map((one) => Math.abs(one) * scale)
  return {
    colour: colour.colour,
    opacity,
    width,
    dash: dash.some((one) => one > 0) ? dash.slice(0, maxDashes) : [],
    cap: style.cap === 'round' || style.cap === 'square' ? style.cap : undefined
  }
}

const gradientName = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)(?:\s+.*)?$/

/** The painted elements of a file. Unsupported features are refused by name. @throws {SvgError} */
export function paintedIn(root: XmlElement): Painted[] {
  const namespace = root.attributes.get('xmlns')
  if (root.name !== 'svg' || (namespace !== undefined && namespace !== svgNamespace)) throw new SvgError('not-svg')
  const gradients = gradientsIn(root)
  const viewport = viewportOf(root)
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2

  function fillOf(style: Style, matrix: Matrix, curves: readonly Subpath[]): Colour | GradientFill | undefined {
    const opacity = shareOf(style.fillOpacity)
    if (/url\s*\(/i.test(style.fill)) {
      const [, id] = gradientName.exec(style.fill) ?? []
      if (id === undefined) throw new SvgError('external', style.fill)
      return { id, gradients, current: style.color, opacity, box: boundsOfCurves(curves), matrix, viewport }
    }
    const colour = colourIn(style.fill, style.color, 'fill')
    return colour && colour.opacity * opacity > 0 ? { ...colour, opacity: colour.opacity * opacity } : undefined
  }

  function shape(element: XmlElement, style: Style, matrix: Matrix, opacity: number): Painted[] {
    const own = curvesOf(element, viewport)
    if (!style.isVisible || own.length === 0) return []
    const fill = element.name === 'line' ? undefined : fillOf(style, matrix, own)
    const line = lineOf(style, matrix, diagonal)
    if (!fill && !line) return []
    const moved = mapped(own, matrix)
    const curves = fill && style.fillRule === 'evenodd' ? turnedByDepth(moved) : moved
    return [{ kind: 'curves', curves, fill, line, opacity }]
  }

  function inside(elements: readonly XmlElement[], around: Around): Painted[] {
    return elements.flatMap((element) => {
      const { name } = element
      // Editor metadata, such as `sodipodi:namedview`.
      if (silent.has(name) || name.includes(':')) return []
      if (name === 'script') throw new SvgError('script', name)
      const isContainer = name === 'g' || name === 'defs'
      if (!isContainer && !drawn.has(name) && name !== 'linearGradient' && name !== 'radialGradient')
        throw new SvgError('element', name)
      const said = declarationsOf(element)
      if (name.endsWith('Gradient') || said.get('display') === 'none') return []
      const style = styleWithin(said, around.style)
      const matrix = multiply(around.matrix, transformIn(said.get('transform')))
      const opacity = shareOf(said.get('opacity'))
      if (name === 'defs') {
        // Definitions are not drawn, but validated as well.
        inside(element.children, { style, matrix, depth: around.depth })
        return []
      }
      if (opacity === 0) return []
      if (!isContainer) return shape(element, style, matrix, opacity)
      const isKept = opacity < 1
      const depth = around.depth + (isKept ? 1 : 0)
      if (depth > depthLimit - 3) throw new SvgError('too-deep')
      const children = inside(element.children, { style, matrix, depth })
      return isKept && children.length > 0 ? [{ kind: 'group', opacity, children }] : children
    })
  }

  const said = declarationsOf(root)
  const opacity = shareOf(said.get('opacity'))
  const all = inside(root.children, { style: styleWithin(said, firstStyle), matrix: identity, depth: 0 })
  return opacity < 1 && all.length > 0 ? [{ kind: 'group', opacity, children: all }] : all
}
