import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, line, pageOf, paging, slug, timestamp } from './primitives.ts'
import { oldPathIn } from './redirect-rules.ts'

/** How it came about: an import knew the old shop's address, a product got another one, or staff wrote it down. */
export const redirectOrigin = z.enum(['import', 'change', 'staff'])
export type RedirectOrigin = z.infer<typeof redirectOrigin>

/** An address a product or category had, or has in another shop. Whoever comes there is led to where it is now. */
export const redirect = z.object({
  id,
  /** In small letters, without escapes and without a slash at its end. */
  path: z.string(),
  /** Slug of the product it leads to, or null. */
  product: slug.nullable(),
  /** Slug of the category it leads to, or null. */
  category: slug.nullable(),
  /** Name of what it leads to. */
  name: z.string(),
  origin: redirectOrigin,
  /**
   * Whether it does so: `covered` while another product is at that very address, `nowhere` while shoppers do not see the product it leads to.
   */
  state: z.enum(['leads', 'covered', 'nowhere']),
  createdAt: timestamp
})
export type Redirect = z.infer<typeof redirect>

export const redirectInput = z
  .object({
    /** A path such as `/products/kite`; of a whole address only its path counts. */
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
