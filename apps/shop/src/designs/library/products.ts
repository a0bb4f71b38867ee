import type { Product } from '@motif/contract'
import { FlowError } from '@motif/flows/outcome'
import type { KnownSearch, KnownSearchRequest } from '../../loading/define-route.tsx'
import { resource } from '../../loading/resource.ts'
import { call } from '../../services/api.ts'

/** All products that can be designed. */
export const designableProducts = resource('GET /api/v1/products', { query: { customisable: true, pageSize: 96 } })

/** Products matching a search; all without a query. */
export const designableProductsNamed = (q: string) =>
  q === ''
    ? designableProducts
    : resource(
        'GET /api/v1/products',
        { query: { customisable: true, pageSize: 96, q } },
        { options: { keepPreviousData: true } }
      )

/** The product of a slug; null if it can no longer be designed. */
export async function designableProduct(slug: string): Promise<Product> {
  const { data } = await call('GET /api/v1/products/{slug}', { params: { slug } })
  if (!data.isCustomisable || data.printAreas.length === 0) throw new FlowError('', { code: 'not-found' })
  return data
}

export const templatesOfShop = resource('GET /api/v1/templates', {})

/** The category filter, if it has products. Otherwise the URL redirects to the unfiltered list. */
export async function knownCategory({ call, url }: KnownSearchRequest): Promise<KnownSearch> {
  const category = url.searchParams.get('category')
  if (category === null) return { search: new URLSearchParams() }
  const { items } = await designableProducts.read(call)
  const isKnown = items.some((product) => product.category === category)
  return { search: new URLSearchParams(isKnown ? { category } : undefined), isElsewhere: !isKnown }
}
