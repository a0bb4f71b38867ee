import type { ShopSettings } from '@motif/contract'
import { isCountry } from '@motif/contract/address-rules'
import { accentContrasts, isColour, leastContrast, type Theme } from '@motif/contract/colour-rules'
import { isEmail } from '@motif/contract/rules'
import { isSame } from '../merged-versions.ts'
import { numberOf, priceText } from '../typed-values.ts'
import { type PaymentsForm, paymentsForm, paymentsOf } from './payments-form.ts'
import { type StorefrontForm, type StorefrontProblem, storefrontForm, storefrontOf } from './storefront-form.ts'

type Zone = ShopSettings['shipping'][number]
type Method = Zone['methods'][number]
type Tax = ShopSettings['tax'][string]

/** Form values of a delivery method. */
export type DeliveryMethodForm = ShopSettings['deliveryMethods'][number]

/** Form values of a shipping method. Amounts are in the currency's main unit. */
export interface MethodForm {
  isOffered: boolean
  price: string
  /** Empty: never free. */
  freeFrom: string
  /** Grams; empty: any weight. */
  maxGrams: string
  daysMin: string
  daysMax: string
  /** A line for each: `5000: 9.90` is the price from 5,000 g on. */
  heavier: string
}

export interface ZoneForm {
  /** Codes separated by commas. */
  countries: string
  /** By delivery method; absent: not offered and never typed. */
  methods: Readonly<Record<string, MethodForm>>
}

export interface TaxForm {
  country: string
  name: string
  percent: string
  isIncluded: boolean
  /** A line for each: `clothing: 5`. */
  classes: string
  /** A line for each: `CA: 7.25`, or `NY: 4, clothing: 0`. */
  regions: string
}

/** Form values of the settings, as typed, so that invalid input is not lost. */
export interface SettingsForm extends StorefrontForm, PaymentsForm {
  name: string
  tagline: string
  supportEmail: string
  companyName: string
  /** A line for each. */
  companyLines: string
  vatId: string
  timeZone: string
  productLanguage: ShopSettings['productLanguage']
  registration: string
  logo: ShopSettings['logo']
  light: string
  dark: string
  printedDays: string
  readyDays: string
  hasReviewLinkInMails: boolean
  cartReminderHours: string
  deliveryMethods: readonly DeliveryMethodForm[]
  zones: readonly ZoneForm[]
  taxes: readonly TaxForm[]
}

export const emptyMethod: MethodForm = {
  isOffered: false,
  price: '',
  freeFrom: '',
  maxGrams: '',
  daysMin: '',
  daysMax: '',
  heavier: ''
}

/** A new zone that offers the first method. */
export const emptyZone = ([first]: SettingsForm['deliveryMethods']): ZoneForm => ({
  countries: '',
  methods: first ? { [first.id]: { ...emptyMethod, isOffered: true } } : {}
})

/** A new method. Its id is never used again, because drafts and open checkouts may still name a removed method. */
export const newDeliveryMethod = (): DeliveryMethodForm => ({
  id: `method-${crypto.randomUUID().slice(0, 8)}`,
  name: '',
  isTracked: true
})

/** Removes a delivery method, also from all zones. */
export const withoutDeliveryMethod = (
  { deliveryMethods, zones }: Pick<SettingsForm, 'deliveryMethods' | 'zones'>,
  removed: string
): Pick<SettingsForm, 'deliveryMethods' | 'zones'> => ({
  deliveryMethods: deliveryMethods.filter(({ id }) => id !== removed),
  zones: zones.map((zone) => ({
    ...zone,
    methods: Object.fromEntries(Object.entries(zone.methods).filter(([id]) => id !== removed))
  }))
})

export const emptyTax: TaxForm = { country: '', name: '', percent: '', isIncluded: true, classes: '', regions: '' }

const methodForm = (method: Method, decimals: number): MethodForm => ({
  isOffered: true,
  price: priceText(method.price, decimals),
  freeFrom: method.freeFrom === undefined ? '' : priceText(method.freeFrom, decimals),
  maxGrams: method.maxGrams === undefined ? '' : String(method.maxGrams),
  daysMin: String(method.daysMin),
  daysMax: String(method.daysMax),
  heavier: (method.heavier ?? [])
    .map(({ fromGrams, price }) => `${fromGrams}: ${priceText(price, decimals)}`)
    .join('\n')
})

const ratesText = (rates: Readonly<Record<string, number>> = {}, separator: string): string =>
  Object.entries(rates)
    .map(([name, percent]) => `${name}: ${percent}`)
    .join(separator)

const regionText = ([region, rates]: [string, NonNullable<Tax['regions']>[string]]): string =>
  typeof rates === 'number'
    ? `${region}: ${rates}`
    : [`${region}: ${rates.percent}`, ratesText(rates.classes, ', ')].filter(Boolean).join(', ')

