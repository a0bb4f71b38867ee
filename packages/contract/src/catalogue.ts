import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, money, pageOf, partOf, partPaging, picture, several, slug, timestamp } from './primitives.ts'
import { parseQuestionPlace, questionsPerPage } from './question-rules.ts'
import { fits, parseReviewPlace, reviewSorts, reviewsPerPage } from './review-rules.ts'
import { descriptionBlocks } from './text-blocks.ts'
import { videoTypes } from './video-rules.ts'

export const category = z.object({
  slug,
  name: z.string(),
  /** The category above it; absent at the top. */
  parent: slug.optional(),
  /** Products in it and in those below it. */
  count: z.int().min(0),
  description: z.string(),
  picture: picture.nullable()
})
export type Category = z.infer<typeof category>

/** A value of an option. `swatch` is set for colours, `#rrggbb`. */
export const optionValue = z.object({ value: slug, label: z.string(), swatch: z.string().nullable() })
/** An option such as Colour or Size; `id` is the key in `Variant.options` and in queries. */
export const option = z.object({ id: slug, name: z.string(), values: z.array(optionValue).min(1) })
export type Option = z.infer<typeof option>

export const stockState = z.enum(['in-stock', 'low', 'out'])

export const productCard = z.object({
  slug,
  name: z.string(),
  category: slug,
  /** The lowest price of its variants; `hasPriceRange` tells whether others cost more. */
  price: money,
  /** Regular price of that variant during a sale; absent otherwise. */
  formerPrice: money.optional(),
  hasPriceRange: z.boolean(),
  images: z.array(picture).min(1),
  /** Its colours, each with its picture. */
  colours: z.array(optionValue.extend({ image: picture.nullable() })),
  stock: stockState,
  isCustomisable: z.boolean(),
  /** Whether it has a shop design; `GET /api/v1/templates/{slug}` returns that as a document. */
  isReadyMade: z.boolean(),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) })
})
export type ProductCard = z.infer<typeof productCard>

/** A combination of options. `stock` is the number available: on hand minus reserved. */
export const variant = z.object({
  id,
  sku: z.string(),
  options: z.record(slug, slug),
  price: money,
  /** Regular price during a sale, and its end if there is one; absent otherwise. */
  formerPrice: money.optional(),
  saleUntil: z.iso.datetime().optional(),
  stock: z.int().min(0)
})
export type Variant = z.infer<typeof variant>

const areaMeasures = z.object({
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  bleedMm: z.number().min(0),
  safeMm: z.number().min(0),
  /**
   * Position of the area on the flat picture of a blank, for overlays: fractions of width and height. `picture` is the URL pattern of that picture
   * set, with `{colour}`.
   */
  view: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
})

/** A printable region of a product side, in millimetres. */
export const printArea = areaMeasures.extend({
  id: slug,
  name: z.string(),
  /** Measures of differing variants; the first whose options match applies. Absent if all are equal. `printAreasOf` resolves them. */
  sizes: z.array(areaMeasures.extend({ options: z.record(slug, slug) })).optional()
})
export type PrintArea = z.infer<typeof printArea>

/** Pixels as displayed, after rotation. */
export const videoFacts = z.object({
  type: z.enum(videoTypes),
  width: z.int().positive(),
  height: z.int().positive(),
  seconds: z.number().positive()
})

export const fit = z.enum(fits)
export type Fit = z.infer<typeof fit>

export const review = z.object({
  id,
  author: z.string(),
  rating: z.int().min(1).max(5),
  title: z.string(),
  text: z.string(),
  date: z.iso.date(),
  /** The author bought the product here. */
  isVerified: z.boolean(),
  fit: fit.nullable(),
  /** The shop's answer. */
  answer: z.string().nullable(),
  /** Number of helpful votes. */
  helpful: z.int().min(0),
  /** Photographs by its author, without alternative text. */
  photos: z.array(picture.omit({ alt: true }))
})
export type Review = z.infer<typeof review>

/** A question with its answer, as shoppers read it. */
export const productQuestion = z.object({
  id,
  /** Display name of the asker. */
  author: z.string(),
  text: z.string(),
  answer: z.string(),
  /** Of the first answer. */
  date: z.iso.date()
})
export type ProductQuestion = z.infer<typeof productQuestion>

