import { z } from 'zod'
import { productFilter } from './admin-products.ts'
import { orderFilter } from './admin.ts'
import { defineCalls } from './call.ts'
import { done, id, line } from './primitives.ts'
import { savedViewLimits } from './saved-view-rules.ts'

const isFilled = (filter: object): boolean => Object.values(filter).some((value) => value !== undefined && value !== '')

/** A view's request; a view without a filter would be the list itself. */
const requestOf = <Shape extends z.ZodRawShape>(filter: Shape) =>
  z.object({
    name: line(savedViewLimits.name),
    filter: z.object(filter).refine(isFilled, 'at least one filter'),
    /** Whether all staff see it. */
    isShared: z.boolean()
  })

const viewOf = <Shape extends z.ZodRawShape>(filter: Shape) =>
  z.object({
    id,
    name: z.string(),
    filter: z.object(filter),
    isShared: z.boolean(),
    isOwn: z.boolean(),
    /** Name of the owner. */
    by: z.string(),
    /** Whether the reader may change and delete it. */
    mayChange: z.boolean()
  })

const orderView = viewOf(orderFilter)
const productView = viewOf(productFilter)
const orderViewRequest = requestOf(orderFilter)
const productViewRequest = requestOf(productFilter)

export type OrderView = z.infer<typeof orderView>
export type ProductView = z.infer<typeof productView>
/** A saved filter of a list. */
export type SavedView = OrderView | ProductView
export type SavedViewRequest = z.output<typeof orderViewRequest> | z.output<typeof productViewRequest>

const byId = z.object({ id })
const ofOrders = { tag: 'admin', access: 'admin', permission: 'orders.read' } as const
const ofProducts = { tag: 'admin', access: 'admin', permission: 'products.read' } as const

export const savedViewCalls = defineCalls({
  'GET /api/v1/admin/order-views': {
    summary: 'Saved views of the order list: one’s own and shared ones, by name',
    ...ofOrders,
    answers: { 200: z.object({ items: z.array(orderView) }) }
  },
  'POST /api/v1/admin/order-views': {
    summary: 'Save filters of the order list under a name',
    ...ofOrders,
    body: orderViewRequest,
    answers: { 201: orderView }
  },
  'PUT /api/v1/admin/order-views/{id}': {
    summary: 'Change a saved view of the order list: one’s own, or a shared one with the permission `staff.change`',
    ...ofOrders,
    params: byId,
    body: orderViewRequest,
    answers: { 200: orderView }
  },
  'DELETE /api/v1/admin/order-views/{id}': {
    summary: 'Delete a saved view of the order list',
    ...ofOrders,
    params: byId,
    answers: { 200: done }
  },
  'GET /api/v1/admin/product-views': {
    summary: 'Saved views of the product list: one’s own and shared ones, by name',
    ...ofProducts,
    answers: { 200: z.object({ items: z.array(productView) }) }
  },
  'POST /api/v1/admin/product-views': {
    summary: 'Save filters of the product list under a name',
    ...ofProducts,
    body: productViewRequest,
    answers: { 201: productView }
  },
  'PUT /api/v1/admin/product-views/{id}': {
    summary: 'Change a saved view of the product list: one’s own, or a shared one with the permission `staff.change`',
    ...ofProducts,
    params: byId,
    body: productViewRequest,
    answers: { 200: productView }
  },
  'DELETE /api/v1/admin/product-views/{id}': {
    summary: 'Delete a saved view of the product list',
    ...ofProducts,
    params: byId,
    answers: { 200: done }
  }
})