export const formOf = (settings: ShopSettings, decimals: number): SettingsForm => ({
  name: settings.name,
  tagline: settings.tagline,
  supportEmail: settings.supportEmail,
  companyName: settings.company.name,
  companyLines: settings.company.lines.join('\n'),
  vatId: settings.company.vatId ?? '',
  timeZone: settings.timeZone,
  productLanguage: settings.productLanguage,
  registration: settings.company.registration ?? '',
  logo: settings.logo,
  light: settings.accent.light,
  dark: settings.accent.dark,
  ...storefrontForm(settings),
  printedDays: String(settings.productionDays.printed),
  readyDays: String(settings.productionDays.ready),
  hasReviewLinkInMails: settings.hasReviewLinkInMails,
  cartReminderHours: String(settings.cartReminderHours),
  ...paymentsForm(settings, decimals),
  deliveryMethods: settings.deliveryMethods,
  zones: settings.shipping.map(({ countries, methods }) => ({
    countries: countries.join(', '),
    methods: Object.fromEntries(methods.map((method) => [method.id, methodForm(method, decimals)]))
  })),
  taxes: Object.entries(settings.tax).map(([country, { name, percent, included, classes, regions }]) => ({
    country,
    name,
    percent: String(percent),
    isIncluded: included,
    classes: ratesText(classes, '\n'),
    regions: Object.entries(regions ?? {})
      .map(regionText)
      .join('\n')
  }))
})

/** Why a field is invalid. */
export type FieldProblem =
  | StorefrontProblem
  | 'email'
  | 'colour'
  | 'contrast'
  | 'number'
  | 'hours'
  | 'percent'
  | 'days'
  | 'line'
  | 'country'
  | 'country-twice'
  | 'method'
  | 'statement'
export type FormProblems = Readonly<Record<string, FieldProblem>>

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

export const codesIn = (text: string): string[] =>
  text
    .split(/[\s,،、;]+/)
    .filter((code) => code !== '')
    .map((code) => code.toUpperCase())

const longest = { name: 60, tagline: 200, companyName: 120, vatId: 40, registration: 200, taxName: 40 } as const
const isLine = (text: string, most: number) => text.trim() !== '' && text.trim().length <= most

/** Parses `name: 5`; undefined if invalid. */
function pairIn(text: string): [string, number] | undefined {
  const at = text.lastIndexOf(':')
  const [name, value] = [text.slice(0, at).trim(), numberOf(text.slice(at + 1))]
  return at < 1 || Number.isNaN(value) ? undefined : [name, value]
}

const isPercent = (value: number) =>
  value >= 0 && value <= 100 && Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6
const isClass = (name: string) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name)
const isRegion = (code: string) => /^[A-Z0-9]{1,3}$/.test(code)

interface WholeNumber {
  /** Factor applied to the typed value. */
  scale?: number
  least?: number
  most?: number
  problem?: FieldProblem
}

