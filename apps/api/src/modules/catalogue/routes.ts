import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { allCategories } from './categories.ts'
import { productBySlug } from './product.ts'
import { findProducts } from './search.ts'
import { suggestionsFor } from './suggestions.ts'

/** Goods, their categories, and how they are found. */
export const catalogue: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/categories', () => allCategories(platform))
    .on('GET /api/v1/products', ({ query }) => findProducts(platform, query))
    .on('GET /api/v1/products/{slug}', ({ params }) => productBySlug(platform, params.slug))
    .on('GET /api/v1/search/suggestions', ({ query }) => suggestionsFor(platform, query.q))
}