export const product = productCard.extend({
  /** The description as plain text, and with its structure if it has one. */
  description: z.string(),
  richDescription: descriptionBlocks.optional(),
  /** Short details: material, care, print size. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(option),
  /** `tierPrices`: unit price from each quantity on, ascending. */
  variants: z
    .array(variant.extend({ tierPrices: z.array(z.object({ quantity: z.int().min(2), price: money })) }))
    .min(1),
  /** Each picture with its colour, or null for all colours. */
  gallery: z.array(picture.extend({ colour: slug.nullable(), view: z.string() })).min(1),
  /** A short video; absent if there is none. `captions` is the URL of WebVTT. */
  video: videoFacts
    .extend({
      url: z.string(),
      poster: picture,
      alt: z.string(),
      captions: z.string().optional(),
      uploadedAt: timestamp
    })
    .optional(),
  /** Pictures of the unprinted product by print area and colour, for the design tool. */
  blanks: z.array(z.object({ area: slug, colour: slug, image: picture })),
  printAreas: z.array(printArea),
  /** Discount per piece from a quantity on. Ascending. */
  tiers: z.array(z.object({ quantity: z.int().min(2), percentOff: z.number().positive().max(90) })),
  sizeGuide: z
    .object({
      unit: z.literal('cm'),
      columns: z.array(z.string()),
      rows: z.array(z.object({ size: z.string(), values: z.array(z.number()) }))
    })
    .nullable(),
  /** Working days: production, then standard delivery. */
  delivery: z.object({
    productionDays: z.int().min(0),
    shippingDaysMin: z.int().min(0),
    shippingDaysMax: z.int().min(0)
  }),
  /** Number of reviews with one to five stars, over all reviews. */
  ratingCounts: z.array(z.int().min(0)).length(5),
  /** The rating by verified buyers, for search engines. */
  verifiedRating: productCard.shape.rating,
  /** How many found it small, true to size and large; null without data. */
  fit: z.object({ small: z.int().min(0), true: z.int().min(0), large: z.int().min(0) }).nullable(),
  /** All reviews by stars, fit and photographs, for the totals of filters. A server of the version before does not say. */
  reviewCounts: z
    .array(
      z.object({
        rating: z.int().min(1).max(5),
        fit: fit.nullable(),
        hasPhotos: z.boolean(),
        count: z.int().min(1)
      })
    )
    .optional(),
  /** The newest reviews. */
  reviews: z.array(review),
  /** The latest answered questions. A server of the version before does not say. */
  questions: partOf(productQuestion).optional(),
  /** Title and description for search engines. */
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }).optional(),
  /**
   * Whether its shop design can be put on unprinted products of a category without such a product in `sameDesign`; absent without a design, and
   * while a server that started has not read the products.
   */
  goesOnOthers: z.boolean().optional(),
  /** Other ready-made products with the same design; absent if there are none. */
  sameDesign: z.array(productCard).optional(),
  /** Products often bought with it, most frequent first; absent if there are none. */
  boughtTogether: z.array(productCard).optional(),
  /** Related products. */
  related: z.array(productCard)
})
export type Product = z.infer<typeof product>

export const productSorts = ['featured', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const

const many = several(slug, 40).optional()
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Option values are additional parameters named by option id: `?colour=black,navy&size=m`. Prices are minor units. */
export const productQuery = z
  .object({
    q: z.string().trim().max(100).optional(),
    category: many,
    /** Only products of a collection; `featured` is then its order. What is no slug is ignored. */
    collection: slug.optional().catch(undefined),
    minPrice: z.coerce.number().int().min(0).max(100_000_000).optional(),
    maxPrice: z.coerce.number().int().min(0).max(100_000_000).optional(),
    inStock: flag.optional(),
    /** Only unprinted products, for new designs. Printed ones can be opened in the design tool too. */
    customisable: flag.optional(),
    /** `best-selling`: by pieces sold in the last 90 days, updated hourly. */
    sort: z.enum(productSorts).default('featured'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(96).default(24)
  })
  .catchall(many)

export const facets = z.object({
  /** In the order of the tree. A category counts those below it, too. */
  categories: z.array(z.object({ value: slug, label: z.string(), count: z.int(), parent: slug.optional() })),
  /** Relevant options: at least a fifth of the matches has the option, with more than one value. Chosen ones are always included. */
  options: z.array(z.object({ id: slug, name: z.string(), values: z.array(optionValue.extend({ count: z.int() })) })),
  /** Lowest and highest price with the other filters applied. */
  price: z.object({ min: money, max: money }).nullable(),
  /** Numbers that can be bought, and that are unprinted, under the other filters. A server of the version before does not say. */
  inStock: z.int().min(0).optional(),
  blanks: z.int().min(0).optional()
})
export type Facets = z.infer<typeof facets>

/** An option that lists can be filtered by, with all its values. */
export const filterOption = z.object({ id: slug, values: z.array(slug).min(1) })
export type FilterOption = z.infer<typeof filterOption>

export const productPage = pageOf(productCard).extend({
  facets,
  /** The collection of the query. Absent if shoppers cannot open it. */
  collection: z.object({ slug, name: z.string(), description: z.string() }).optional(),
  /** What was searched instead of `q`, if words of it were corrected: `q` itself is found nowhere. */
  correctedQuery: z.string().optional(),
  /** If nothing matches: the nearest products, else the best sellers. */
  nearest: z.array(productCard).optional()
})
export type ProductPage = z.infer<typeof productPage>

export const suggestions = z.object({
  products: z.array(productCard.pick({ slug: true, name: true, price: true, images: true })),
  categories: z.array(category.pick({ slug: true, name: true, count: true })),
  queries: z.array(z.string())
})
export type Suggestions = z.infer<typeof suggestions>

/** Products in the hero of the home page. `sample` has the default hero text on them; `image` is the blank. */
export const heroProduct = z.object({
  slug,
  name: z.string(),
  price: money,
  colours: z.array(optionValue.extend({ image: picture, sample: picture })).min(1),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  /** Position of the print on the pictures, in fractions of them. */
  area: printArea.shape.view
})
export type HeroProduct = z.infer<typeof heroProduct>

/** A section of the home page. A null title means the default text. */
const shownSection = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('hero'),
    title: z.string().nullable(),
    lead: z.string().nullable(),
    words: z.string(),
    products: z.array(heroProduct).min(1)
  }),
  z.object({ kind: z.literal('catalogue') }),
  z.object({ kind: z.literal('categories'), title: z.string().nullable(), categories: z.array(category).min(1) }),
  /** `list`: the URL of all of them; null if these are all. */
  z.object({
    kind: z.literal('products'),
    title: z.string().nullable(),
    list: z.string().nullable(),
    products: z.array(productCard).min(1)
  }),
  z.object({ kind: z.literal('text'), title: z.string().nullable(), text: z.string() })
])
export type ShownSection = z.infer<typeof shownSection>

