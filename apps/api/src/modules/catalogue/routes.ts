import type { Module } from '../../platform/module.ts'
import { routes, stable } from '../../platform/route.ts'
import { clearBulkEdits } from './bulk-edits/bulk-edits.ts'
import { bulkEditJob, continueBulkEdits, runBulkEdit } from './bulk-edits/run.ts'
import { subscribeToCatalogue } from './cache.ts'
import { allCategories } from './categories.ts'
import { addDesignKeys } from './design-key.ts'
import { openHome } from './home.ts'
import { packPostings } from './postings/pack-postings.ts'
import { openPreview } from './preview-links.ts'
import { captionsBySlug } from './product-video.ts'
import { productBySlug, questionsBySlug, reviewsBySlug } from './product.ts'
import { clearNotes, productIndex } from './product-index/product-index.ts'
import { showDueProducts } from './publish.ts'
import { changeDuePrices } from './sale.ts'
import { filterOptions, isSearch, productPage } from './search.ts'
import { searchLogOf } from './search-log.ts'
import { continueRebuild, followProductLanguage, rebuildJob, rebuildSearch } from './search-rebuild.ts'
import { suggestionsFor } from './suggestions.ts'
import { staffRoutes } from './staff-routes.ts'

/** Routes of the catalogue. Responses are cached, and serialised once. */
export const catalogueModule: Module = (app, platform) => {
  const home = openHome(platform)
  subscribeToCatalogue(platform)
  staffRoutes(app, platform)
  app.addHook('onListen', () => {
    // Not awaited: the first list request waits for the rest.
    productIndex(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the products could not be read beforehand')
    )
    followProductLanguage(platform, { isStart: true }).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the language of the search could not be checked')
    )
  })
  platform.jobs.every('catalogue.clear-notes', '*/10 * * * *', () => clearNotes(platform))
  platform.jobs.every('catalogue.pack-postings', '* * * * *', () => packPostings(platform))
  platform.jobs.every('catalogue.show-due', '* * * * *', () => showDueProducts(platform))
  platform.jobs.every('catalogue.add-design-keys', '*/10 * * * *', () => addDesignKeys(platform))
  platform.jobs.every('catalogue.change-prices', '* * * * *', () => changeDuePrices(platform))
  platform.jobs.handle<{ editId: string }>(bulkEditJob, ({ editId }) => runBulkEdit(platform, editId))
  platform.jobs.every('catalogue.continue-bulk-edits', '* * * * *', () => continueBulkEdits(platform))
  platform.jobs.every('catalogue.clear-bulk-edits', '37 3 * * *', () => clearBulkEdits(platform))
  platform.jobs.handle(rebuildJob, () => rebuildSearch(platform))
  platform.jobs.every('catalogue.continue-rebuild', '* * * * *', () => continueRebuild(platform))
  routes(app, platform)
    .on('GET /api/v1/categories', async () => stable(await allCategories(platform)))
    .on('GET /api/v1/products', async ({ query, request }) => {
      const page = await productPage(platform, query)
      if (query.q !== undefined && isSearch(query))
        searchLogOf(platform)?.count(request, { query: page.correctedQuery ?? query.q, found: page.total })
      return stable(page)
    })
    .on('GET /api/v1/options', async () => stable(await filterOptions(platform)))
    .on('GET /api/v1/products/{slug}', async ({ params }) => stable(await productBySlug(platform, params.slug)))
    .on('GET /api/v1/product-previews', ({ query, reply }) => {
      reply.header('x-robots-tag', 'noindex')
      return openPreview(platform, query.key)
    })
    .on('GET /api/v1/products/{slug}/captions.vtt', async ({ params, reply }) => {
      reply.type('text/vtt; charset=utf-8')
      return captionsBySlug(platform, params.slug)
    })
    .on('GET /api/v1/products/{slug}/reviews', ({ params, query }) => reviewsBySlug(platform, params.slug, query))
    .on('GET /api/v1/products/{slug}/questions', ({ params, query }) => questionsBySlug(platform, params.slug, query))
    .on('GET /api/v1/home', async () => stable(await home()))
    .on('GET /api/v1/search/suggestions', async ({ query }) => stable(await suggestionsFor(platform, query.q)))
}
