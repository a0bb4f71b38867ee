import type { CouponChange, NewCoupon } from '@motif/contract'
import type { coupons } from './tables.ts'

type Row = typeof coupons.$inferInsert

const momentOf = (at: string | null) => (at === null ? null : new Date(at))

/** The columns of what was sent; what was not sent is not among them. */
export function conditionsOf({ startsAt, endsAt, ...same }: CouponChange): Partial<Row> {
  const given = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(startsAt === undefined ? {} : { startsAt: momentOf(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: momentOf(endsAt) })
  }
}

/** A new coupon's row; without a condition it holds always. */
export function rowOf(coupon: NewCoupon): Row {
  const {
    code,
    minimum,
    startsAt,
    endsAt,
    categories,
    products,
    isFirstOrderOnly,
    isOncePerCustomer,
    maxUses,
    isActive
  } = coupon
  return {
    code: code.toUpperCase(),
    kind: coupon.kind,
    percentOff: coupon.kind === 'percent' ? coupon.percentOff : null,
    amountOff: coupon.kind === 'amount' ? coupon.amountOff : null,
    minimum: 0,
    ...conditionsOf({
      minimum,
      startsAt,
      endsAt,
      categories,
      products,
      isFirstOrderOnly,
      isOncePerCustomer,
      maxUses,
      isActive
    })
  }
}