export const catalogueCalls = defineCalls({
  'GET /api/v1/categories': {
    summary: 'Every category with its number of products',
    tag: 'catalogue',
    access: 'public',
    answers: { 200: z.array(category) }
  },
  'GET /api/v1/products': {
    summary: 'A page of products with the facets of what was found',
    tag: 'catalogue',
    access: 'public',
    query: productQuery,
    answers: { 200: productPage }
  },
  'GET /api/v1/options': {
    summary: 'Every option of the products on sale with its values: what lists can be filtered by',
    tag: 'catalogue',
    access: 'public',
    answers: { 200: z.array(filterOption) }
  },
  'GET /api/v1/products/{slug}': {
    summary: 'One product',
    tag: 'catalogue',
    access: 'public',
    params: z.object({ slug }),
    answers: { 200: product }
  },
  'GET /api/v1/products/{slug}/captions.vtt': {
    summary: 'What is said in the video of a product, as WebVTT',
    tag: 'catalogue',
    access: 'public',
    params: z.object({ slug }),
    answers: { 200: 'binary' }
  },
  'GET /api/v1/products/{slug}/reviews': {
    summary:
      'What people said of a product, a part at a time; `stars`: of those who gave so many, `fit`: of those it fitted so, `photos`: only with photographs',
    tag: 'catalogue',
    access: 'public',
    params: z.object({ slug }),
    query: z.object({
      ...partPaging({ usual: reviewsPerPage, most: 50 }),
      after: z
        .string()
        .refine((text) => parseReviewPlace(text) !== undefined, 'what an earlier part gave as `next`')
        .optional(),
      stars: z.coerce.number().int().min(1).max(5).optional(),
      fit: fit.optional(),
      photos: flag.optional(),
      sort: z.enum(reviewSorts).default('newest')
    }),
    answers: { 200: partOf(review) }
  },
  'GET /api/v1/products/{slug}/questions': {
    summary: 'Answered questions about a product, a part at a time, latest first',
    tag: 'catalogue',
    access: 'public',
    params: z.object({ slug }),
    query: z.object({
      ...partPaging({ usual: questionsPerPage, most: 50 }),
      after: z
        .string()
        .refine((text) => parseQuestionPlace(text) !== undefined, 'what an earlier part gave as `next`')
        .optional()
    }),
    answers: { 200: partOf(productQuestion) }
  },
  'GET /api/v1/home': {
    summary: 'The home page from top to bottom; the hero has pictures of its products saying its words',
    tag: 'catalogue',
    access: 'public',
    answers: { 200: z.object({ sections: z.array(shownSection) }) }
  },
  'GET /api/v1/search/suggestions': {
    summary: 'What a search that began so may be about',
    tag: 'catalogue',
    access: 'public',
    query: z.object({ q: z.string().trim().max(100) }),
    answers: { 200: suggestions }
  }
})
