import { parse, formatHex } from 'culori'
import { SvgError } from './refusal.ts'
import type { XmlElement } from './read-xml.ts'
import { type StyleSheet, declarationsFor, declarationsIn } from './style-sheet.ts'

/** Supported paint properties, with the file's own values. */
export interface Style {
  fill: string
  fillOpacity: string | undefined
  fillRule: string
  stroke: string
  strokeWidth: string | undefined
  strokeOpacity: string | undefined
  dash: string
  cap: string
  color: string
  isVisible: boolean
}

export const firstStyle: Style = {
  fill: 'black',
  fillOpacity: undefined,
  fillRule: 'nonzero',
  stroke: 'none',
  strokeWidth: undefined,
  strokeOpacity: undefined,
  dash: 'none',
  cap: 'butt',
  color: 'black',
  isVisible: true
}

/** Properties without an equivalent in a design, which are accepted only with a value that has no effect. */
const harmless: Readonly<Record<string, readonly string[]>> = {
  filter: ['none'],
  clip: ['auto'],
  'marker-start': ['none'],
  'marker-mid': ['none'],
  'marker-end': ['none'],
  marker: ['none'],
  'mix-blend-mode': ['normal'],
  'vector-effect': ['none'],
  'paint-order': ['normal', 'fill', 'fill stroke', 'fill stroke markers'],
  'stroke-dashoffset': ['0', '0px']
}

/** Properties that may refer to an element of the file. */
const referring = new Set(['fill', 'clip-path', 'mask'])

/** Presentation attributes of an element, overridden by the style sheet, overridden by its `style`. @throws {SvgError} */
export function declarationsOf(element: XmlElement, sheet: StyleSheet): Map<string, string> {
  const { attributes } = element
  const said = new Map<string, string>()
  for (const [name, value] of attributes) {
    if (/^on/i.test(name)) throw new SvgError('script', name)
    said.set(name, value.trim())
  }
  for (const [name, value] of declarationsFor(sheet, element)) said.set(name, value)
  for (const [name, value] of declarationsIn(attributes.get('style') ?? '')) said.set(name, value)
  for (const [name, value] of said) {
    if (value === '' || harmless[name]?.includes(value.toLowerCase())) continue
    if (harmless[name]) throw new SvgError('property', name)
    if (/url\s*\(|expression\s*\(|@import|javascript:/i.test(value) && !referring.has(name) && name !== 'style')
      throw new SvgError(name === 'stroke' ? 'gradient' : 'external', name)
  }
  return said
}

/** Style of an element, with inherited properties. */
export function styleWithin(said: ReadonlyMap<string, string>, around: Style): Style {
  const taken = (name: string) => {
    const value = said.get(name)
    return value === undefined || value === '' || value === 'inherit' ? undefined : value
  }
  const color = taken('color') ?? around.color
  return {
    fill: taken('fill') ?? around.fill,
    fillOpacity: taken('fill-opacity') ?? around.fillOpacity,
    fillRule: taken('fill-rule') ?? around.fillRule,
    stroke: taken('stroke') ?? around.stroke,
    strokeWidth: taken('stroke-width') ?? around.strokeWidth,
    strokeOpacity: taken('stroke-opacity') ?? around.strokeOpacity,
    dash: taken('stroke-dasharray') ?? around.dash,
    cap: taken('stroke-linecap') ?? around.cap,
    color,
    isVisible: (taken('visibility') ?? (around.isVisible ? 'visible' : 'hidden')) === 'visible'
  }
}

export interface Colour {
  colour: string
  opacity: number
}

/** Parses a CSS colour; undefined for none. @throws {SvgError} */
export function colourIn(source: string, current: string, name: string): Colour | undefined {
  const written = source === 'currentColor' || source === 'currentcolor' ? current : source
  if (written === 'none' || written === 'transparent') return undefined
  const read = written.length > 60 ? undefined : parse(written)
  const hex = read && formatHex(read)
  if (!read || !hex || !/^#[\da-f]{6}$/.test(hex)) throw new SvgError('property', `${name}: ${written}`)
  return { colour: hex, opacity: Math.min(1, Math.max(0, read.alpha ?? 1)) }
}
