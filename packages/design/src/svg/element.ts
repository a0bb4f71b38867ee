const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters XML 1.0 cannot hold in any spelling. */
const unspeakable =
  // oxlint-disable-next-line no-control-regex -- they are what is being taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** What may need one of the two; most values are long paths that hold none of it. */
// oxlint-disable-next-line no-control-regex -- as above
const suspect = /[&<>"'\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

const escape = (value: string) =>
  suspect.test(value)
    ? value.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')
    : value

/** A number with at most so many decimals, the same on every machine; 0 for what is no number. */
export function rounded(value: number, places = 3): number {
  const unit = 10 ** places
  const near = Math.round(value * unit) / unit
  // Minus nought becomes nought.
  return Number.isFinite(near) ? near + 0 : 0
}

/** What stands behind the point for each thousandth: '', '.001' … '.5' … '.999'. */
const thousandths = Array.from({ length: 1000 }, (_, count) => String(count / 1000).slice(1))

/** A length as text: at most three decimals, a thousandth of a millimetre. Letters are thousands of these: a third of the time `String` takes. */
export function decimal(value: number): string {
  const count = Math.round(value * 1000)
  const size = Math.abs(count)
  if (!(size < 1e9)) return String(rounded(value))
  const whole = Math.trunc(size / 1000)
  return `${count < 0 ? '-' : ''}${whole}${thousandths[size - whole * 1000]}`
}

export type Attributes = Readonly<Record<string, string | number | undefined>>

type ElementName =
  | 'svg'
  | 'defs'
  | 'g'
  | 'path'
  | 'image'
  | 'clipPath'
  | 'linearGradient'
  | 'radialGradient'
  | 'stop'
  | 'filter'
  | 'feColorMatrix'
  | 'feComposite'
  | 'feGaussianBlur'

/** Writes an element, numbers as they are. Every value is escaped here and nowhere else; `children` is what this function returned before. */
export function element(name: ElementName, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? value : escape(value)}"`
  )
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`
}
