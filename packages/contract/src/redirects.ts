import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, line, pageOf, paging, slug, timestamp } from './primitives.ts'
import { oldPathIn } from './redirect-rules.ts'

/** Origin of a redirect: an import, a changed slug, or staff. */
export const redirectOrigin = z.enum(['import', 'change', 'staff'])
export type RedirectOrigin = z.infer<typeof redirectOrigin>

/** A former path of a product or category, here or in another shop. It redirects to the current one. */
export const redirect = z.object({
  id,
  /** Lower case, decoded, without a trailing slash. */
  path: z.string(),
  /** Slug of its product, or null. */
  product: slug.nullable(),
  /** Slug of its category, or null. */
  category: slug.nullable(),
  /** Name of its target. */
  name: z.string(),
  origin: redirectOrigin,
  /** Whether it works: `covered` while another product has that path, `nowhere` while its target is not visible. */
  state: z.enum(['leads', 'covered', 'nowhere']),
  createdAt: timestamp
})
export type Redirect = z.infer<typeof redirect>

export const redirectInput = z
  .object({
    /** A path such as `/products/kite`; of a full URL only the path counts. */
    path: line(2000).refine(
      (typed) => oldPathIn(typed) !== undefined,
      'a path such as /products/kite, without a query'
    ),
    product: slug.nullable().default(null),
    category: slug.nullable().default(null)
  })
  .refine(({ product, category }) => (product === null) !== (category === null), {
    message: 'a product or a category',
    path: ['product']
  })
export type RedirectInput = z.output<typeof redirectInput>

const admin = { tag: 'admin', access: 'admin' } as const

export const redirectCalls = defineCalls({
  'GET /api/v1/admin/redirects': {
    summary: 'Redirects, newest first; `q` looks into the old addresses',
    ...admin,
    permission: 'products.read',
    query: z.object({ ...paging({ usual: 25, most: 100 }), q: z.string().trim().max(200).optional() }),
    answers: { 200: pageOf(redirect) }
  },
  'POST /api/v1/admin/redirects': {
    summary: 'Lead an old address to a product or a category',
    ...admin,
    permission: 'products.change',
    body: redirectInput,
    answers: { 201: redirect }
  },
  'DELETE /api/v1/admin/redirects/{id}': {
    summary: 'Lead an old address nowhere any more',
    ...admin,
    permission: 'products.change',
    params: z.object({ id }),
    answers: { 200: z.object({}) }
  }
})
