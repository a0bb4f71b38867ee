import { z } from 'zod'
import { defineCalls } from './call.ts'
import { id, money, pageOf, partOf, partPaging, picture, several, slug, timestamp } from './primitives.ts'
import { fits, parseReviewPlace, reviewSorts, reviewsPerPage } from './review-rules.ts'
import { videoTypes } from './video-rules.ts'

export const category = z.object({
  slug,
  name: z.string(),
  count: z.int().min(0),
  description: z.string(),
  picture: picture.nullable()
})
export type Category = z.infer<typeof category>

/** A value of an option. `swatch` is there for colours, `#rrggbb`. */
export const optionValue = z.object({ value: slug, label: z.string(), swatch: z.string().nullable() })
/** Colour, Size and the like; `id` is the key used in `Variant.options` and in queries. */
export const option = z.object({ id: slug, name: z.string(), values: z.array(optionValue).min(1) })
export type Option = z.infer<typeof option>

export const stockState = z.enum(['in-stock', 'low', 'out'])

export const productCard = z.object({
  slug,
  name: z.string(),
  category: slug,
  /** The lowest price of its variants; `hasPriceRange` tells that others cost more. */
  price: money,
  /** What that variant costs without the sale it is in; left out without one. */
  formerPrice: money.optional(),
  hasPriceRange: z.boolean(),
  images: z.array(picture).min(1),
  /** Colours it comes in, each with the picture that shows it. */
  colours: z.array(optionValue.extend({ image: picture.nullable() })),
  stock: stockState,
  isCustomisable: z.boolean(),
  /** Something of ours is printed on it; `GET /api/v1/templates/{slug}` gives it as a document. */
  isReadyMade: z.boolean(),
  rating: z.object({ average: z.number().min(0).max(5), count: z.int().min(0) })
})
export type ProductCard = z.infer<typeof productCard>

/** One combination of options. `stock` is what can be bought now: on hand less reserved. */
export const variant = z.object({
  id,
  sku: z.string(),
  options: z.record(slug, slug),
  price: money,
  /** What it costs without the sale it is in, and when that ends where it does; left out without one. */
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
   * Where the area lies on the flat picture of a blank, for placing a design over it: fractions of the picture's
   * width and height. `picture` is the address of that picture's set for a colour, with `{colour}` in it.
   */
  view: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
})

/** A measured region of a product side that can be printed, in millimetres. */
export const printArea = areaMeasures.extend({
  id: slug,
  name: z.string(),
  /** Measures on variants that differ: those of the first whose options a variant has. Left out where all variants are alike. `printAreasOf` resolves them. */
  sizes: z.array(areaMeasures.extend({ options: z.record(slug, slug) })).optional()
})
export type PrintArea = z.infer<typeof printArea>

/** Pixels as it is shown, turned upright. */
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
  /** Somebody who bought it here wrote it. */
  isVerified: z.boolean(),
  fit: fit.nullable(),
  /** What the shop says to it. */
  answer: z.string().nullable(),
  /** How many found it helpful. */
  helpful: z.int().min(0),
  /** Photographs by its writer; what they show is not known in words. */
  photos: z.array(picture.omit({ alt: true }))
})
export type Review = z.infer<typeof review>

