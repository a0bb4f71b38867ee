import type { Module } from '../../platform/module.ts'
import { routes, stable } from '../../platform/route.ts'
import { allCategories } from './categories.ts'
import { openHero } from './hero.ts'
import { productBySlug } from './product.ts'
import { findProducts } from './search.ts'
import { suggestionsFor } from './suggestions.ts'
import { staffRoutes } from './staff-routes.ts'

/** Goods, their categories, and how they are found. Answers come from the cache and are sent many times: they are written out once. */
export const catalogueModule: Module = (app, platform) => {
  const hero = openHero(platform)
  staffRoutes(app, platform)
  routes(app, platform)
    .on('GET /api/v1/categories', async () => stable(await allCategories(platform)))
    .on('GET /api/v1/products', async ({ query }) => stable(await findProducts(platform, query)))
    .on('GET /api/v1/products/{slug}', async ({ params }) => stable(await productBySlug(platform, params.slug)))
    .on('GET /api/v1/hero', async () => stable(await hero()))
    .on('GET /api/v1/search/suggestions', async ({ query }) => stable(await suggestionsFor(platform, query.q)))
}
