import { depthLimit } from '../document/nodes.ts'
import { type Matrix, identity, multiply } from '../geometry/matrix.ts'
import { type Subpath, boundsOfCurves, mapped } from './curves.ts'
import { clipsNothing } from './clip.ts'
import { turnedByDepth } from './even-odd.ts'
import type { GradientFill, Line, Painted } from './painted-elements.ts'
import { SvgError } from './refusal.ts'
import { curvesOf, drawn } from './shapes.ts'
import { type Colour, type Style, colourIn, declarationsOf, firstStyle, styleWithin } from './style.ts'
import type { XmlElement } from './read-xml.ts'
import { styleSheetOf } from './style-sheet.ts'
import { lengthOf, numbersIn, shareOf, transformIn } from './values.ts'

interface Around {
  style: Style
  matrix: Matrix
  /** Depth of preserved groups: those with an opacity. */
  depth: number
  /** Ids of the elements that are being copied by `use`, outermost first. */
  copied: readonly string[]
}

const svgNamespace = 'http://www.w3.org/2000/svg'
/** Metadata elements that draw nothing. Style sheets are read before. */
const silent = new Set(['title', 'desc', 'metadata', 'style'])
/** Elements that are drawn, or applied, only where others refer to them. */
const definitions = new Set(['defs', 'symbol', 'linearGradient', 'radialGradient', 'clipPath', 'mask'])
const maxDashes = 6

/** Elements drawn at most, copies of `use` included. */
const drawnMax = 10_000

/** Lines and curves of all shapes together at most, copies included: far more than a design takes. */
const piecesMax = 100_000

