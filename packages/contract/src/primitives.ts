import { z } from 'zod'
import { slugLettersMax } from './admin-product-rules.ts'
import { isPostalCode, tidyPostalCode } from './address-rules.ts'
import { filterAmountMax } from './list-filter-rules.ts'
import { isPhone } from './phone-rules.ts'
import { isEmail } from './rules.ts'

/** ISO 4217 alphabetic code in capitals. */
export const currency = z.string().regex(/^[A-Z]{3}$/, 'a three-letter ISO 4217 code')

/** An amount in the currency's minor unit (cents for USD, yen for JPY) with its code; never a float. */
export const money = z.object({ amount: z.int(), currency })
export type Money = z.infer<typeof money>

/** Lower-case words joined by hyphens, for URLs. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words joined by hyphens')
  .max(slugLettersMax)

/** An id assigned by the server. Opaque: compare it, send it back, do not parse it. */
export const id = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[A-Za-z0-9_-]+$/, 'letters, digits, hyphen and underscore')

export const email = z.string().trim().max(254).refine(isEmail, 'an e-mail address such as name@example.com')

/** A moment, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime()

/** A line of user input: trimmed, no control characters. */
export const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^[^\p{Cc}]*$/u, 'no control characters')

/** Multi-line user input; line breaks and tabs are allowed, other control characters are not. */
export const text = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .regex(/^(?:[^\p{Cc}]|[\n\r\t])*$/u, 'no control characters')

/**
 * A picture in several widths and formats. The URL of a file is `${url}-${width}.${format}` with `width` from `widths` and `format` `avif`, `webp`
 * or, for mails, `jpeg`.
 */
export const picture = z.object({
  url: z.string(),
  /** Available widths in pixels, ascending. */
  widths: z.array(z.int().positive()).min(1),
  /** Size of the picture in pixels; all widths have its ratio. */
  width: z.int().positive(),
  height: z.int().positive(),
  /** Alternative text: product, colour and view. */
  alt: z.string(),
  /** Colour shown while the picture loads, `#rrggbb`. */
  placeholder: z.string().regex(/^#[0-9a-f]{6}$/)
})
export type Picture = z.infer<typeof picture>

/** E.164, of a valid length. */
export const phone = z
  .string()
  .regex(/^\+[1-9]\d{6,14}$/, 'a number with its country code, such as +14155550123')
  .refine(isPhone, { abort: true, error: 'a number of that country' })

/** For an address, and for objects with its fields. */
export const postalCodeRule = [
  (value: { postalCode: string; country: string }) => isPostalCode(value.postalCode, value.country),
  { path: ['postalCode'], message: 'a postal code of that country' }
] satisfies Parameters<z.ZodType<{ postalCode: string; country: string }>['refine']>

/** Where to deliver or bill. `country` is ISO 3166-1 alpha-2, `phone` E.164. */
export const address = z
  .object({
    name: line(100),
    line1: line(120),
    line2: line(120).optional(),
    city: line(80),
    region: line(80).optional(),
    postalCode: z
      .string()
      .overwrite(tidyPostalCode)
      .max(16)
      .regex(/^[A-Z0-9 -]*$/, 'letters, digits, spaces and hyphens'),
    country: z.string().regex(/^[A-Z]{2}$/, 'a two-letter ISO 3166-1 code'),
    phone: phone.optional()
  })
  .refine(...postalCodeRule)
export type Address = z.infer<typeof address>

/** One page of a list, counted from 1. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), total: z.int().min(0), page: z.int().min(1), pageSize: z.int().min(1) })

/** Parameters of a paged list. */
export const paging = ({ usual, most }: { usual: number; most: number }) => ({
  page: z.coerce.number().int().min(1).default(1),
  pageSize: z.coerce.number().int().min(1).max(most).default(usual)
})

/** A part of a list that continues after `next`; null at its end. Without a total, so that late parts are as fast as early ones. */
export const partOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), next: z.string().nullable() })

/** Parameters of a part: the cursor `next` of an earlier one, and its size. */
export const partPaging = ({ usual, most }: { usual: number; most: number }) => ({
  after: z.string().max(120).optional(),
  pageSize: z.coerce.number().int().min(1).max(most).default(usual)
})

/** A query parameter that may be single, repeated, or comma-separated. */
export const several = <Item extends z.ZodType<unknown, string>>(item: Item, max: number) =>
  z
    .union([z.string(), z.array(z.string())])
    .transform((value) => [value].flat().flatMap((part) => part.split(',')))
    .pipe(z.array(item).max(max))

/** An amount in minor units that a list is filtered by. */
export const filterAmount = z.coerce.number().int().min(0).max(filterAmountMax)

/** A response without data. */
export const done = z.object({})

/** Whether no value occurs twice. */
export const isUnique = (values: readonly string[]): boolean => new Set(values).size === values.length
