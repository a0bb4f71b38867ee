import type { KnownSearch, KnownSearchRequest } from '../../loading/define-route.tsx'
import { resource } from '../../loading/resource.ts'

/** Everything a design can be made on. */
export const designableProducts = resource('GET /api/v1/products', { query: { customisable: true, pageSize: 96 } })

/** Those a word finds; without one, all of them. */
export const designableProductsNamed = (q: string) =>
  q === ''
    ? designableProducts
    : resource(
        'GET /api/v1/products',
        { query: { customisable: true, pageSize: 96, q } },
        { options: { keepPreviousData: true } }
      )

export const templatesOfShop = resource('GET /api/v1/templates', {})

/** The category shown alone. The screen would show nothing of one that has no product: it is sent to the address without. */
export async function knownCategory({ call, url }: KnownSearchRequest): Promise<KnownSearch> {
  const category = url.searchParams.get('category')
  if (category === null) return { search: new URLSearchParams() }
  const { items } = await designableProducts.read(call)
  const isKnown = items.some((product) => product.category === category)
  return { search: new URLSearchParams(isKnown ? { category } : undefined), isElsewhere: !isKnown }
}
