import type { NewCoupon } from './coupons.ts'

/** Percent of the net price. Products of a class that is named take its rate, all others `percent`. */
export interface TaxRates {
  percent: number
  classes?: Readonly<Record<string, number>>
}

export interface ShippingPrice {
  id: 'standard' | 'express'
  /** Minor units, up to the first heavier step. */
  price: number
  /** From this weight of the items on, this price instead; ascending. */
  heavier?: readonly { fromGrams: number; price: number }[]
  /** Heavier parcels do not go this way. */
  maxGrams?: number
  /** Costs nothing where the items after discount are worth this much. */
  freeFrom?: number
  /** Working days on the road. */
  daysMin: number
  daysMax: number
}

/** What a shop's owner decides. The values stand in `shop.config.ts` at the top of the project. */
export interface ShopConfig {
  name: string
  /** One sentence under the name, for search engines and mails. */
  tagline: string
  supportEmail: string
  /** Legal name and postal address, as printed on invoices and in the footer. */
  company: {
    name: string
    lines: readonly string[]
    /** Number the tax office knows the shop by. */
    vatId?: string
    /** Entry in the register of companies, as the law wants it on invoices. */
    registration?: string
  }
  /** ISO 4217 code every price is in, and its number of decimals. */
  currency: { code: string; decimals: number }
  /** Colours of LOOK's accent, light and dark theme. */
  accent: { light: string; dark: string }
  /** Slugs of the customisable products that the home page's hero prints on. */
  heroProducts: readonly string[]
  /** What those products say before anybody has typed. */
  heroWords: string
  /** Working days from payment to parcel, for printed and for ready products. */
  productionDays: { printed: number; ready: number }
  /** Whether the mail of a delivered order also asks for reviews. Some countries take that for advertising, which needs consent. */
  hasReviewLinkInMails: boolean
  /**
   * Hours after the last change of a cart after which its owner, who agreed to it in the checkout, is reminded of it by mail once. Less than the
   * 168 for which the shop keeps that. 0: nobody is asked.
   */
  cartReminderHours: number
  /** The first zone that lists the country counts. */
  shipping: readonly { countries: readonly string[]; methods: readonly ShippingPrice[] }[]
  /**
   * Tax by country the items go to; `included` tells that shown prices contain it. A region's rates replace the country's;
   * a number is a rate for all classes. No entry: none is charged.
   */
  tax: Readonly<
    Record<
      string,
      TaxRates & { name: string; included: boolean; regions?: Readonly<Record<string, number | TaxRates>> }
    >
  >
  /** Those of a demonstration shop, added at its start where they are not there yet; staff change them from then on. */
  coupons: readonly NewCoupon[]
}
