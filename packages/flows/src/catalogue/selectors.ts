import type { CatalogueSnapshot } from './types.ts'

export const queryOf = ({ context }: CatalogueSnapshot) => context.query
export const searchTextOf = ({ context }: CatalogueSnapshot) => context.search
export const suggestionsOf = ({ context }: CatalogueSnapshot) => context.suggestions
export const isSuggesting = (snapshot: CatalogueSnapshot) => snapshot.matches({ suggestions: 'asking' })
export const foundProductsOf = ({ context }: CatalogueSnapshot) => context.product.currentProducts.data
export const foundMetaDataOf = ({ context }: CatalogueSnapshot) => context.product.productMetaData
export const isCatalogueLoading = ({ context }: CatalogueSnapshot) => context.product.currentProducts.loading
export const catalogueFailureOf = ({ context }: CatalogueSnapshot) => context.failure

/** Number of filters in force, each chosen value one; search, sort and page are none. */
export function filterCountOf({ context: { query } }: CatalogueSnapshot): number {
  const chosen = Object.values(query.options).flat().length + query.categories.length
  const hasPrice = query.minPrice !== undefined || query.maxPrice !== undefined
  return chosen + Number(hasPrice) + Number(query.inStock) + Number(query.customisable)
}
