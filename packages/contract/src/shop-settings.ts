import { z } from 'zod'
import { isCountry } from './address-rules.ts'
import { defineCalls } from './call.ts'
import { accentContrasts, isColour, leastContrast, type Theme } from './colour-rules.ts'
import { isStatement } from './payment-rules.ts'
import { currency, email, id, line, partOf, partPaging, slug, timestamp } from './primitives.ts'
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
    id: z.enum(['standard', 'express']),
    /** Minor units, up to the first heavier step. */
    price: amount,
    /** From this weight of the items on, this price instead; ascending. */
    heavier: z
      .array(z.strictObject({ fromGrams: grams, price: amount }))
      .max(20)
      .refine(
        (steps) => steps.every(({ fromGrams }, index) => fromGrams > (steps[index - 1]?.fromGrams ?? 0)),
        'ascending weights'
      )
      .exactOptional(),
    /** Heavier parcels do not go this way. */
    maxGrams: grams.exactOptional(),
    /** Costs nothing where the items after discount are worth this much. */
    freeFrom: amount.exactOptional(),
    /** Working days on the road. */
    daysMin: workingDays,
    daysMax: workingDays
  })
  .refine(({ daysMin, daysMax }) => daysMin <= daysMax, { error: 'no fewer than daysMin', path: ['daysMax'] })

const isUnique = (values: readonly string[]) => new Set(values).size === values.length

const shippingZone = z.strictObject({
  countries: z.array(country).min(1).max(260),
  methods: z
    .array(shippingPrice)
    .min(1)
    .refine((methods) => isUnique(methods.map(({ id }) => id)), 'each method once')
})

const taxEntry = taxRates.extend({
  /** What people there call it. */
  name: line(40),
  /** Shown prices contain it. */
  included: z.boolean(),
  regions: z
    .record(z.string().regex(/^[A-Z0-9]{1,3}$/, 'the code of a region, such as CA'), z.union([percent, taxRates]))
    .refine(few(100), 'at most 100 regions')
    .exactOptional()
})

/** An upload of staff's as the shop's logo, and its size in pixels. */
const logoPicture = z.strictObject({
  upload: id,
  width: z.int().min(16).max(20_000),
  height: z.int().min(16).max(20_000)
})

/**
 * What an owner can change while the shop runs. `shop.config.ts` has the values of a new shop and is held to the same rules; who saves the
 * settings replaces them all.
 */
export const shopSettings = z.strictObject({
  name: line(60),
  /** One sentence under the name, for search engines and mails. */
  tagline: line(200),
  supportEmail: email,
  /** Legal name and postal address, as printed on invoices and in the footer. */
  company: z.strictObject({
    name: line(120),
    lines: z.array(line(120)).min(1).max(8),
    /** Number the tax office knows the shop by. */
    vatId: line(40).exactOptional(),
    /** Entry in the register of companies, as the law wants it on invoices. */
    registration: line(200).exactOptional()
  }),
  /** Colours of LOOK's accent, light and dark theme. */
  accent: z.strictObject({ light: accentOf('light'), dark: accentOf('dark') }),
  /** Where the shop's days begin and end in its reports, as the IANA names it: `Europe/London`. */
  timeZone: z.string().refine(isTimeZone, 'the name of a time zone, such as Europe/London'),
  /** In the place of the word mark; null: the word mark. Without a picture of its own, the dark theme shows the light one's. */
  logo: z.strictObject({ light: logoPicture, dark: logoPicture.nullable() }).nullable(),
  /** Links of the header, beside search and account. */
  header: headerLinks,
  /** Columns of links at the foot of each page. */
  footer: footerColumns,
  /** The home page from top to bottom. */
  home: homeSections,
  /** Working days from payment to parcel, for printed and for ready products. */
  productionDays: z.strictObject({ printed: workingDays, ready: workingDays }),
  /** Whether the mail of a delivered order also asks for reviews. Some countries take that for advertising, which needs consent. */
  hasReviewLinkInMails: z.boolean(),
  /**
   * Hours after the last change of a cart after which its owner, who agreed to it in the checkout, is reminded of it by mail once. Less than the
   * 168 for which the shop keeps that. 0: nobody is asked.
   */
  cartReminderHours: z.int().min(0).max(167),
  payments: z.strictObject({
    /** The least that items of a cart are worth after discount so that they can be ordered, in minor units. 0: anything. */
    leastOrder: amount,
    /** Behind the account's own words on the statement of a card; null: those alone. */
    statement: z
      .string()
      .refine(isStatement, 'at most 10 Latin characters with a letter, without < > \\ \' " *')
      .nullable(),
    /** Whether the payment form offers Apple Pay, Google Pay and Link where a browser has them. */
    hasWallets: z.boolean(),
    /** Whether signed-in people may let the provider keep their cards. */
    keepsCards: z.boolean()
  }),
  /** Where the shop delivers; a country stands in one zone. The first zone's standard delivery is told where no country is known. */
  shipping: z
    .array(shippingZone)
    .min(1)
    .max(60)
    .refine((zones) => isUnique(zones.flatMap(({ countries }) => countries)), 'each country in one zone'),
  /**
   * Tax by country the items go to; `included` tells that shown prices contain it. A region's rates replace the country's;
   * a number is a rate for all classes. No entry: none is charged. Percent of the net price; products of a class that is
   * named take its rate, all others `percent`.
   */
  tax: z.record(country, taxEntry)
})
export type ShopSettings = z.infer<typeof shopSettings>

/** The settings' own parts of something that has more, such as the shop's whole configuration. */
export const settingsIn = (config: ShopSettings): ShopSettings =>
  Object.fromEntries(Object.keys(shopSettings.shape).map((name) => [name, Reflect.get(config, name)])) as never

/** 0 is what `shop.config.ts` says; each save adds one. */
export const revision = z.int().min(0).max(2_000_000_000)

const person = z.object({ id, name: z.string().nullable() })

/** The settings that count, and who saved them; nobody where they are those of `shop.config.ts`. */
export const currentSettings = z.object({
  revision,
  settings: shopSettings,
  at: timestamp.nullable(),
  by: person.nullable(),
  /** Of all prices; it stays as it is while the shop runs. */
  currency: z.object({ code: currency, decimals: z.int().min(0).max(4) })
})
export type CurrentSettings = z.infer<typeof currentSettings>

export const changesOfVersion = {
  /** What it changed, long values cut short. `from` is null where there was nothing, or where the version before is not kept any more. */
  changes: z.array(z.object({ field: z.string(), from: z.string().nullable(), to: z.string().nullable() })),
  /** Changed members beyond those. */
  more: z.int().min(0)
}

/** One save of the settings. */
export const settingsVersion = z.object({
  revision,
  at: timestamp,
  by: person,
  /** The revision whose settings were put back. */
  restoredFrom: revision.nullable(),
  ...changesOfVersion
})
export type SettingsVersion = z.infer<typeof settingsVersion>

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
