import { type Attributes, element } from './element.ts'

/** FNV-1a over UTF-16 units, 32 bits; derives a definition's id from its content. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** Id prefixes by element. */
const initials = { linearGradient: 'p', radialGradient: 'p', clipPath: 'c', filter: 'f' } as const

/**
 * Collects definitions: gradients, clips and filters. Ids derive from the content, so that equal definitions of several
 * drawings in a page share one id and are written once.
 */
export class Definitions {
  readonly #written = new Map<string, string>()

  /** Adds a definition unless it exists, and returns a reference to it. */
  add(name: keyof typeof initials, attributes: Attributes, children: string): string {
    const content = element(name, attributes, children)
    for (let id = initials[name] + hash(content); ; id += '-') {
      const written = element(name, { id, ...attributes }, children)
      const known = this.#written.get(id) ?? written
      this.#written.set(id, known)
      // On a hash collision the id is extended.
      if (known === written) return `url(#${id})`
    }
  }

  toString(): string {
    return this.#written.size === 0 ? '' : element('defs', {}, [...this.#written.values()].join(''))
  }
}
