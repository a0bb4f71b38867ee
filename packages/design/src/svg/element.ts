const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters XML 1.0 cannot hold in any spelling. */
// oxlint-disable-next-line no-control-regex -- they are what is being taken out
const unspeakable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** What may need one of the two; most values are long paths that hold none of it. */
// oxlint-disable-next-line no-control-regex -- as above
const suspect = /[&<>"'\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

const escape = (value: string) => (suspect.test(value) ? value.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '') : value)

/** A number with at most so many decimals, the same on every machine. */
export function fixed(value: number, places: number): string {
  const unit = 10 ** places
  const rounded = Math.round(value * unit) / unit
  return Object.is(rounded, -0) || !Number.isFinite(rounded) ? '0' : String(rounded)
}

/** What stands behind the point for each thousandth: '', '.001' … '.5' … '.999'. */
const thousandths = Array.from({ length: 1000 }, (_, count) => String(count / 1000).slice(1))

/** A length: at most three decimals, a thousandth of a millimetre. Letters are thousands of these: a third of the time `fixed` takes. */
export function decimal(value: number): string {
  const count = Math.round(value * 1000)
  const size = Math.abs(count)
  if (!(size < 1e9)) return fixed(value, 3)
  const whole = Math.trunc(size / 1000)
  return `${count < 0 ? '-' : ''}${whole}${thousandths[size - whole * 1000]}`
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

type ElementName = 'svg' | 'defs' | 'g' | 'path' | 'image' | 'clipPath' | 'linearGradient' | 'radialGradient' | 'stop'

/** Writes an element. Every value is escaped here and nowhere else; `children` is what this function returned before. */
export function element(name: ElementName, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => (value === undefined ? '' : ` ${key}="${typeof value === 'number' ? decimal(value) : escape(value)}"`))
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`
}
