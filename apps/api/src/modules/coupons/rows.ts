import type { CouponChange, NewCoupon } from '@motif/contract'
import type { coupons } from './tables.ts'

type Row = typeof coupons.$inferInsert

const momentOf = (at: string | null) => (at === null ? null : new Date(at))

/** The columns of the sent members; others are left out. */
export function conditionsOf({ startsAt, endsAt, ...same }: CouponChange): Partial<Row> {
  const given = Object.fromEntries(Object.entries(same).filter(([, value]) => value !== undefined))
  return {
    ...given,
    ...(startsAt === undefined ? {} : { startsAt: momentOf(startsAt) }),
    ...(endsAt === undefined ? {} : { endsAt: momentOf(endsAt) })
  }
}

/** The row of a new coupon; without conditions it always applies. */
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
