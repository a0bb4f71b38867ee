import type { Product } from '@motif/contract'
import { printAreasOf } from '@motif/contract/area-rules'
import { type ChosenOptions, colourOptionOf, firstChoice, withColour } from '@motif/contract/product-rules'
import { isResponseError } from '@motif/contract/client'
import type { KnownSearch, KnownSearchRequest } from '../../loading/define-route.tsx'
import type { PublicResource } from '../../loading/resource.ts'
import { knownOptions, productAt } from '../../product/read-product.ts'

/** What in an address leads to a design that is there already, in the order in which they count. */
const existing = ['shared', 'design', 'draft', 'line', 'copy', 'template']

/** Without a product in the address. */
const usualProduct = 'classic-tee'

/** The product a new design is begun on; undefined where the address leads to one that is there already. */
export const newDesignProduct = (search: URLSearchParams): string | undefined =>
  existing.some((name) => search.has(name)) ? undefined : (search.get('product') ?? usualProduct)

/** The product a new design is begun on; null where the shop has none of that name, which opening the design tells. */
export function productOfNewDesign(search: URLSearchParams): PublicResource<Product | null> | undefined {
  const slug = newDesignProduct(search)
  // An empty name in an address stands for those the shop does not have.
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
 * What the server shows of an address: the product of a new design in its options, or that there is a design already.
 * Whose design it is only the browser asks for, except one that was shared.
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

/** The variant an address asks for, as far as there is one. */
export const variantAsked = (product: Product, search: URLSearchParams, colour: string | undefined): ChosenOptions =>
  firstChoice(
    product,
    withColour(
      product,
      Object.fromEntries(product.options.flatMap(({ id }) => (search.has(id) ? [[id, search.get(id) ?? '']] : []))),
      colour
    )
  )

/** What a new design begins with: the colour asked for or the first, its variant, and the area drawn on first. */
export function newDesignOn(product: Product, search: URLSearchParams) {
  const colours = colourOptionOf(product)?.values ?? []
  const asked = search.get('colour')
  const colour = colours.find(({ value }) => value === asked) ?? colours[0]
  const options = variantAsked(product, search, colour?.value)
  const [area] = printAreasOf(product.printAreas, options)
  return { colour, options, area }
}
