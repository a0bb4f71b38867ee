import { z } from 'zod'
import { isCountry } from './address-rules.ts'
import { defineCalls } from './call.ts'
import { accentContrasts, isColour, leastContrast, type Theme } from './colour-rules.ts'
import { deliveryMethodsMax } from './delivery.ts'
import { isStatement } from './payment-rules.ts'
import { amountWithDecimals, currencyCodes, currencyObstacles, type Decimals } from './currency-rules.ts'
import { currency, email, id, isUnique, line, partOf, partPaging, slug, timestamp } from './primitives.ts'
import { productLanguages } from './product-language-rules.ts'
import { footerColumns, headerLinks, homeSections } from './storefront.ts'
import { isTimeZone } from './time-zone-rules.ts'

const country = z.string().refine(isCountry, 'a two-letter ISO 3166-1 code')

/** Minor units of the shop's currency. */
const amount = z.int().min(0).max(100_000_000)
const grams = z.int().min(1).max(10_000_000)
const workingDays = z.int().min(0).max(90)
const percent = z.number().min(0).max(100).multipleOf(0.001)

const few =
  (most: number) =>
  (record: object): boolean =>
    Object.keys(record).length <= most

const accentOf = (theme: Theme) =>
  z
    .string()
    .refine(isColour, { error: 'a colour such as #C8371B', abort: true })
    .superRefine((colour, context) => {
      for (const { meets, ratio } of accentContrasts(theme, colour))
        if (ratio < leastContrast)
          context.addIssue({
            code: 'custom',
            message: `a contrast of at least ${leastContrast} in the ${theme} theme; with the colour of ${meets} it is ${ratio}`
          })
    })

const taxRates = z.strictObject({
  percent,
  classes: z.record(slug, percent).refine(few(30), 'at most 30 classes').exactOptional()
})

const shippingPrice = z
  .strictObject({
    /** A delivery method. */
    id: slug,
    /** Minor units, up to the next weight step. */
    price: amount,
    /** Prices from a weight on; ascending. */
    heavier: z
      .array(z.strictObject({ fromGrams: grams, price: amount }))
      .max(20)
      .refine(
        (steps) => steps.every(({ fromGrams }, index) => fromGrams > (steps[index - 1]?.fromGrams ?? 0)),
        'ascending weights'
      )
      .exactOptional(),
    /** Weight limit of the method. */
    maxGrams: grams.exactOptional(),
    /** Free if the items after discount reach this value. */
    freeFrom: amount.exactOptional(),
    /** Working days of transport. */
    daysMin: workingDays,
    daysMax: workingDays
  })
  .refine(({ daysMin, daysMax }) => daysMin <= daysMax, { error: 'no fewer than daysMin', path: ['daysMax'] })

/** A method of delivery. Zones name those they offer, with prices and days. */
const deliveryMethod = z.strictObject({
  /** Orders store it with the name, so it may be removed. */
  id: slug,
  name: line(60),
  /** Whether parcels have a tracking number. */
  isTracked: z.boolean()
})

const shippingZone = z.strictObject({
  countries: z.array(country).min(1).max(260),
  methods: z
    .array(shippingPrice)
    .min(1)
    .max(deliveryMethodsMax)
    .refine((methods) => isUnique(methods.map(({ id }) => id)), 'each method once')
})

const taxEntry = taxRates.extend({
  /** Local name. */
  name: line(40),
  /** Whether prices include it. */
  included: z.boolean(),
  regions: z
    .record(z.string().regex(/^[A-Z0-9]{1,3}$/, 'the code of a region, such as CA'), z.union([percent, taxRates]))
    .refine(few(100), 'at most 100 regions')
    .exactOptional()
})

/** An upload as the shop's logo, and its size in pixels. */
const logoPicture = z.strictObject({
  upload: id,
  width: z.int().min(16).max(20_000),
  height: z.int().min(16).max(20_000)
})

