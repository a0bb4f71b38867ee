/** What a shop's owner decides. The values stand in `shop.config.ts` at the top of the project. */
export interface ShopConfig {
  name: string
  /** One sentence under the name, for search engines and mails. */
  tagline: string
  supportEmail: string
  /** Legal name and postal address, as printed on invoices and in the footer. */
  company: { name: string; lines: readonly string[] }
  /** ISO 4217 code every price is in, and its number of decimals. */
  currency: { code: string; decimals: number }
  /** Colours of LOOK's accent, light and dark theme. */
  accent: { light: string; dark: string }
  /** Slugs of the customisable goods that the home page's hero prints on. */
  heroProducts: readonly string[]
  /** Working days from payment to parcel, for printed and for ready goods. */
  productionDays: { printed: number; ready: number }
  /** The first zone that lists the country counts; amounts in minor units. */
  shipping: readonly {
    countries: readonly string[]
    methods: readonly { id: 'standard' | 'express'; price: number; freeFrom?: number; daysMin: number; daysMax: number }[]
  }[]
  /** Tax by country, percent of the net price; `included` tells that shown prices contain it. No entry: none is charged. */
  tax: Readonly<Record<string, { name: string; percent: number; included: boolean; regions?: Readonly<Record<string, number>> }>>
  coupons: readonly { code: string; percentOff: number; minimum?: number }[]
}
