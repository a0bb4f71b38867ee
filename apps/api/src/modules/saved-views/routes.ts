import type { Module } from '../../platform/module.ts'
import { routes } from '../../platform/route.ts'
import { addView, changeView, listViews, removeView } from './saved-views.ts'

/** Saved views of the order list and the product list. */
export const savedViewsModule: Module = (app, platform) => {
  routes(app, platform)
    .on('GET /api/v1/admin/order-views', ({ person }) => listViews(platform, person, 'orders'))
    .on('POST /api/v1/admin/order-views', ({ person, body }) => addView(platform, person, 'orders', body))
    .on('PUT /api/v1/admin/order-views/{id}', ({ person, params, body }) =>
      changeView(platform, person, { list: 'orders', id: params.id, request: body })
    )
    .on('DELETE /api/v1/admin/order-views/{id}', ({ person, params }) =>
      removeView(platform, person, 'orders', params.id)
    )
    .on('GET /api/v1/admin/product-views', ({ person }) => listViews(platform, person, 'products'))
    .on('POST /api/v1/admin/product-views', ({ person, body }) => addView(platform, person, 'products', body))
    .on('PUT /api/v1/admin/product-views/{id}', ({ person, params, body }) =>
      changeView(platform, person, { list: 'products', id: params.id, request: body })
    )
    .on('DELETE /api/v1/admin/product-views/{id}', ({ person, params }) =>
      removeView(platform, person, 'products', params.id)
    )
}
