import { type Attributes, element } from './element.ts'

/** FNV-1a over UTF-16 units, 32 bits: names a definition by what it says. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(36)
}

/** What names begin with. */
const initials = { linearGradient: 'p', radialGradient: 'p', clipPath: 'c', filter: 'f' } as const

/**
 * What a drawing refers to by name: gradients, clips and filters. A name follows from the content, so that two drawings in one
 * page that share a name share the same definition, and equal ones are written once.
 */
export class Definitions {
  readonly #written = new Map<string, string>()

  /** Adds a definition unless it is there, and gives the value that refers to it. */
  add(name: keyof typeof initials, attributes: Attributes, children: string): string {
    const content = element(name, attributes, children)
    for (let id = initials[name] + hash(content); ; id += '-') {
      const written = element(name, { id, ...attributes }, children)
      const known = this.#written.get(id) ?? written
      this.#written.set(id, known)
      // Another definition may by chance have the same hash; then the name grows.
      if (known === written) return `url(#${id})`
    }
  }

  toString(): string {
    return this.#written.size === 0 ? '' : element('defs', {}, [...this.#written.values()].join(''))
  }
}
