import type { NewCoupon } from './coupons.ts'
import type { ShopSettings } from './shop-settings.ts'

export type TaxRates = Exclude<NonNullable<ShopSettings['tax'][string]['regions']>[string], number>

export type ShippingPrice = ShopSettings['shipping'][number]['methods'][number]

/**
 * What a shop's owner decides. The values stand in `shop.config.ts` at the top of the project; those of `ShopSettings` can also be
 * changed in the admin, and then count instead.
 */
export interface ShopConfig extends ShopSettings {
  /** ISO 4217 code every price is in, and its number of decimals. */
  currency: { code: string; decimals: number }
  /** Those of a demonstration shop, added at its start where they are not there yet; staff change them from then on. */
  coupons: readonly NewCoupon[]
}