/** The request of a form, or its invalid fields by path, such as `shipping.0.standard.price`. */
export function settingsOf(
  form: SettingsForm,
  { decimals }: { decimals: number }
): { settings: ShopSettings } | { problems: FormProblems } {
  const problems: Record<string, FieldProblem> = {}
  const wrong = (name: string, problem: FieldProblem) => void (problems[name] ??= problem)
  const whole = (
    text: string,
    name: string,
    { scale = 1, most = 100_000_000, least = 0, problem = 'number' }: WholeNumber = {}
  ) => {
    const value = Math.round(numberOf(text) * scale)
    if (!Number.isSafeInteger(value) || value < least || value > most) wrong(name, problem)
    return value
  }
  const price = (text: string, name: string) => whole(text, name, { scale: 10 ** decimals })
  const days = (text: string, name: string) => whole(text, name, { most: 90, problem: 'days' })
  const text = (name: 'name' | 'tagline' | 'companyName') => {
    if (!isLine(form[name], longest[name])) wrong(name, 'text')
    return form[name].trim()
  }
  const optional = (name: 'vatId' | 'registration') => {
    const typed = form[name].trim()
    if (typed.length > longest[name]) wrong(name, 'text')
    return typed === '' ? {} : { [name]: typed }
  }
  const accent = (theme: Theme) => {
    const colour = form[theme].trim()
    if (!isColour(colour)) wrong(theme, 'colour')
    else if (accentContrasts(theme, colour).some(({ ratio }) => ratio < leastContrast)) wrong(theme, 'contrast')
    return colour
  }
  const rates = (lines: readonly string[], name: string): Record<string, number> =>
    Object.fromEntries(
      lines.flatMap((line) => {
        const pair = pairIn(line)
        if (pair && isClass(pair[0]) && isPercent(pair[1])) return [pair]
        wrong(name, 'line')
        return []
      })
    )
  const method = (typed: MethodForm, id: string, at: string): Method => {
    const [daysMin, daysMax] = [days(typed.daysMin, `${at}.daysMin`), days(typed.daysMax, `${at}.daysMax`)]
    if (daysMin > daysMax) wrong(`${at}.daysMax`, 'days')
    const heavier = linesOf(typed.heavier).map((line) => {
      const [grams = Number.NaN, amount = Number.NaN] = line.split(':').map(numberOf)
      const step = { fromGrams: grams, price: Math.round(amount * 10 ** decimals) }
      if (!Number.isSafeInteger(grams) || grams < 1 || !Number.isSafeInteger(step.price) || step.price < 0)
        wrong(`${at}.heavier`, 'line')
      return step
    })
    return {
      id,
      price: price(typed.price, `${at}.price`),
      ...(heavier.length > 0 && { heavier: heavier.toSorted((a, b) => a.fromGrams - b.fromGrams) }),
      ...(typed.maxGrams.trim() !== '' && {
        maxGrams: whole(typed.maxGrams, `${at}.maxGrams`, { least: 1, most: 10_000_000 })
      }),
      ...(typed.freeFrom.trim() !== '' && { freeFrom: price(typed.freeFrom, `${at}.freeFrom`) }),
      daysMin,
      daysMax
    }
  }
  const deliveryMethod = ({ name, ...typed }: DeliveryMethodForm, index: number): DeliveryMethodForm => {
    if (!isLine(name, longest.name)) wrong(`deliveryMethods.${index}.name`, 'text')
    return { ...typed, name: name.trim() }
  }
  const seen = new Set<string>()
  const zone = (typed: ZoneForm, index: number): Zone => {
    const countries = [...new Set(codesIn(typed.countries))]
    if (countries.length === 0 || !countries.every(isCountry)) wrong(`shipping.${index}.countries`, 'country')
    if (countries.some((code) => seen.has(code))) wrong(`shipping.${index}.countries`, 'country-twice')
    for (const code of countries) seen.add(code)
    const methods = form.deliveryMethods.flatMap(({ id }) => {
      const offered = typed.methods[id]
      return offered?.isOffered === true ? method(offered, id, `shipping.${index}.${id}`) : []
    })
    if (methods.length === 0) wrong(`shipping.${index}.methods`, 'method')
    return { countries, methods }
  }
  const region = (line: string, at: string): [string, NonNullable<Tax['regions']>[string]] => {
    const [own = '', ...classes] = line.split(',').map((part) => part.trim())
    const [code = '', percent = Number.NaN] = pairIn(own) ?? []
    if (!isRegion(code.toUpperCase()) || !isPercent(percent)) wrong(at, 'line')
    return [code.toUpperCase(), classes.length === 0 ? percent : { percent, classes: rates(classes, at) }]
  }
  const taxed = new Set<string>()
  const tax = (typed: TaxForm, index: number): [string, Tax] => {
    const at = `tax.${index}`
    const country = typed.country.trim().toUpperCase()
    if (!isCountry(country)) wrong(`${at}.country`, 'country')
    if (taxed.has(country)) wrong(`${at}.country`, 'country-twice')
    taxed.add(country)
    if (!isLine(typed.name, longest.taxName)) wrong(`${at}.name`, 'text')
    const percent = numberOf(typed.percent)
    if (!isPercent(percent)) wrong(`${at}.percent`, 'percent')
    const classes = rates(linesOf(typed.classes), `${at}.classes`)
    const regions = Object.fromEntries(linesOf(typed.regions).map((line) => region(line, `${at}.regions`)))
    return [
      country,
      {
        name: typed.name.trim(),
        percent,
        included: typed.isIncluded,
        ...(Object.keys(classes).length > 0 && { classes }),
        ...(Object.keys(regions).length > 0 && { regions })
      }
    ]
  }
  const supportEmail = form.supportEmail.trim()
  if (!isEmail(supportEmail)) wrong('supportEmail', 'email')
  const lines = linesOf(form.companyLines)
  if (lines.length === 0 || lines.length > 8 || !lines.every((line) => isLine(line, 120))) wrong('companyLines', 'text')
  const settings: ShopSettings = {
    name: text('name'),
    tagline: text('tagline'),
    supportEmail,
    company: { name: text('companyName'), lines, ...optional('vatId'), ...optional('registration') },
    accent: { light: accent('light'), dark: accent('dark') },
    logo: form.logo,
    timeZone: form.timeZone,
    productLanguage: form.productLanguage,
    ...storefrontOf(form, wrong),
    productionDays: { printed: days(form.printedDays, 'printedDays'), ready: days(form.readyDays, 'readyDays') },
    hasReviewLinkInMails: form.hasReviewLinkInMails,
    cartReminderHours: whole(form.cartReminderHours, 'cartReminderHours', { most: 167, problem: 'hours' }),
    payments: paymentsOf(form, { price, wrong }),
    deliveryMethods: form.deliveryMethods.map(deliveryMethod),
    shipping: form.zones.map(zone),
    tax: Object.fromEntries(form.taxes.map(tax))
  }
  return Object.keys(problems).length > 0 ? { problems } : { settings }
}

/** Whether a form differs from its original. */
export const isChanged = (form: SettingsForm, before: SettingsForm): boolean => !isSame(form, before)
