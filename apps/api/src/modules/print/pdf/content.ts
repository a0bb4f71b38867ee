import type { Matrix } from '@motif/design'
import type { Step } from '../drawing/step.ts'
import { type PdfObject, pdfNumber } from './pdf-file.ts'

export const pdfMatrix = ({ a, b, c, d, e, f }: Matrix): string =>
  [a, b, c, d]
    .map((value) => pdfNumber(value, 8))
    .concat([e, f].map((value) => pdfNumber(value)))
    .join(' ')

/** A colour (#rrggbb) as PDF operands: red, green and blue in sRGB, 0 to 1. */
export const pdfColour = (colour: string): string =>
  [1, 3, 5].map((at) => pdfNumber(Number.parseInt(colour.slice(at, at + 2), 16) / 255)).join(' ')

const letters = { M: 'm', L: 'l', C: 'c', Z: 'h' } as const

export const pdfPath = (outline: readonly Step[]): string =>
  outline.map(([kind, ...values]) => [...values.map((value) => pdfNumber(value)), letters[kind]].join(' ')).join('\n')

/** Kinds of resources in a content stream. */
const kinds = { XObject: 'X', ExtGState: 'G', Pattern: 'P' } as const
type Kind = keyof typeof kinds

/** The operators of a page or group, and its resources. */
export class Content {
  readonly #operators: string[] = []
  readonly #names: Record<Kind, Map<string, string>> = { XObject: new Map(), ExtGState: new Map(), Pattern: new Map() }

  put(...operators: string[]): void {
    this.#operators.push(...operators)
  }

  /** The resource name of an object; the same one each time. */
  nameOf(kind: Kind, object: PdfObject): string {
    const names = this.#names[kind]
    const reference = String(object)
    const name = names.get(reference) ?? `/${kinds[kind]}${names.size + 1}`
    names.set(reference, name)
    return name
  }

  /** The resource dictionary. */
  get resources(): string {
    const dictionaries = (Object.keys(kinds) as Kind[]).flatMap((kind) => {
      const entries = Array.from(this.#names[kind], ([reference, name]) => `${name} ${reference}`)
      return entries.length === 0 ? [] : [`/${kind} << ${entries.join(' ')} >>`]
    })
    return `<< ${dictionaries.join(' ')} >>`
  }

  toString(): string {
    return this.#operators.join('\n')
  }
}
