import type { AdminCoupon } from '@motif/contract'
import { m } from '@motif/messages'
import { formatMoment, formatMoney, formatPercent } from '../../../format/index.ts'

export const couponKinds = {
  percent: () => m.admin_coupon_percent(),
  amount: () => m.admin_coupon_amount(),
  'free-shipping': () => m.admin_coupon_free_delivery()
} as const satisfies Record<AdminCoupon['kind'], () => string>

export const isCouponKind = (text: string): text is AdminCoupon['kind'] => text in couponKinds

/** The discount of a coupon. */
export function worthOf({ kind, percentOff, amountOff, currency }: AdminCoupon): string {
  if (kind === 'free-shipping') return m.admin_coupon_delivery_worth()
  return kind === 'percent'
    ? m.admin_coupon_percent_worth({ percent: formatPercent(percentOff ?? 0) })
    : m.admin_coupon_amount_worth({ amount: formatMoney({ amount: amountOff ?? 0, currency }) })
}

/** Period and restrictions of a coupon, as short texts. */
export const conditionsOf = (coupon: AdminCoupon, timeZone: string): string[] =>
  [
    coupon.minimum > 0 &&
      m.admin_coupon_from_minimum({ amount: formatMoney({ amount: coupon.minimum, currency: coupon.currency }) }),
    coupon.startsAt !== null && m.admin_coupon_from({ moment: formatMoment(coupon.startsAt, timeZone) }),
    coupon.endsAt !== null && m.admin_coupon_until({ moment: formatMoment(coupon.endsAt, timeZone) }),
    coupon.categories.length + coupon.products.length > 0 && m.admin_coupon_some_goods(),
    coupon.isOncePerCustomer && m.admin_coupon_once(),
    coupon.isFirstOrderOnly && m.admin_coupon_first()
  ].filter((condition) => condition !== false)
