/** Coupons: conditions, use and administration. */
export { couponProblem, isForProduct, problemOf, refusalOf, unknownCoupon } from './conditions.ts'
export { couponsWithDecimals, writeCouponsWithDecimals } from './currency.ts'
export { type Coupon, findCoupon } from './find.ts'
export { countGuess } from './guesses.ts'
export { couponsModule } from './routes.ts'
export { endSeededCoupons, hasSeededCoupons, seedCoupons } from './seed.ts'
export { isCouponLeft, lockUses } from './uses.ts'
