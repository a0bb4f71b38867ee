import type { Product } from '@motif/contract'
import { printAreasOf } from '@motif/contract/area-rules'
import { type ChosenOptions, colourOptionOf, firstChoice, withColour } from '@motif/contract/product-rules'
import { isResponseError } from '@motif/contract/client'
import type { KnownSearch, KnownSearchRequest } from '../../loading/define-route.tsx'
import type { PublicResource } from '../../loading/resource.ts'
import { knownOptions, productAt } from '../../product/read-product.ts'

/** Query parameters that refer to an existing design, by precedence. */
const existing = ['shared', 'design', 'draft', 'line', 'copy', 'template']

/** Default product if the URL names none. */
const usualProduct = 'classic-tee'

/** The product of a new design; undefined if the URL refers to an existing one. */
export const newDesignProduct = (search: URLSearchParams): string | undefined =>
  existing.some((name) => search.has(name)) ? undefined : (search.get('product') ?? usualProduct)

/** The product of a new design; null if it does not exist, which opening the design reports. */
export function productOfNewDesign(search: URLSearchParams): PublicResource<Product | null> | undefined {
  const slug = newDesignProduct(search)
  // An empty slug stands for unknown products.
  if (!slug) return undefined
  const { key, read } = productAt({ slug })
  return {
    key: `new design: ${key}`,
    read: (call) =>
      read(call).catch((error: unknown) => {
        if (isResponseError(error) && error.status < 500) return null
        throw error
      })
  }
}

/**
 * The cacheable part of a URL: a new design's product and options, or that a design exists. Except for shared designs,
 * only the browser loads the design itself.
 */
export async function knownDesign(request: KnownSearchRequest): Promise<KnownSearch> {
  const { searchParams } = request.url
  const kind = existing.find((name) => searchParams.has(name))
  if (kind !== undefined)
    return { search: new URLSearchParams({ [kind]: kind === 'shared' ? (searchParams.get(kind) ?? '') : '' }) }
  const slug = searchParams.get('product')
  const { isKnown, search } = await knownOptions({ ...request, params: { slug: slug ?? usualProduct } })
  return { search: new URLSearchParams([...(slug === null ? [] : [['product', isKnown ? slug : '']]), ...search]) }
}

/** The variant the URL requests, as far as it exists. */
export const requestedVariant = (
  product: Product,
  search: URLSearchParams,
  colour: string | undefined
): ChosenOptions =>
  firstChoice(
    product,
    withColour(
      product,
      Object.fromEntries(product.options.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : []))),
      colour
    )
  )

/** Initial state of a new design: the requested or first colour, its variant, and the first area. */
export function newDesignOn(product: Product, search: URLSearchParams) {
  const colours = colourOptionOf(product)?.values ?? []
  const asked = search.get('colour')
  const colour = colours.find(({ value }) => value === asked) ?? colours[0]
  const options = requestedVariant(product, search, colour?.value)
  const [area] = printAreasOf(product.printAreas, options)
  return { colour, options, area }
}