/** Settings that an owner can change at runtime. `shop.config.ts` has the initial values under the same rules; saving replaces all settings. */
export const shopSettings = z
  .strictObject({
    name: line(60),
    /** A sentence below the name, for search engines and mails. */
    tagline: line(200),
    supportEmail: email,
    /** Legal name and postal address, as printed on invoices and in the footer. */
    company: z.strictObject({
      name: line(120),
      lines: z.array(line(120)).min(1).max(8),
      /** VAT number. */
      vatId: line(40).exactOptional(),
      /** Company register entry, required on invoices in some countries. */
      registration: line(200).exactOptional()
    }),
    /** Accent colour in the light and dark theme. */
    accent: z.strictObject({ light: accentOf('light'), dark: accentOf('dark') }),
    /** Time zone of reports, an IANA name: `Europe/London`. */
    timeZone: z.string().refine(isTimeZone, 'the name of a time zone, such as Europe/London'),
    /** Language of names and descriptions of products: the search reduces words to their stems in it. */
    productLanguage: z.enum(productLanguages),
    /** Replaces the word mark; null: the word mark. Without its own picture, the dark theme shows the light one's. */
    logo: z.strictObject({ light: logoPicture, dark: logoPicture.nullable() }).nullable(),
    /** Links of the header, beside search and account. */
    header: headerLinks,
    /** Columns of links in the footer. */
    footer: footerColumns,
    /** Sections of the home page, top to bottom. */
    home: homeSections,
    /** Working days of production, for printed and for ready-made products. */
    productionDays: z.strictObject({ printed: workingDays, ready: workingDays }),
    /** Whether the delivery mail also asks for a review. Some countries consider that advertising, which needs consent. */
    hasReviewLinkInMails: z.boolean(),
    /**
     * Hours from the last change of a cart to its reminder mail, with consent from the checkout. Less than the 168 for which consent is kept. 0: no
     * reminders.
     */
    cartReminderHours: z.int().min(0).max(167),
    payments: z.strictObject({
      /** Minimum value of a cart's items after discount, in minor units. 0: no minimum. */
      leastOrder: amount,
      /** Statement descriptor suffix; null: none. */
      statement: z
        .string()
        .refine(isStatement, 'at most 10 Latin characters with a letter, without < > \\ \' " *')
        .nullable(),
      /** Whether the payment form offers Apple Pay, Google Pay and Link if available. */
      hasWallets: z.boolean(),
      /** Whether signed-in people may save cards at the provider. */
      keepsCards: z.boolean()
    }),
    /** Delivery methods, in the order of the settings. */
    deliveryMethods: z
      .array(deliveryMethod)
      .min(1)
      .max(deliveryMethodsMax)
      .refine((methods) => isUnique(methods.map(({ id }) => id)), 'each method once'),
    /** Delivery zones; each country is in one. Without a known country, the first zone's standard delivery is shown. */
    shipping: z
      .array(shippingZone)
      .min(1)
      .max(60)
      .refine((zones) => isUnique(zones.flatMap(({ countries }) => countries)), 'each country in one zone'),
    /**
     * Tax by destination country; `included` tells whether prices contain it. A region's rates replace the country's; a single number applies to all
     * classes. Without an entry none is charged. Percent of the net price; tax classes not listed use `percent`.
     */
    tax: z.record(country, taxEntry)
  })
  .superRefine(({ deliveryMethods, shipping }, context) => {
    for (const [zone, { methods }] of shipping.entries())
      for (const [index, { id }] of methods.entries())
        if (!deliveryMethods.some((method) => method.id === id))
          context.addIssue({
            code: 'custom',
            message: 'one of the delivery methods',
            path: ['shipping', zone, 'methods', index, 'id']
          })
  })
export type ShopSettings = z.infer<typeof shopSettings>

/** Extracts the settings from an object with more members, such as the whole configuration. */
export const settingsIn = (config: ShopSettings): ShopSettings =>
  Object.fromEntries(Object.keys(shopSettings.shape).map((name) => [name, Reflect.get(config, name)])) as never

