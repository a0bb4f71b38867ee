import type { Product } from '@motif/contract'
import { readComparison } from '@motif/contract/comparison-rules'
import type { PublicResource } from '../loading/resource.ts'
import { productAt } from '../product/read-product.ts'

const places = ['first', 'second', 'third', 'fourth'] as const

type ByPlace<Value> = Record<(typeof places)[number], Value>

/** Whether an address is one of a comparison. */
const isComparison = (search: URLSearchParams): boolean => search.get('section') === 'compare'

/** The products of the comparison at an address, as their own pages read them: what one was on is not asked for again. */
export function productsCompared(search: URLSearchParams): ByPlace<PublicResource<Product> | undefined> {
  const { slugs = [] } = (isComparison(search) ? readComparison(search) : undefined) ?? {}
  const [first, second, third, fourth] = slugs.map((slug) => productAt({ slug }))
  return { first, second, third, fourth }
}