function elementsById(element: XmlElement, found = new Map<string, XmlElement>()): Map<string, XmlElement> {
  const id = element.attributes.get('id')
  if (id !== undefined && !found.has(id)) found.set(id, element)
  for (const child of element.children) elementsById(child, found)
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

const reference = /^url\(\s*["']?#([^"')\s]+)["']?\s*\)(?:\s+.*)?$/

/** The painted elements of a file. Unsupported features are refused by name. @throws {SvgError} */
export function paintedIn(root: XmlElement): Painted[] {
  const namespace = root.attributes.get('xmlns')
  if (root.name !== 'svg' || (namespace !== undefined && namespace !== svgNamespace)) throw new SvgError('not-svg')
  const byId = elementsById(root)
  const sheet = styleSheetOf(root)
  const outlines = new Map<XmlElement, Subpath[]>()
  let [drawnCount, pieceCount] = [0, 0]

  /** The outline of an element, read once however often it is copied. */
  function outlineOf(element: XmlElement): Subpath[] {
    const known = outlines.get(element)
    const curves = known ?? curvesOf(element, viewport)
    if (!known) outlines.set(element, curves)
    pieceCount += curves.reduce((sum, { pieces }) => sum + pieces.length, 0)
    if (pieceCount > piecesMax) throw new SvgError('too-detailed')
    return curves
  }
  const viewport = viewportOf(root)
  const diagonal = Math.hypot(viewport.width, viewport.height) / Math.SQRT2

  function fillOf(style: Style, matrix: Matrix, curves: readonly Subpath[]): Colour | GradientFill | undefined {
    const opacity = shareOf(style.fillOpacity)
    if (/url\s*\(/i.test(style.fill)) {
      const [, id] = reference.exec(style.fill) ?? []
      if (id === undefined) throw new SvgError('external', style.fill)
      return { id, byId, sheet, current: style.color, opacity, box: boundsOfCurves(curves), matrix, viewport }
    }
    const colour = colourIn(style.fill, style.color, 'fill')
    return colour && colour.opacity * opacity > 0 ? { ...colour, opacity: colour.opacity * opacity } : undefined
  }

  function shape(element: XmlElement, style: Style, matrix: Matrix, opacity: number): Painted[] {
    const own = outlineOf(element)
    if (!style.isVisible || own.length === 0) return []
    const fill = element.name === 'line' ? undefined : fillOf(style, matrix, own)
    const line = lineOf(style, matrix, diagonal)
    if (!fill && !line) return []
    const moved = mapped(own, matrix)
    const curves = fill && style.fillRule === 'evenodd' ? turnedByDepth(moved) : moved
    return [{ kind: 'curves', curves, fill, line, opacity }]
  }

  /** Refuses a clip or mask that hides something. */
  function refuseCut(said: ReadonlyMap<string, string>, matrix: Matrix, painted: readonly Painted[]): void {
    for (const property of ['clip-path', 'mask'] as const) {
      const value = said.get(property) ?? 'none'
      if (value === 'none' || value === '') continue
      const cut = byId.get(reference.exec(value)?.[1] ?? '')
      const [outline, ...others] = cut?.children.filter(({ name }) => !silent.has(name)) ?? []
      const isKnown =
        cut?.name === (property === 'mask' ? 'mask' : 'clipPath') &&
        cut.attributes.get('clipPathUnits') !== 'objectBoundingBox' &&
        outline !== undefined &&
        others.length === 0 &&
        drawn.has(outline.name)
      if (!isKnown) throw new SvgError('property', property)
      const own = declarationsOf(outline, sheet)
      const isShown = [own, declarationsOf(cut, sheet)].every(
        (one) =>
          one.get('display') !== 'none' &&
          (one.get('visibility') ?? 'visible') === 'visible' &&
          shareOf(one.get('opacity')) * shareOf(one.get('fill-opacity')) === 1
      )
      const isOpaque =
        property === 'clip-path' || colourIn(own.get('fill') ?? 'black', 'black', 'fill')?.colour === '#ffffff'
      const around = multiply(matrix, transformIn(declarationsOf(cut, sheet).get('transform')))
      const placed = multiply(around, transformIn(own.get('transform')))
      if (!isShown || !isOpaque || !clipsNothing(outlineOf(outline), placed, painted))
        throw new SvgError('property', property)
    }
  }

  /** The element that `use` copies, moved to its place. */
  function copyOf({ attributes }: XmlElement, around: Around): Painted[] {
    const href = attributes.get('href') ?? attributes.get('xlink:href') ?? ''
    if (!href.startsWith('#')) throw new SvgError('external', href)
    const id = href.slice(1)
    const target = byId.get(id)
    if (!target || around.copied.includes(id)) throw new SvgError('element', `use ${href}`)
    if (target.name === 'symbol' && target.attributes.has('viewBox')) throw new SvgError('element', 'symbol viewBox')
    const [x, y] = [lengthOf(attributes.get('x'), viewport.width, 0), lengthOf(attributes.get('y'), viewport.height, 0)]
    const matrix = multiply(around.matrix, { ...identity, e: x, f: y })
    const shown = target.name === 'symbol' ? { ...target, name: 'g' } : target
    return inside([shown], { ...around, matrix, copied: [...around.copied, id] })
  }

  function inside(elements: readonly XmlElement[], around: Around): Painted[] {
    return elements.flatMap((element) => {
      const { name } = element
      // Editor metadata, such as `sodipodi:namedview`.
      if (silent.has(name) || name.includes(':')) return []
      drawnCount += 1
      if (drawnCount > drawnMax) throw new SvgError('too-many')
      if (name === 'script') throw new SvgError('script', name)
      const isContainer = name === 'g' || name === 'use'
      if (!isContainer && !drawn.has(name) && !definitions.has(name)) throw new SvgError('element', name)
      const said = declarationsOf(element, sheet)
      if (name.endsWith('Gradient') || said.get('display') === 'none') return []
      const style = styleWithin(said, around.style)
      const matrix = multiply(around.matrix, transformIn(said.get('transform')))
      const opacity = shareOf(said.get('opacity'))
      if (definitions.has(name)) {
        // Definitions are not drawn, but validated as well.
        inside(element.children, { ...around, style, matrix })
        return []
      }
      if (opacity === 0) return []
      if (!isContainer) {
        const painted = shape(element, style, matrix, opacity)
        refuseCut(said, matrix, painted)
        return painted
      }
      const isKept = opacity < 1
      const depth = around.depth + (isKept ? 1 : 0)
      if (depth > depthLimit - 3) throw new SvgError('too-deep')
      const within = { style, matrix, depth, copied: around.copied }
      const children = name === 'use' ? copyOf(element, within) : inside(element.children, within)
      refuseCut(said, matrix, children)
      return isKept && children.length > 0 ? [{ kind: 'group', opacity, children }] : children
    })
  }

  const said = declarationsOf(root, sheet)
  const opacity = shareOf(said.get('opacity'))
  const all = inside(root.children, { style: styleWithin(said, firstStyle), matrix: identity, depth: 0, copied: [] })
  refuseCut(said, identity, all)
  return opacity < 1 && all.length > 0 ? [{ kind: 'group', opacity, children: all }] : all
}
