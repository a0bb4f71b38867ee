import type { NewCoupon } from './coupons.ts'
import type { ShopSettings } from './shop-settings.ts'

export type TaxRates = Exclude<NonNullable<ShopSettings['tax'][string]['regions']>[string], number>

export type ShippingPrice = ShopSettings['shipping'][number]['methods'][number]

/**
 * Configuration by the owner, in `shop.config.ts` at the project root. Values of `ShopSettings` can also be changed in the admin, which then take
 * precedence.
 */
export interface ShopConfig extends ShopSettings {
  /** ISO 4217 code of all prices, and its decimals; until an owner changes it in the settings. */
  currency: { code: string; decimals: number }
  /** Coupons of a demonstration shop, inserted at the first start; staff can change them. */
  coupons: readonly NewCoupon[]
}
