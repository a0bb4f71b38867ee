import { z } from 'zod'
import { defineCalls } from './call.ts'
import { customerKey } from './customers.ts'
import { designSummary } from './designs.ts'
import { designPicture } from './moderation.ts'
import { orderStatus } from './orders.ts'
import { id, partOf, partPaging, slug, timestamp } from './primitives.ts'
import { designOrderFilters } from './staff-design-rules.ts'

/** A saved design, for staff. */
export const staffDesign = designSummary.extend({
  /** Null if the product is gone. */
  productName: z.string().nullable(),
  /** Null if the account is gone. */
  owner: z.object({ key: customerKey, name: z.string(), email: z.string() }).nullable(),
  /** Paid orders of its owner with it. */
  orders: z.int().min(0)
})
export type StaffDesign = z.infer<typeof staffDesign>

export const staffDesignList = partOf(staffDesign).extend({
  /** Not all designs were searched: older ones may match as well. */
  isCut: z.boolean(),
  /** Designs are stored in Firestore, where they are not listed. */
  areElsewhere: z.boolean(),
  /** Name of the product asked for; absent without one, and from a server of the previous version. */
  productName: z.string().optional()
})
export type StaffDesignList = z.infer<typeof staffDesignList>

export const staffDesignPage = staffDesign.extend({
  createdAt: timestamp,
  isShared: z.boolean(),
  /** Print areas with content. */
  areas: z.array(z.object({ id: z.string(), name: z.string(), previewUrl: z.string() })),
  /** Uploaded pictures in it; none without `moderation.decide`. */
  pictures: z.array(designPicture),
  /** The newest of its orders. */
  latestOrders: z.array(z.object({ id, number: z.string(), status: orderStatus, placedAt: timestamp }))
})
export type StaffDesignPage = z.infer<typeof staffDesignPage>

const admin = { tag: 'admin', access: 'admin' } as const

/** Saved designs of customers, for staff. */
export const staffDesignCalls = defineCalls({
  'GET /api/v1/admin/designs': {
    summary:
      'Saved designs, last changed first; `q` looks into their names and the names and addresses of their owners',
    ...admin,
    permission: 'customers.read',
    query: z.object({
      ...partPaging({ usual: 25, most: 100 }),
      q: z.string().trim().max(254).optional(),
      product: slug.optional(),
      ordered: z.enum(designOrderFilters).optional()
    }),
    answers: { 200: staffDesignList }
  },
  'GET /api/v1/admin/designs/{id}': {
    summary: 'A saved design with its print areas, pictures and orders',
    ...admin,
    permission: 'customers.read',
    params: z.object({ id }),
    answers: { 200: staffDesignPage }
  },
  'GET /api/v1/admin/exports/designs.csv': {
    summary: 'Every saved design as CSV with its owner and the number of its orders, without the drawing',
    ...admin,
    permission: 'people.export',
    answers: { 200: 'binary' }
  }
})
