import { z } from 'zod'
import { isUnique, line, slug, text } from './primitives.ts'
import {
  hasOwnName,
  heroWordsLetters,
  isLinkTarget,
  isListAddress,
  pagesOfFooter,
  storefrontLimits as limits
} from './storefront-rules.ts'

/** A link of the header or footer. */
const shopLink = z
  .strictObject({
    /** A page, list or product of the shop, an external `https` URL, or `categories` for all of them. */
    to: z.string().refine(isLinkTarget, {
      error: 'a page of the shop, the address of a list or product, or an https address',
      abort: true
    }),
    /** Null: the target has a name, such as a category. */
    label: line(limits.labelLetters).nullable()
  })
  .refine(({ to, label }) => label !== null || hasOwnName(to), { error: 'words for the link', path: ['label'] })
export type ShopLink = z.infer<typeof shopLink>

const links = z
  .array(shopLink)
  .max(limits.links)
  .refine((some) => isUnique(some.map(({ to }) => to)), 'each address once')

export const headerLinks = links

export const footerColumns = z
  .array(z.strictObject({ title: line(limits.labelLetters), links }))
  .min(1)
  .max(limits.columns)
  .refine(
    (columns) => {
      const there = new Set(columns.flatMap((column) => column.links.map(({ to }) => to)))
      return pagesOfFooter.every((page) => there.has(page))
    },
    `links to ${pagesOfFooter.join(', ')}`
  )
export type FooterColumn = z.infer<typeof footerColumns>[number]

const title = line(limits.titleLetters)
const isShown = z.boolean()

/** A section of the home page. Null titles mean the default text. */
const homeSection = z.discriminatedUnion('kind', [
  /** Text printed as typed. */
  z.strictObject({
    kind: z.literal('hero'),
    isShown,
    title: title.nullable(),
    lead: line(limits.leadLetters).nullable(),
    /** Initial text on the products. */
    words: line(heroWordsLetters),
    /** Customisable products; the first is shown. */
    products: z.array(slug).min(1).max(limits.heroProducts).refine(isUnique, 'each product once')
  }),
  /** All products, with filters and pages. Always present. */
  z.strictObject({ kind: z.literal('catalogue') }),
  /** Categories with pictures; an empty list means all. */
  z.strictObject({
    kind: z.literal('categories'),
    isShown,
    title: title.nullable(),
    categories: z.array(slug).max(limits.products).refine(isUnique, 'each category once')
  }),
  /** Selected products. */
  z.strictObject({
    kind: z.literal('products'),
    isShown,
    title,
    products: z.array(slug).min(1).max(limits.products).refine(isUnique, 'each product once')
  }),
  /** The first products of a list, such as a collection. */
  z.strictObject({
    kind: z.literal('list'),
    isShown,
    title,
    list: z.string().refine(isListAddress, 'the address of a list, such as /?category=mugs')
  }),
  z.strictObject({ kind: z.literal('best-sellers'), isShown, title: title.nullable() }),
  z.strictObject({ kind: z.literal('text'), isShown, title: title.nullable(), text: text(limits.textLetters) })
])
export type HomeSection = z.infer<typeof homeSection>

const count = (sections: readonly HomeSection[], kind: HomeSection['kind']) =>
  sections.filter((section) => section.kind === kind).length

export const homeSections = z
  .array(homeSection)
  .max(limits.sections)
  .refine((sections) => count(sections, 'catalogue') === 1, 'the catalogue once')
  .refine((sections) => count(sections, 'hero') <= 1, 'one hero at most')
