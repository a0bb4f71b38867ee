import { SvgError } from './refusal.ts'

export interface XmlElement {
  name: string
  attributes: ReadonlyMap<string, string>
  children: XmlElement[]
  /** The text of a `style` element; empty otherwise. */
  text: string
}

/** Largest file, in bytes; its characters are never more. */
export const svgLimitBytes = 2_000_000

const limits = { characters: svgLimitBytes, elements: 5000, depth: 64, attributes: 60 } as const

const space = /\s*/y
const opening = /<([A-Za-z_][\w.:-]*)/y
const attribute = /\s+([A-Za-z_][\w.:-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y
const closing = /<\/([A-Za-z_][\w.:-]*)\s*>/y
const text = /[^<]+/y
/** A document type without definitions of its own. What it refers to is never read. */
const plainDoctype = /<!DOCTYPE\s+svg(?:\s+(?:PUBLIC\s+"[^"<>]*"\s+"[^"<>]*"|SYSTEM\s+"[^"<>]*"))?\s*>/iy
/** Ignorable text between tags. */
const skipped = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<![CDATA[', ']]>']
] as const

const known: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Decodes the five predefined XML entities and numeric references; other entities are refused. */
function unescaped(value: string): string {
  if (!value.includes('&')) return value
  return value.replaceAll(/&([^;]{0,12});?/g, (whole, name: string) => {
    const [, hex, decimal] = /^#(?:x([\da-f]{1,6})|(\d{1,7}))$/i.exec(name) ?? []
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
    const letter = Number.isInteger(code) && code <= 0x10_ff_ff ? String.fromCodePoint(code) : known[name]
    if (letter === undefined || !whole.endsWith(';')) throw new SvgError('entity', `&${name};`)
    return letter
  })
}

/**
 * Parses a strict subset of XML in one pass, with bounds: elements and attributes. Only the text of `style` elements is
 * kept. Document types with definitions are refused, and so are custom entities.
 * @throws {SvgError}
 */
export function readXml(source: string): XmlElement {
  if (source.length > limits.characters) throw new SvgError('too-large')
  let at = source.codePointAt(0) === 0xfe_ff ? 1 : 0
  const take = (pattern: RegExp): RegExpExecArray | null => {
    pattern.lastIndex = at
    const found = pattern.exec(source)
    if (found) at = pattern.lastIndex
    return found
  }
  const root: XmlElement = { name: '', attributes: new Map(), children: [], text: '' }
  const open = [root]
  let count = 0
  const readAttributes = () => {
    const attributes = new Map<string, string>()
    for (let found = take(attribute); found; found = take(attribute)) {
      const [, name = '', double, single] = found
      if (attributes.has(name) || attributes.size >= limits.attributes) throw new SvgError('damaged')
      attributes.set(name, unescaped(double ?? single ?? ''))
    }
    return attributes
  }
  const keepText = (words: string) => {
    const inside = open.at(-1)
    if (inside?.name === 'style') inside.text += words
  }
  while (at < source.length) {
    const aside = skipped.find(([start]) => source.startsWith(start, at))
    if (aside) {
      const end = source.indexOf(aside[1], at + aside[0].length)
      if (end < 0) throw new SvgError('damaged')
      if (aside[0] === '<![CDATA[') keepText(source.slice(at + aside[0].length, end))
      at = end + aside[1].length
      continue
    }
    if (count === 0 && take(plainDoctype)) continue
    if (source.startsWith('<!', at)) throw new SvgError('doctype')
    const inside = open.at(-1) ?? root
    const started = take(opening)
    if (started) {
      const element: XmlElement = { name: started[1] ?? '', attributes: readAttributes(), children: [], text: '' }
      if (inside === root && root.children.length > 0) throw new SvgError('damaged')
      inside.children.push(element)
      count += 1
      if (count > limits.elements) throw new SvgError('too-many')
      take(space)
      if (source.startsWith('/>', at)) at += 2
      else if (source[at] === '>') {
        at += 1
        open.push(element)
        if (open.length > limits.depth) throw new SvgError('too-deep')
      } else throw new SvgError('damaged')
      continue
    }
    const ended = take(closing)
    if (ended) {
      if (open.length === 1 || inside.name !== ended[1]) throw new SvgError('damaged')
      open.pop()
      continue
    }
    const words = take(text)?.[0]
    if (words === undefined || (inside === root && words.trim() !== ''))
      throw new SvgError(count === 0 ? 'not-svg' : 'damaged')
    keepText(unescaped(words))
  }
  const [svg] = root.children
  if (!svg || open.length > 1) throw new SvgError(svg ? 'damaged' : 'not-svg')
  return svg
}
