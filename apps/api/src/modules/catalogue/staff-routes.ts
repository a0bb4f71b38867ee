import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../platform/platform.ts'
import { routes } from '../../platform/route.ts'
import { visitorOf } from '../drawing/index.ts'
import { beginBulkEdit, readBulkEdit, undoBulkEdit } from './bulk-edits/bulk-edits.ts'
import { previewBulkEdit } from './bulk-edits/preview.ts'
import { listProducts } from './list-products.ts'
import {
  addCollection,
  changeCollection,
  editCollectionProducts,
  listCollections,
  readCollection,
  removeCollection
} from './staff-collections.ts'
import { addCategory, changeCategory, listCategories, removeCategory } from './staff-categories.ts'
import { previewProduct, readAdminProduct, removeProduct, saveProduct, setStatuses } from './staff-products.ts'
import { makePreviewLink, readPreviewLink, withdrawPreviewLink } from './preview-links.ts'
import { addRedirect, listRedirects, removeRedirect } from './redirects.ts'
import { addSynonym, changeSynonym, removeSynonym } from './staff-synonyms.ts'
import { drawTestPrint } from './test-print.ts'
import { changeVariant } from './staff-variants.ts'
import { listStock } from './stock-list.ts'
import { listSynonyms } from './synonyms.ts'

/** Routes of the catalogue for staff. */
export function staffRoutes(app: FastifyInstance, platform: Platform): void {
  routes(app, platform)
    .on('PATCH /api/v1/admin/variants/{id}', ({ person, params, body }) =>
      changeVariant(platform, person.id, params.id, body)
    )
    .on('GET /api/v1/admin/stock', ({ query }) => listStock(platform.db, query))
    .on('GET /api/v1/admin/products', ({ query }) => listProducts(platform, query))
    .on('POST /api/v1/admin/products', ({ person, body: { isCopy, ...input } }) =>
      saveProduct(platform, person.id, input, { isCopy })
    )
    .on('PATCH /api/v1/admin/products', async ({ person, body }) => ({
      products: await setStatuses(platform, person.id, body.products)
    }))
    .on('POST /api/v1/admin/bulk-edits/preview', ({ body }) => previewBulkEdit(platform, body))
    .on('POST /api/v1/admin/bulk-edits', ({ person, body }) => beginBulkEdit(platform, person.id, body))
    .on('GET /api/v1/admin/bulk-edits/{id}', ({ params }) => readBulkEdit(platform, params.id))
    .on('POST /api/v1/admin/bulk-edits/{id}/undo', ({ person, params }) => undoBulkEdit(platform, person.id, params.id))
    .on('GET /api/v1/admin/products/{id}', ({ params }) => readAdminProduct(platform, platform.db, params.id))
    .on('GET /api/v1/admin/products/{id}/preview', ({ params }) => previewProduct(platform, params.id))
    .on('GET /api/v1/admin/products/{id}/preview-link', ({ params }) => readPreviewLink(platform, params.id))
    .on('PUT /api/v1/admin/products/{id}/preview-link', ({ person, params }) =>
      makePreviewLink(platform, person.id, params.id)
    )
    .on('DELETE /api/v1/admin/products/{id}/preview-link', async ({ person, params }) => {
      await withdrawPreviewLink(platform, person.id, params.id)
      return {}
    })
    .on('PUT /api/v1/admin/products/{id}', ({ person, params, body: { revision, ...input } }) =>
      saveProduct(platform, person.id, input, { id: params.id, revision })
    )
    .on('POST /api/v1/admin/test-prints', async ({ body, request, reply }) => {
      const picture = await drawTestPrint(platform, body, visitorOf(request))
      reply.type('image/webp').header('cache-control', 'private, no-store')
      return picture
    })
    .on('DELETE /api/v1/admin/products/{id}', async ({ person, params }) => ({
      result: await removeProduct(platform, person.id, params.id)
    }))
    .on('GET /api/v1/admin/categories', () => listCategories(platform.db))
    .on('POST /api/v1/admin/categories', ({ person, body }) => addCategory(platform, person.id, body))
    .on('PUT /api/v1/admin/categories/{slug}', ({ person, params, body }) =>
      changeCategory(platform, person.id, params.slug, body)
    )
    .on('DELETE /api/v1/admin/categories/{slug}', ({ person, params }) =>
      removeCategory(platform, person.id, params.slug)
    )
    .on('GET /api/v1/admin/collections', () => listCollections(platform.db))
    .on('POST /api/v1/admin/collections', ({ person, body }) => addCollection(platform, person.id, body))
    .on('GET /api/v1/admin/collections/{slug}', ({ params }) => readCollection(platform.db, params.slug))
    .on('PUT /api/v1/admin/collections/{slug}', ({ person, params, body }) =>
      changeCollection(platform, person.id, params.slug, body)
    )
    .on('PATCH /api/v1/admin/collections/{slug}/products', ({ person, params, body }) =>
      editCollectionProducts(platform, person.id, params.slug, body)
    )
    .on('DELETE /api/v1/admin/collections/{slug}', ({ person, params }) =>
      removeCollection(platform, person.id, params.slug)
    )
    .on('GET /api/v1/admin/synonyms', () => listSynonyms(platform.db))
    .on('POST /api/v1/admin/synonyms', ({ person, body }) => addSynonym(platform, person.id, body))
    .on('PUT /api/v1/admin/synonyms/{id}', ({ person, params, body }) =>
      changeSynonym(platform, person.id, params.id, body)
    )
    .on('DELETE /api/v1/admin/synonyms/{id}', ({ person, params }) => removeSynonym(platform, person.id, params.id))
    .on('GET /api/v1/admin/redirects', ({ query }) => listRedirects(platform, query))
    .on('POST /api/v1/admin/redirects', ({ person, body }) => addRedirect(platform, person.id, body))
    .on('DELETE /api/v1/admin/redirects/{id}', ({ person, params }) => removeRedirect(platform, person.id, params.id))
}
