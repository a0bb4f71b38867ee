import { z } from 'zod'
import { defineCalls } from './call.ts'
import { currency, money, partOf, partPaging, slug, timestamp } from './primitives.ts'
import { problemParams, problemReason } from './problem.ts'

/** Why a coupon does not apply now; `detail` is the sentence for the person, with what is missing. */
export const couponProblem = z.object({
  code: z.enum([
    'unknown',
    'not-started',
    'ended',
    'minimum',
    'no-products',
    'used-up',
    'used-before',
    'not-first-order'
  ]),
  detail: z.string(),
  reason: problemReason.optional(),
  params: problemParams.optional()
})
export type CouponProblem = z.infer<typeof couponProblem>

/** Letters, digits, hyphen and underscore; stored in capitals. */
const code = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9_-]{3,40}$/, '3 to 40 letters, digits, hyphens and underscores')

/** The discount of a coupon: a percentage or an amount off its products, or free standard delivery. */
export const couponKind = z.enum(['percent', 'amount', 'free-shipping'])

/** Whether it is valid now: `off` was disabled by staff, `used-up` has no uses left. */
export const couponState = z.enum(['holds', 'off', 'not-started', 'ended', 'used-up'])
export type CouponState = z.infer<typeof couponState>

const amount = z.int().min(0).max(100_000_000)
const percent = z.number().positive().max(100).multipleOf(0.01)
const slugs = z.array(slug).max(200)

const conditions = z.object({
  /** Minimum value of its products, in minor units. */
  minimum: amount,
  startsAt: timestamp.nullable(),
  endsAt: timestamp.nullable(),
  /** Products it applies to: those of these categories and these products; all if both are empty. */
  categories: slugs,
  products: slugs,
  isFirstOrderOnly: z.boolean(),
  /** By account and by e-mail address. */
  isOncePerCustomer: z.boolean(),
  /** Maximum number of orders; null for unlimited. */
  maxUses: z.int().min(0).max(10_000_000).nullable(),
  isActive: z.boolean()
})

export const adminCoupon = conditions.extend({
  code,
  kind: couponKind,
  /** Set for `percent`. */
  percentOff: percent.nullable(),
  /** Set for `amount`, in minor units. */
  amountOff: amount.nullable(),
  currency,
  /** Orders that used it and were not cancelled. */
  uses: z.int().min(0),
  /** Total discount of these orders. */
  discount: money,
  /** Total of those that were paid and not fully refunded. */
  turnover: money,
  state: couponState,
  createdAt: timestamp
})
export type AdminCoupon = z.infer<typeof adminCoupon>

const worth = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('percent'), percentOff: percent }),
  z.object({ kind: z.literal('amount'), amountOff: amount.min(1) }),
  z.object({ kind: z.literal('free-shipping') })
])
export const newCoupon = worth.and(conditions.partial().extend({ code }))
export type NewCoupon = z.infer<typeof newCoupon>

/** Kind and value are fixed, because orders used them. */
export const couponChange = conditions.partial()
export type CouponChange = z.infer<typeof couponChange>

export const couponCalls = defineCalls({
  'GET /api/v1/admin/coupons': {
    summary: 'Coupons with what they brought, newest first; `q` looks into the codes',
    tag: 'admin',
    access: 'admin',
    permission: 'coupons.read',
    query: z.object({ ...partPaging({ usual: 25, most: 100 }), q: z.string().trim().max(40).optional() }),
    answers: { 200: partOf(adminCoupon) }
  },
  'POST /api/v1/admin/coupons': {
    summary: 'Add a coupon',
    tag: 'admin',
    access: 'admin',
    permission: 'coupons.change',
    body: newCoupon,
    answers: { 201: adminCoupon }
  },
  'PATCH /api/v1/admin/coupons/{code}': {
    summary: 'Change when, for what and how often a coupon holds',
    tag: 'admin',
    access: 'admin',
    permission: 'coupons.change',
    params: z.object({ code }),
    body: couponChange,
    answers: { 200: adminCoupon }
  }
})
