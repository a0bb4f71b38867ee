const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters XML 1.0 cannot hold in any spelling. */
// oxlint-disable-next-line no-control-regex -- they are what is being taken out
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

const escape = (value: string) => value.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')

/** A number with at most so many decimals, the same on every machine. */
export function fixed(value: number, places: number): string {
  const unit = 10 ** places
  const rounded = Math.round(value * unit) / unit
  return Object.is(rounded, -0) || !Number.isFinite(rounded) ? '0' : String(rounded)
}

/** A length: at most three decimals, a thousandth of a millimetre. */
export const decimal = (value: number): string => fixed(value, 3)

export type Attributes = Readonly<Record<string, string | number | undefined>>

type ElementName = 'svg' | 'defs' | 'g' | 'path' | 'image' | 'clipPath' | 'linearGradient' | 'radialGradient' | 'stop'

/** Writes an element. Every value is escaped here and nowhere else; `children` is what this function returned before. */
export function element(name: ElementName, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${typeof value === 'number' ? decimal(value) : escape(value)}"`))
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`
}
