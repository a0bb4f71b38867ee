import { z } from 'zod'
import { adminProductRow } from './admin-products.ts'
import { adminSearchLimits } from './admin-search-rules.ts'
import { defineCalls } from './call.ts'
import { customerSummary } from './customers.ts'
import { order } from './orders.ts'
import { money } from './primitives.ts'

/** The first results of a kind. `hasMore`: there are more. */
const firstOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item).max(adminSearchLimits.found), hasMore: z.boolean() })

/** Results by kind. A kind is absent without permission. */
export const adminFound = z.object({
  orders: firstOf(
    order
      .pick({ id: true, number: true, status: true, email: true, placedAt: true })
      .extend({ name: z.string(), total: money })
  ).optional(),
  products: firstOf(
    adminProductRow.pick({ id: true, name: true, status: true, isShown: true, picture: true })
  ).optional(),
  customers: firstOf(customerSummary.pick({ key: true, email: true, name: true })).optional()
})
export type AdminFound = z.infer<typeof adminFound>

export const adminSearchCalls = defineCalls({
  'GET /api/v1/admin/search': {
    summary:
      'The first orders, products and customers a text is found in: numbers, names, e-mail addresses, SKUs and tracking numbers. Only kinds the role may see are searched',
    tag: 'admin',
    access: 'admin',
    permission: 'admin.open',
    query: z.object({ q: z.string().trim().min(adminSearchLimits.lettersMin).max(adminSearchLimits.lettersMax) }),
    answers: { 200: adminFound }
  }
})
