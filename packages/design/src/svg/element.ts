const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Characters that XML 1.0 does not allow, even escaped. */
const unspeakable =
  // oxlint-disable-next-line no-control-regex -- they are what is being taken out
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

/** Tests whether escaping is needed at all; most values are long paths that need none. */
// oxlint-disable-next-line no-control-regex -- as above
const suspect = /[&<>"'\u0000-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

const escape = (value: string) =>
  suspect.test(value)
    ? value.replaceAll(unspeakable, '').replaceAll(/[&<>"']/g, (letter) => escapes[letter] ?? '')
    : value

/** Rounds to a number of decimals, identically on every machine; 0 for NaN and infinities. */
export function rounded(value: number, places = 3): number {
  const unit = 10 ** places
  const near = Math.round(value * unit) / unit
  // Normalizes -0 to 0.
  return Number.isFinite(near) ? near + 0 : 0
}

/** Precomputed decimals of each thousandth: '', '.001' … '.5' … '.999'. */
const thousandths = Array.from({ length: 1000 }, (_, count) => String(count / 1000).slice(1))

/**
 * Formats a length with at most three decimals, a thousandth of a millimetre. Takes a third of the time of `String`;
 * text has thousands of coordinates.
 */
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

/** Writes an element. All values are escaped here and nowhere else; `children` must come from this function. */
export function element(name: ElementName, attributes: Attributes, children = ''): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    value === undefined ? '' : ` ${key}="${typeof value === 'number' ? value : escape(value)}"`
  )
  return children === '' ? `<${name}${written.join('')}/>` : `<${name}${written.join('')}>${children}</${name}>`
}
