import type { Option, Product } from '@motif/contract'
import { colourOptionOf, isSoldOut } from '@motif/contract/product-rules'
import { toLab } from '@motif/design'

type Value = Option['values'][number]

function labOf(swatch: string): Float32Array {
  const lab = new Float32Array(3)
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(swatch.slice(at, at + 2), 16))
  toLab(red, green, blue, lab)
  return lab
}

/** OKLab distance of two colours. */
function difference(one: Value, other: Value): number {
  if (one.swatch === null || other.swatch === null) return Infinity
  const [a, b] = [labOf(one.swatch), labOf(other.swatch)]
  return Math.hypot(...a.map((value, index) => value - (b[index] ?? 0)))
}

/**
 * The colour of a product for a design in another product's colour: the same one, or else the most similar. Available
 * colours precede sold-out ones.
 */
export function nearestColour(
  to: Pick<Product, 'options' | 'variants'>,
  from: Pick<Product, 'options'>,
  colour: string | undefined
): string | undefined {
  const option = colourOptionOf(to)
  if (option === undefined) return undefined
  const same = option.values.find(({ value }) => value === colour)
  if (same) return same.value
  const sold = option.values.filter(({ value }) => !isSoldOut(to, {}, option.id, value))
  const offered = sold.length > 0 ? sold : option.values
  const own = colourOptionOf(from)?.values.find(({ value }) => value === colour)
  const [nearest] = own ? offered.toSorted((a, b) => difference(a, own) - difference(b, own)) : offered
  return nearest?.value
}