/** Settings whose amounts are the same numbers in a currency with other decimals. */
export function settingsWithDecimals(settings: ShopSettings, decimals: Decimals): ShopSettings {
  const inNew = (amount: number) => amountWithDecimals(amount, decimals)
  return {
    ...settings,
    payments: { ...settings.payments, leastOrder: inNew(settings.payments.leastOrder) },
    shipping: settings.shipping.map(({ countries, methods }) => ({
      countries,
      methods: methods.map(({ price, heavier, freeFrom, ...method }) => ({
        ...method,
        price: inNew(price),
        ...(heavier && { heavier: heavier.map(({ fromGrams, price: step }) => ({ fromGrams, price: inNew(step) })) }),
        ...(freeFrom !== undefined && { freeFrom: inNew(freeFrom) })
      }))
    }))
  }
}

/** 0 is `shop.config.ts`; each save adds one. */
export const revision = z.int().min(0).max(2_000_000_000)

const person = z.object({ id, name: z.string().nullable() })

const decimals = z.int().min(0).max(4)
const shopCurrency = z.object({ code: currency, decimals })

/** The active settings, and who saved them; nobody for those of `shop.config.ts`. */
export const currentSettings = z.object({
  revision,
  settings: shopSettings,
  at: timestamp.nullable(),
  by: person.nullable(),
  /** Currency of all prices. */
  currency: shopCurrency,
  /** What fixes it; empty while it may be changed. */
  currencyObstacles: z.array(z.enum(currencyObstacles))
})
export type CurrentSettings = z.infer<typeof currentSettings>

export const changesOfVersion = {
  /** Its changes, long values truncated. `from` is null if there was no value, or the previous version is no longer stored. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Number of further changed members. */
  more: z.int().min(0)
}

/** A version of the settings. */
export const settingsVersion = z.object({
  revision,
  at: timestamp,
  by: person,
  /** The restored revision. */
  restoredFrom: revision.nullable(),
  /** Decimals of its amounts, if they are not those of the present currency. */
  decimals: decimals.optional(),
  ...changesOfVersion
})
export type SettingsVersion = z.infer<typeof settingsVersion>

/** State of the search. It finds all products at any time, by words of the former language where they are not rebuilt yet. */
export const searchState = z.object({
  /** Share of the products that are rebuilt; null if all are. */
  percent: z.int().min(0).max(99).nullable()
})
export type SearchState = z.infer<typeof searchState>

const admin = { tag: 'admin', access: 'admin' } as const

export const shopSettingsCalls = defineCalls({
  'GET /api/v1/admin/settings': {
    summary: 'What the shop’s owner decides, as it counts now',
    ...admin,
    permission: 'settings.read',
    answers: { 200: currentSettings }
  },
  'PUT /api/v1/admin/settings': {
    summary: 'Save the settings; refused with a conflict where `revision` is not the newest',
    ...admin,
    permission: 'settings.change',
    body: z.strictObject({ revision, settings: shopSettings }),
    answers: { 200: currentSettings }
  },
  'PUT /api/v1/admin/settings/currency': {
    summary: 'Change the currency. All amounts keep their numbers; refused while orders, gift cards or drafts exist',
    ...admin,
    permission: 'settings.change',
    body: z.strictObject({ revision, code: z.enum(currencyCodes) }),
    answers: { 200: currentSettings }
  },
  'GET /api/v1/admin/settings/search': {
    summary: 'How far the search is rebuilt after a change of the products’ language',
    ...admin,
    permission: 'settings.read',
    answers: { 200: searchState }
  },
  'GET /api/v1/admin/settings/versions': {
    summary: 'What was saved, newest first, with who, when and what changed',
    ...admin,
    permission: 'settings.read',
    query: z.object({ ...partPaging({ usual: 25, most: 100 }) }),
    answers: { 200: partOf(settingsVersion) }
  },
  'POST /api/v1/admin/settings/versions/{version}/restore': {
    summary: 'Save the settings of an earlier version anew; version 0 is shop.config.ts',
    ...admin,
    permission: 'settings.change',
    params: z.object({ version: z.coerce.number().pipe(revision) }),
    body: z.strictObject({ revision }),
    answers: { 200: currentSettings }
  },
  'GET /api/v1/admin/exports/shop.config.ts': {
    summary: 'The shop’s configuration as the text of shop.config.ts, with the settings that count now',
    ...admin,
    permission: 'settings.read',
    answers: { 200: 'binary' }
  }
})
