export { Coupons } from './coupons.tsx'
export type { CouponSave, CouponSectionProps } from './types.ts'