export const product = productCard.extend({
  description: z.string(),
  /** Short facts: material, care, size of the print. */
  details: z.array(z.object({ name: z.string(), value: z.string() })),
  options: z.array(option),
  /** `tierPrices`: what each piece costs when so many are bought, ascending; the tiers in money. */
  variants: z
    .array(variant.extend({ tierPrices: z.array(z.object({ quantity: z.int().min(2), price: money })) }))
    .min(1),
  /** Each picture with the colour it shows, or null where it fits every colour. */
  gallery: z.array(picture.extend({ colour: slug.nullable(), view: z.string() })).min(1),
  /** A short video of it; left out where there is none. `captions` is the address of WebVTT. */
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
  /** From this quantity on, this much off each piece. Ascending. */
  tiers: z.array(z.object({ quantity: z.int().min(2), percentOff: z.number().positive().max(90) })),
  sizeGuide: z
    .object({
      unit: z.literal('cm'),
      columns: z.array(z.string()),
      rows: z.array(z.object({ size: z.string(), values: z.array(z.number()) }))
    })
    .nullable(),
  /** Working days: making, then standard delivery. */
  delivery: z.object({
    productionDays: z.int().min(0),
    shippingDaysMin: z.int().min(0),
    shippingDaysMax: z.int().min(0)
  }),
  /** How many gave one star, two, up to five: of all reviews, not of those shown. */
  ratingCounts: z.array(z.int().min(0)).length(5),
  /** The rating by those alone who bought it here, which is what search engines are told. */
  verifiedRating: productCard.shape.rating,
  /** How many found it small, true to size and large; null where nobody said. */
  fit: z.object({ small: z.int().min(0), true: z.int().min(0), large: z.int().min(0) }).nullable(),
  /** The newest. */
  reviews: z.array(review),
  /** What search engines are told in place of name and description. */
  seo: z.object({ title: z.string().nullable(), description: z.string().nullable() }).optional(),
  /** What people bought along with it, the most often first; left out where nothing was. */
  boughtTogether: z.array(productCard).optional(),
  /** Others like it. */
  related: z.array(productCard)
})
export type Product = z.infer<typeof product>

export const productSorts = ['featured', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const

const many = several(slug, 40).optional()
const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/** Option values are extra members named by the option's id: `?colour=black,navy&size=m`. Prices are minor units. */
export const productQuery = z
  .object({
    q: z.string().trim().max(100).optional(),
    category: many,
    minPrice: z.coerce.number().int().min(0).max(100_000_000).optional(),
    maxPrice: z.coerce.number().int().min(0).max(100_000_000).optional(),
    inStock: flag.optional(),
    /** Only blanks, to design on from nothing. What is printed already can be opened in the design tool too. */
    customisable: flag.optional(),
    /** `best-selling`: by the pieces sold in the last 90 days, counted every hour. */
    sort: z.enum(productSorts).default('featured'),
    page: z.coerce.number().int().min(1).max(10_000).default(1),
    pageSize: z.coerce.number().int().min(1).max(96).default(24)
  })
  .catchall(many)

export const facets = z.object({
  categories: z.array(z.object({ value: slug, label: z.string(), count: z.int() })),
  /** Those that matter: at least a fifth of what was found has the option, and not all of it the same single value. A chosen one always. */
  options: z.array(z.object({ id: slug, name: z.string(), values: z.array(optionValue.extend({ count: z.int() })) })),
  /** Lowest and highest price of what the other filters leave. */
  price: z.object({ min: money, max: money }).nullable()
})
export type Facets = z.infer<typeof facets>

export const productPage = pageOf(productCard).extend({
  facets,
  /** Where nothing was found: products that come nearest to what was asked for, else those that sell best. */
  nearest: z.array(productCard).optional()
})
export type ProductPage = z.infer<typeof productPage>

export const suggestions = z.object({
  products: z.array(productCard.pick({ slug: true, name: true, price: true, images: true })),
  categories: z.array(category.pick({ slug: true, name: true, count: true })),
  queries: z.array(z.string())
})
export type Suggestions = z.infer<typeof suggestions>

/** Products the home page prints words on. `sample` shows the hero's own words on them; `image` is the blank. */
export const heroProduct = z.object({
  slug,
  name: z.string(),
  price: money,
  colours: z.array(optionValue.extend({ image: picture, sample: picture })).min(1),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  /** Where the print lies on the pictures, in fractions of them. */
  area: printArea.shape.view
})
export type HeroProduct = z.infer<typeof heroProduct>

/** A part of the home page as it is shown. A title that is null is the shop's own words. */
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
  /** `list`: the address of all of them; null where these are all. */
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
    summary: 'What people said of a product, a part at a time; `stars`: of those who gave so many',
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
      sort: z.enum(reviewSorts).default('newest')
    }),
    answers: { 200: partOf(review) }
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
