import { type Matrix, identity, multiply } from '@motif/design'
import type { Colour, Drawing, Drawn, Gradient, Line, Step } from './drawing.ts'
import { readOutline } from './outline.ts'
import { imageOf } from './picture-names.ts'
import { UnknownDrawingError, type XmlElement, readXml } from './xml.ts'

interface Named {
  gradients: ReadonlyMap<string, Gradient>
  clips: ReadonlyMap<string, readonly Step[]>
}

const refuse = (what: string): never => {
  throw new UnknownDrawingError(what)
}

/** The attributes an element may have. Whatever else one has would be drawn on paper by nobody. */
const known: Readonly<Record<string, string>> = {
  svg: 'xmlns viewBox width height',
  defs: '',
  g: 'transform opacity clip-path',
  path: 'd fill stroke stroke-width stroke-linejoin stroke-linecap stroke-dasharray',
  image: 'x y width height preserveAspectRatio href',
  clipPath: 'id',
  linearGradient: 'id gradientUnits x1 y1 x2 y2',
  radialGradient: 'id gradientUnits cx cy r',
  stop: 'offset stop-color stop-opacity'
}

function check({ name, attributes, children }: XmlElement): void {
  const allowed = known[name]?.split(' ') ?? refuse(`The drawing has an element ${name}.`)
  for (const key of attributes.keys()) if (!allowed.includes(key)) refuse(`${name} has an attribute ${key}.`)
  children.forEach(check)
}

function numberOf({ name, attributes }: XmlElement, key: string, absent?: number): number {
  const written = attributes.get(key)
  const value = written === undefined ? absent : /^-?[\d.]+(?:e[+-]?\d+)?$/.test(written) ? Number(written) : undefined
  return value !== undefined && Number.isFinite(value) ? value : refuse(`${name} has no number as its ${key}.`)
}

function colourOf(written: string): Colour {
  if (!/^#[0-9a-f]{6}$/.test(written)) refuse(`${written} is no colour.`)
  const channel = (at: number) => Number.parseInt(written.slice(at, at + 2), 16) / 255
  return [channel(1), channel(3), channel(5)]
}

function gradientOf(element: XmlElement): Gradient {
  if (element.attributes.get('gradientUnits') !== 'userSpaceOnUse') refuse('A gradient is measured by what it fills.')
  const stops = element.children.map((stop) => ({ at: numberOf(stop, 'offset'), colour: colourOf(stop.attributes.get('stop-color') ?? ''), opacity: numberOf(stop, 'stop-opacity', 1) }))
  const last = stops.at(-1)
  if (stops.length < 2 || !last) return refuse('A gradient has fewer than two colours.')
  // Without any length all of it lies behind its end.
  const flat: Gradient = { kind: 'linear', from: [0, 0], to: [1, 0], stops: [{ ...last, at: 0 }, { ...last, at: 1 }] }
  if (element.name === 'radialGradient') {
    const radius = numberOf(element, 'r')
    return radius > 0 ? { kind: 'radial', centre: [numberOf(element, 'cx'), numberOf(element, 'cy')], radius, stops } : flat
  }
  const [x1, y1, x2, y2] = [numberOf(element, 'x1'), numberOf(element, 'y1'), numberOf(element, 'x2'), numberOf(element, 'y2')]
  return x1 === x2 && y1 === y2 ? flat : { kind: 'linear', from: [x1, y1], to: [x2, y2], stops }
}

function namedOf(defs: XmlElement | undefined): Named {
  const gradients = new Map<string, Gradient>()
  const clips = new Map<string, readonly Step[]>()
  for (const element of defs?.children ?? []) {
    const id = element.attributes.get('id') ?? refuse(`${element.name} has no name.`)
    if (element.name === 'clipPath') clips.set(id, readOutline(element.children[0]?.attributes.get('d') ?? ''))
    else gradients.set(id, gradientOf(element))
  }
  return { gradients, clips }
}

const referred = (value: string): string => /^url\(#([^)]+)\)$/.exec(value)?.[1] ?? ''

const transformShape = /^translate\((\S+) (\S+)\)(?: rotate\((\S+)\))?(?: scale\((\S+) (\S+)\))?$/

function matrixOf(written: string | undefined): Matrix {
  if (written === undefined) return identity
  const [, x, y, degrees = '0', sx = '1', sy = '1'] = transformShape.exec(written) ?? refuse('A group is moved in an unknown way.')
  const angle = (Number(degrees) * Math.PI) / 180
  const turned = { a: Math.cos(angle), b: Math.sin(angle), c: -Math.sin(angle), d: Math.cos(angle), e: Number(x), f: Number(y) }
  const matrix = multiply(turned, { ...identity, a: Number(sx), d: Number(sy) })
  return Object.values(matrix).every(Number.isFinite) ? matrix : refuse('A group is moved by no number.')
}

function lineOf(element: XmlElement): Line | undefined {
  const stroke = element.attributes.get('stroke')
  if (stroke === undefined) return undefined
  const cap = element.attributes.get('stroke-linecap') ?? 'butt'
  if (cap !== 'butt' && cap !== 'round' && cap !== 'square') return refuse('A line ends in an unknown way.')
  const dash = (element.attributes.get('stroke-dasharray') ?? '').split(' ').filter((length) => length !== '').map(Number)
  if (!dash.every((length) => Number.isFinite(length) && length >= 0)) refuse('A line is broken by no number.')
  return { colour: colourOf(stroke), width: numberOf(element, 'stroke-width'), dash, cap }
}

function drawnOf(element: XmlElement, named: Named): Drawn {
  const { name, attributes, children } = element
  if (name === 'g') {
    const clip = attributes.get('clip-path')
    const clipped = clip === undefined ? undefined : (named.clips.get(referred(clip)) ?? refuse('A group is cut by nothing.'))
    return { type: 'group', source: element, matrix: matrixOf(attributes.get('transform')), opacity: numberOf(element, 'opacity', 1), clip: clipped, children: children.map((child) => drawnOf(child, named)) }
  }
  if (name === 'path') {
    const fill = attributes.get('fill') ?? refuse('A path has no fill.')
    const paint = fill === 'none' ? undefined : fill.startsWith('#') ? colourOf(fill) : (named.gradients.get(referred(fill)) ?? refuse('A path is filled with nothing.'))
    return { type: 'shape', source: element, outline: readOutline(attributes.get('d') ?? ''), fill: paint, line: lineOf(element) }
  }
  if (name !== 'image') return refuse(`${name} stands where nothing is drawn by it.`)
  return { type: 'picture', source: element, image: imageOf(attributes.get('href') ?? ''), x: numberOf(element, 'x'), y: numberOf(element, 'y'), width: numberOf(element, 'width'), height: numberOf(element, 'height') }
}

/**
 * Reads what `toSvg` draws for print back into a typed tree. Strict on purpose: what it does not know it refuses, so that
 * a picture either comes to the printer whole or not at all, and never with something in it that only one renderer sees.
 */
export function readDrawing(svg: string): Drawing {
  const root = readXml(svg)
  check(root)
  const [, , widthMm, heightMm] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number)
  if (root.name !== 'svg' || !(widthMm !== undefined && widthMm > 0) || !(heightMm !== undefined && heightMm > 0)) return refuse('The drawing has no size.')
  const [first] = root.children
  const definitions = first?.name === 'defs' ? first : undefined
  const named = namedOf(definitions)
  return { widthMm, heightMm, definitions, children: root.children.filter((child) => child !== definitions).map((child) => drawnOf(child, named)) }
}
