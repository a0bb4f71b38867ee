import type { AdminCategory, AdminCoupon, CouponChange, NewCoupon } from '@motif/contract'
import type { Failure } from '../../../failure/index.ts'
import type { ListPart } from '../list-types.ts'

/** A new coupon, or changes of an existing one. */
export type CouponSave = { add: NewCoupon } | { code: string; change: CouponChange }

/** Props of the coupon section. Without data and failure it is loading. */
export interface CouponSectionProps {
  coupons?: ListPart<AdminCoupon> | undefined
  couponsFailure?: Failure | undefined
  onRetryCoupons: () => void
  /** What is looked for in their codes. */
  couponQuery: string
  onSearchCoupons: (search: { q: string }) => void
  /** Digits behind the point of the shop's currency. */
  decimals: number
  /** The shop's time zone: `Europe/London`. */
  timeZone: string
  categories?: readonly AdminCategory[] | undefined
  /** Gives why it was refused, or nothing once it is saved. */
  onSaveCoupon: (save: CouponSave) => Promise<Failure | undefined>
  onSwitchCoupon: (change: { code: string; isActive: boolean }) => void
  /** The coupon that is being switched. */
  switchingCoupon?: string | null
}
