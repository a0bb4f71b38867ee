import { z } from 'zod'
import { adminProductRow } from './admin-products.ts'
import { defineCalls } from './call.ts'
import { collectionLimits as limits } from './collection-rules.ts'
import { id, isUnique, line, slug } from './primitives.ts'

const productIds = (max: number) => z.array(id).max(max).refine(isUnique, 'each product once')

const facts = z.object({
  name: line(limits.nameLetters),
  description: z.string().trim().max(limits.descriptionLetters),
  /** Whether shoppers can open it. */
  isShown: z.boolean(),
  /** Ids of its products, in order. Those of products that were deleted meanwhile are left out. */
  products: productIds(limits.products)
})

export const newCollection = z.object({
  name: facts.shape.name,
  description: facts.shape.description.default(''),
  isShown: facts.shape.isShown.default(true),
  products: facts.shape.products.default([]),
  /** By default the first free one of the name. */
  slug: slug.optional()
})

export const collectionInput = facts.extend({
  /** The revision that the change is based on. An outdated one is refused. */
  revision: z.int().min(1)
})
export type CollectionInput = z.output<typeof collectionInput>

export const adminCollection = z.object({
  slug,
  name: z.string(),
  description: z.string(),
  isShown: z.boolean(),
  /** Number of its products in every status. */
  products: z.int().min(0)
})
export type AdminCollection = z.infer<typeof adminCollection>

const collectionProduct = adminProductRow.pick({
  id: true,
  slug: true,
  name: true,
  status: true,
  isShown: true,
  picture: true
})
export type CollectionProduct = z.infer<typeof collectionProduct>

/** A collection with its products in order. */
export const openCollection = adminCollection.extend({
  revision: z.int().min(1),
  products: z.array(collectionProduct)
})
export type OpenCollection = z.infer<typeof openCollection>

const bySlug = z.object({ slug })
const admin = { tag: 'admin', access: 'admin' } as const

export const collectionCalls = defineCalls({
  'GET /api/v1/admin/collections': {
    summary: 'Every collection by name, also hidden ones',
    ...admin,
    permission: 'products.read',
    answers: { 200: z.array(adminCollection) }
  },
  'POST /api/v1/admin/collections': {
    summary: 'Add a collection',
    ...admin,
    permission: 'products.change',
    body: newCollection,
    answers: { 201: openCollection }
  },
  'GET /api/v1/admin/collections/{slug}': {
    summary: 'A collection with its products in order',
    ...admin,
    permission: 'products.read',
    params: bySlug,
    answers: { 200: openCollection }
  },
  'PUT /api/v1/admin/collections/{slug}': {
    summary: 'Rename, describe, show or hide a collection, and set its products; its address stays',
    ...admin,
    permission: 'products.change',
    params: bySlug,
    body: collectionInput,
    answers: { 200: openCollection }
  },
  'PATCH /api/v1/admin/collections/{slug}/products': {
    summary: 'Append products to a collection and take others out; returns those that were appended, for undo',
    ...admin,
    permission: 'products.change',
    params: bySlug,
    body: z.object({ add: productIds(100).default([]), remove: productIds(100).default([]) }),
    answers: { 200: z.object({ added: z.array(id) }) }
  },
  'DELETE /api/v1/admin/collections/{slug}': {
    summary: 'Delete a collection; its products stay. Returns it, for undo',
    ...admin,
    permission: 'products.change',
    params: bySlug,
    answers: { 200: openCollection }
  }
})
