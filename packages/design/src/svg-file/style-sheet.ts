import { SvgError } from './refusal.ts'
import type { XmlElement } from './read-xml.ts'

/** A selector without combinators, such as `rect.cls-1`, with one declaration block. */
interface Rule {
  element: string | undefined
  id: string | undefined
  classes: readonly string[]
  declarations: ReadonlyMap<string, string>
  specificity: number
  order: number
}

/** The rules of a file's `style` elements, by the most specific part of their selectors. */
export interface StyleSheet {
  rules: ReadonlyMap<string, readonly Rule[]>
  /** Declarations applied so far. */
  applied: number
}

const rulesMax = 1000

/** Declarations of a file at most, those of a block once for each of its selectors. */
const declarationsMax = 5000

/** Declarations applied at most, over all elements: what hostile rules for every element cost. */
const appliedMax = 2_000_000

const simple = /^(?:\*|([a-z][\w-]*))?((?:[.#][\w-]+)*)$/i

/** Declarations of a block or of a `style` attribute. `!important` has no other effect than its absence. @throws {SvgError} */
export function declarationsIn(source: string): Map<string, string> {
  const said = new Map<string, string>()
  for (const part of source.split(';')) {
    const colon = part.indexOf(':')
    if (colon > 0)
      said.set(
        part.slice(0, colon).trim().toLowerCase(),
        part
          .slice(colon + 1)
          .replace(/!\s*important\s*$/i, '')
          .trim()
      )
    else if (part.trim() !== '') throw new SvgError('property', part.trim())
  }
  return said
}

function ruleOf(selector: string, declarations: ReadonlyMap<string, string>, order: number): Rule {
  const [, element, parts = ''] = simple.exec(selector) ?? []
  if (!simple.test(selector) || selector === '') throw new SvgError('property', selector)
  const names = parts.match(/[.#][\w-]+/g) ?? []
  const ids = names.filter((name) => name.startsWith('#'))
  if (ids.length > 1) throw new SvgError('property', selector)
  const classes = names.filter((name) => name.startsWith('.')).map((name) => name.slice(1))
  return {
    element,
    id: ids[0]?.slice(1),
    classes,
    declarations,
    specificity: ids.length * 10_000 + classes.length * 100 + (element === undefined ? 0 : 1),
    order
  }
}

const keyOf = ({ element, id, classes: [first] }: Rule) =>
  id === undefined ? (first === undefined ? (element ?? '*') : `.${first}`) : `#${id}`

/** Removes comments. Expressions would try each beginning of a comment up to the end of a hostile file. */
function withoutComments(source: string): string {
  let kept = ''
  let at = 0
  for (let start = source.indexOf('/*'); start >= 0; start = source.indexOf('/*', at)) {
    const end = source.indexOf('*/', start + 2)
    if (end < 0) throw new SvgError('damaged')
    kept += `${source.slice(at, start)} `
    at = end + 2
  }
  return kept + source.slice(at)
}

/** Selectors and declarations of each block. Nested blocks are refused by what precedes them. */
function blocksIn(source: string): { selectors: string; body: string }[] {
  const blocks = []
  let at = 0
  for (let start = source.indexOf('{'); start >= 0; start = source.indexOf('{', at)) {
    const selectors = source.slice(at, start).trim()
    const end = source.indexOf('}', start)
    const body = source.slice(start + 1, Math.max(start, end))
    if (end < 0 || body.includes('{')) throw new SvgError('property', selectors)
    blocks.push({ selectors, body })
    if (blocks.length > rulesMax) throw new SvgError('too-many')
    at = end + 1
  }
  const rest = source.slice(at).trim()
  if (rest !== '') throw new SvgError('property', rest)
  return blocks
}

const stylesIn = (element: XmlElement): XmlElement[] =>
  element.name === 'style' ? [element] : element.children.flatMap(stylesIn)

/** The style sheet of a file. Only selectors of an element, classes and an id are known; others are refused. @throws {SvgError} */
export function styleSheetOf(root: XmlElement): StyleSheet {
  const rules = new Map<string, Rule[]>()
  let [count, declared] = [0, 0]
  for (const { attributes, text } of stylesIn(root)) {
    const type = attributes.get('type')
    if (type !== undefined && type !== '' && type !== 'text/css') throw new SvgError('property', type)
    const source = withoutComments(text)
    if (/@import/i.test(source)) throw new SvgError('external', '@import')
    for (const { selectors, body } of blocksIn(source)) {
      // Fonts matter to text alone, which is refused.
      if (selectors.toLowerCase() === '@font-face') continue
      const declarations = declarationsIn(body)
      for (const selector of selectors.split(',')) {
        count += 1
        declared += declarations.size
        if (count > rulesMax || declared > declarationsMax) throw new SvgError('too-many')
        const rule = ruleOf(selector.trim(), declarations, count)
        const key = keyOf(rule)
        const known = rules.get(key)
        if (known) known.push(rule)
        else rules.set(key, [rule])
      }
    }
  }
  return { rules, applied: 0 }
}

/** Declarations of all rules that match an element, the strongest last. @throws {SvgError} */
export function declarationsFor(sheet: StyleSheet, { name, attributes }: XmlElement): Map<string, string> {
  if (sheet.rules.size === 0) return new Map()
  const id = attributes.get('id')
  const classes = new Set((attributes.get('class') ?? '').split(/\s+/).filter((one) => one !== ''))
  const keys = ['*', name, ...[...classes].map((one) => `.${one}`), ...(id === undefined ? [] : [`#${id}`])]
  const matching = keys
    .flatMap((key) => sheet.rules.get(key) ?? [])
    .filter(
      (rule) =>
        (rule.element === undefined || rule.element === name) &&
        (rule.id === undefined || rule.id === id) &&
        rule.classes.every((one) => classes.has(one))
    )
    .toSorted((a, b) => a.specificity - b.specificity || a.order - b.order)
  const said = new Map<string, string>()
  for (const { declarations } of matching) {
    sheet.applied += declarations.size + 1
    if (sheet.applied > appliedMax) throw new SvgError('too-many')
    for (const [property, value] of declarations) said.set(property, value)
  }
  return said
}
