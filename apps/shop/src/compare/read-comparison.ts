import type { Product } from '@motif/contract'
import { readComparison } from '@motif/contract/comparison-rules'
import type { PublicResource } from '../loading/resource.ts'
import { productAt } from '../product/read-product.ts'

const places = ['first', 'second', 'third', 'fourth'] as const

type ByPlace<Value> = Record<(typeof places)[number], Value>

/** Whether a URL is a comparison. */
const isComparison = (search: URLSearchParams): boolean => search.get('section') === 'compare'

/** Products of a comparison URL, with the cache keys of their pages. */
export function productsCompared(search: URLSearchParams): ByPlace<PublicResource<Product> | undefined> {
  const { slugs = [] } = (isComparison(search) ? readComparison(search) : undefined) ?? {}
  const [first, second, third, fourth] = slugs.map((slug) => productAt({ slug }))
  return { first, second, third, fourth }
}
