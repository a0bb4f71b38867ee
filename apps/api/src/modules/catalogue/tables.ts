import type {
  Fit,
  Picture,
  PrintAreaInput,
  Product,
  ProductPhoto,
  ProductStatus,
  RedirectOrigin,
  TemplateKind
} from '@motif/contract'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  date,
  doublePrecision,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'
import type { AnyViewId, OwnView, ViewId } from '../drawing/index.ts'
import type { VideoFacts } from '../uploads/index.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Words in the order of their bytes, whatever the database's language: a beginning is a range of them. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

export const categories = pgTable('categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  /** What the search table calls it. */
  number: integer('number').generatedAlwaysAsIdentity().notNull().unique()
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** What the search table calls it: small and dense. */
    number: integer('number').generatedAlwaysAsIdentity().notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    category: text('category')
      .notNull()
      .references(() => categories.slug),
    description: text('description').notNull(),
    details: jsonb('details').$type<Product['details']>().notNull(),
    /** Pictures in gallery order. The first is the card's. */
    views: jsonb('views').$type<ViewId[]>().notNull(),
    /** What ready-made products are printed with. */
    artwork: designColumn('artwork'),
    /** Offered as a beginning for one's own, under this name. Only where there is an artwork. */
    template: jsonb('template').$type<{ name: string; kind: TemplateKind }>(),
    isCustomisable: boolean('is_customisable').notNull(),
    /** Which of the tax table's rates it takes: `standard`, or a class the table names. */
    taxClass: text('tax_class').notNull().default('standard'),
    /** Of one piece, packed. */
    weightGrams: integer('weight_grams').notNull().default(0),
    sizeGuide: jsonb('size_guide').$type<NonNullable<Product['sizeGuide']>>(),
    featured: integer('featured').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Pieces sold lately: see `countSold` of the orders. */
    sold: integer('sold').notNull().default(0),
    /** Words people look for it by beside its name: category, colours, materials, spellings without hyphens. */
    keywords: text('keywords').notNull(),
    status: text('status').$type<ProductStatus>().notNull().default('live'),
    /** When a live product comes on sale; null where nothing is waited for. */
    liveFrom: timestamp('live_from', { withTimezone: true }),
    /** Whether shoppers see it: live, and its moment has come. Whoever reads for shoppers asks this alone. */
    isShown: boolean('is_shown').notNull().default(true),
    /** When shoppers first saw it. Null for what was never on sale, which may be deleted and have another address. */
    firstShownAt: timestamp('first_shown_at', { withTimezone: true }).defaultNow(),
    /** Raised by every change of staff, so that a change made from an older one is noticed. */
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    seo: jsonb('seo').$type<{ title: string | null; description: string | null }>(),
    /** Read by the version before the search table; to be dropped by the next one. */
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'D')`
    )
  },
  (table) => [
    index('products_search').using('gin', table.search),
    // Neighbours in the featured order, in a category and in all.
    index('products_category').on(table.category, table.featured),
    index('products_featured').on(table.featured),
    index('products_template')
      .on(table.featured)
      .where(sql`${table.template} is not null`),
    index('products_sold')
      .on(table.id)
      .where(sql`${table.sold} > 0`),
    index('products_updated').on(table.updatedAt),
    // All that staff's list filters, counts and sorts by: its rows are many times as large.
    index('products_listed').on(table.updatedAt, table.number, table.id, table.status, table.category),
    index('products_name_alike').using('gin', sql`${table.name} gin_trgm_ops`),
    index('products_waiting')
      .on(table.liveFrom)
      .where(sql`${table.status} = 'live' and not ${table.isShown}`),
    check('products_status', sql`${table.status} in ('draft', 'live', 'archived')`),
    check('products_shown', sql`not ${table.isShown} or ${table.status} = 'live'`)
  ]
)

/** The link that shows a product before it is on sale to whoever has it. Its address is signed and kept nowhere. */
export const productPreviewLinks = pgTable('product_preview_links', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** What the address names it by; another one withdraws it. */
  id: text('id').notNull().unique(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull()
})

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Colour, Size and the like of one product. */
export const options = pgTable(
  'product_options',
  {
    productId: productId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })]
)

export const optionValues = pgTable(
  'option_values',
  {
    productId: text('product_id').notNull(),
    optionId: text('option_id').notNull(),
    value: text('value').notNull(),
    label: text('label').notNull(),
    /** `#rrggbb`; the tint of the product's pictures. Null where the option is no colour. */
    swatch: text('swatch'),
    /** Printed on the product in this colour where it differs from the product's own. */
    artwork: designColumn('artwork'),
    position: integer('position').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.optionId, table.value] }),
    index('option_values_swatch').on(table.swatch),
    foreignKey({
      columns: [table.productId, table.optionId],
      foreignColumns: [options.productId, options.id]
    }).onDelete('cascade')
  ]
)

/** Pieces that may be left of a scarce variant, as a literal: an index of a part is used by queries that say the same. */
export const scarceAt = sql.raw('5')

/**
 * One combination of options. What the shop shows as in stock is `onHand - reserved`; a new order takes of `onHand - reserved - soft`, and soft
 * holds give way where that is not enough. The checks are the last word on overselling.
 */
export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: productId(),
    sku: text('sku').notNull().unique(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    /** Minor units of the shop's currency. What a piece costs now: whoever reads for shoppers asks this alone. */
    price: integer('price').notNull(),
    /** What it costs without the sale; null where no sale price is set. */
    regularPrice: integer('regular_price'),
    salePrice: integer('sale_price'),
    /** Null: from now on, and until somebody ends it. */
    saleFrom: timestamp('sale_from', { withTimezone: true }),
    saleUntil: timestamp('sale_until', { withTimezone: true }),
    onHand: integer('on_hand').notNull(),
    /** Held for unpaid orders, and not shown as in stock. */
    reserved: integer('reserved').notNull().default(0),
    /** Held for unpaid orders that give way to whoever pays first. */
    soft: integer('soft').notNull().default(0),
    /** Not sold any more. Carts keep their lines and say so; orders keep theirs. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Of one piece, packed; null takes the product's. */
    weightGrams: integer('weight_grams'),
    position: integer('position').notNull()
  },
  (table) => [
    index('variants_product').on(table.productId),
    index('variants_sku_alike').using('gin', sql`${table.sku} gin_trgm_ops`),
    uniqueIndex('variants_combination').on(table.productId, table.options),
    index('variants_sale')
      .on(table.id)
      .where(sql`${table.salePrice} is not null`),
    index('variants_scarce')
      .on(sql`(${table.onHand} - ${table.reserved})`, table.sku)
      .where(sql`${table.onHand} - ${table.reserved} <= ${scarceAt} and not ${table.isWithdrawn}`),
    check('variants_price', sql`${table.price} >= 0`),
    check(
      'variants_sale_price',
      sql`(${table.salePrice} is null) = (${table.regularPrice} is null) and (${table.salePrice} is null or ${table.salePrice} >= 0 and ${table.salePrice} < ${table.regularPrice})`
    ),
    check('variants_stock', sql`${table.reserved} >= 0 and ${table.reserved} <= ${table.onHand}`),
    check('variants_soft', sql`${table.soft} >= 0 and ${table.reserved} + ${table.soft} <= ${table.onHand}`)
  ]
)

export interface VariantSize {
  options: Record<string, string>
  widthMm: number
  heightMm: number
  bleedMm: number
  safeMm: number
}

export const printAreas = pgTable(
  'print_areas',
  {
    productId: productId(),
    id: text('id').notNull(),
    name: text('name').notNull(),
    widthMm: doublePrecision('width_mm').notNull(),
    heightMm: doublePrecision('height_mm').notNull(),
    bleedMm: doublePrecision('bleed_mm').notNull(),
    safeMm: doublePrecision('safe_mm').notNull(),
    /** Measures on variants that differ: those of the first whose options a variant has. */
    sizes: jsonb('sizes').$type<VariantSize[]>().notNull().default([]),
    /** The view whose print map this area is; in colours that were photographed by themselves, that of the colour by its value. */
    view: text('view').$type<AnyViewId>().notNull(),
    views: jsonb('views').$type<Record<string, AnyViewId>>().notNull().default({}),
    /** How the owner drew it; null on the shop's own models. */
    drawn: jsonb('drawn').$type<Pick<PrintAreaInput, 'corners' | 'isDyed' | 'photos'>>(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })]
)

/** Views of the owner's photographs. One stays as long as its product: orders show pictures of it, whatever was drawn since. */
export const ownViews = pgTable(
  'own_views',
  {
    id: text('id').$type<OwnView['id']>().primaryKey(),
    productId: productId(),
    upload: text('upload').notNull(),
    focus: jsonb('focus').$type<OwnView['focus']>().notNull(),
    corners: jsonb('corners').$type<OwnView['corners']>().notNull(),
    widthMm: doublePrecision('width_mm').notNull(),
    heightMm: doublePrecision('height_mm').notNull()
  },
  (table) => [index('own_views_product').on(table.productId), index('own_views_upload').on(table.upload)]
)

/** A short video of a product, shown after its pictures. */
export const productVideos = pgTable('product_videos', {
  productId: productId().primaryKey(),
  /** Uploads: the video, and the picture that stands in its place until it is played. */
  upload: text('upload').notNull(),
  poster: text('poster').notNull(),
  alt: text('alt').notNull(),
  /** WebVTT. */
  captions: text('captions'),
  file: jsonb('file').$type<VideoFacts>().notNull(),
  uploadedAt: timestamp('uploaded_at', { withTimezone: true }).notNull()
})

/** Pictures of products by colour. `blank` shows a print area of the unprinted product, for the design tool. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: productId(),
    position: integer('position').notNull(),
    kind: text('kind').$type<'gallery' | 'blank'>().notNull(),
    /** Value of the colour option; null where it fits every colour. */
    colour: text('colour'),
    /** `photo` for a photograph of the shop's own, `none` for what stands in where a product has no picture. */
    view: text('view').$type<AnyViewId | 'photo' | 'none'>().notNull(),
    area: text('area'),
    picture: jsonb('picture').$type<Picture>().notNull(),
    /** Identifier of a photograph's upload. */
    upload: text('upload'),
    focus: jsonb('focus').$type<ProductPhoto['focus']>()
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_upload')
      .on(table.upload)
      .where(sql`${table.upload} is not null`)
  ]
)

/** From this quantity on, this much off each piece. */
export const tiers = pgTable(
  'price_tiers',
  {
    productId: productId(),
    quantity: integer('quantity').notNull(),
    percentOff: doublePrecision('percent_off').notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.quantity] })]
)

export const reviews = pgTable(
  'reviews',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    rating: integer('rating').notNull(),
    title: text('title').notNull(),
    text: text('text').notNull(),
    date: date('date', { mode: 'string' }).notNull(),
    /** Somebody who bought it here wrote it; its id is that of the row the module `reviews` keeps of it. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** How it fits, from somebody who wears it. */
    fit: text('fit').$type<Fit>(),
    /** What the shop says to it. */
    answer: text('answer'),
    /** How many found it helpful. A trigger counts the votes, which the module `reviews` keeps. */
    helpful: integer('helpful').notNull().default(0),
    /** Published photographs, in order. */
    photos: jsonb('photos')
      .$type<readonly { id: string; width: number; height: number }[]>()
      .notNull()
      .default(sql`'[]'::jsonb`)
  },
  (table) => [
    // One for each order they are read in, read from its end.
    index('reviews_newest').on(table.productId, table.date, table.id),
    index('reviews_most_helpful').on(table.productId, table.helpful, table.date, table.id),
    index('reviews_highest').on(table.productId, table.rating, table.date, table.id),
    index('reviews_lowest').on(table.productId, sql`(-${table.rating})`, table.date, table.id),
    index('reviews_fit')
      .on(table.productId, table.fit)
      .where(sql`${table.fit} is not null`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_helpful_count', sql`${table.helpful} >= 0`)
  ]
)

/** What people bought along with a product, the most often first: see `countBoughtTogether` of the orders. */
export const boughtTogether = pgTable('bought_together', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Ids of products. Some may not be on sale any more. */
  others: text('others').array().notNull()
})

/** Addresses that lead to a product or a category, wherever it is now: so none leads to another, and none in a circle. */
export const redirects = pgTable(
  'redirects',
  {
    id: text('id').primaryKey(),
    /** As `plainPath` of the contract writes it. */
    path: text('path').notNull().unique('redirects_path'),
    productId: text('product_id').references(() => products.id, { onDelete: 'cascade' }),
    category: text('category').references(() => categories.slug, { onDelete: 'cascade' }),
    origin: text('origin').$type<RedirectOrigin>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull()
  },
  (table) => [
    index('redirects_product').on(table.productId, table.createdAt),
    index('redirects_category').on(table.category, table.createdAt),
    index('redirects_created').on(table.createdAt, table.id),
    index('redirects_path_alike').using('gin', sql`${table.path} gin_trgm_ops`),
    check('redirects_target', sql`num_nonnulls(${table.productId}, ${table.category}) = 1`)
  ]
)

/** What lists and searches read of a product on sale. Only `refresh_catalogue_search` writes it, from the tables above: see decision 27. */
export const catalogueSearch = pgTable(
  'catalogue_search',
  {
    number: integer('number')
      .primaryKey()
      .references(() => products.number, { onDelete: 'cascade' }),
    /** Number of its category. */
    category: integer('category').notNull(),
    /** Lowest price of its variants, minor units. */
    low: integer('low').notNull(),
    /** Average of its reviews in tenths, 0 without any. */
    rating: integer('rating').notNull(),
    ratings: integer('ratings').notNull(),
    /** Pieces sold lately. */
    sold: integer('sold').notNull().default(0),
    featured: integer('featured').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Something to design on from nothing. */
    isBlank: boolean('is_blank').notNull(),
    /** Four bytes for each variant on sale: the number of its combination of options, doubled, and 1 more while it can be bought. */
    variants: bytea('variants').notNull(),
    /** Name (A), keywords (B), the word `blank` of goods without a print (C) and description (D), without accents. */
    text: tsvector('text').notNull()
  },
  (table) => [index('catalogue_search_text').using('gin', table.text)]
)

/**
 * The words of search rows the other way round: which products have a word, `postingBlock` numbers to a row. A search that finds very many reads these in place of
 * its products' rows. Only `pack_catalogue_postings` writes it, a block at a time.
 */
export const cataloguePostings = pgTable(
  'catalogue_postings',
  {
    lexeme: plainText('lexeme').notNull(),
    /** Its products' numbers begin at so many times `postingBlock`. */
    block: integer('block').notNull(),
    /** Four bytes for each product, ascending: see `postings.ts`. */
    packed: bytea('packed').notNull()
  },
  (table) => [primaryKey({ columns: [table.lexeme, table.block] }), index('catalogue_postings_block').on(table.block)]
)

/** Products whose text changed since their block was packed: what the postings say of them does not count. Triggers append to it. */
export const catalogueUnpacked = pgTable('catalogue_unpacked', { number: integer('number').primaryKey() })

/** Every combination of options any variant has had. */
export const optionCombinations = pgTable('option_combinations', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  options: jsonb('options').$type<Record<string, string>>().notNull().unique()
})

/** Every value any option has had, with the order facets show. */
export const catalogueVocabulary = pgTable(
  'catalogue_vocabulary',
  {
    optionId: text('option_id').notNull(),
    value: text('value').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    swatch: text('swatch'),
    optionPosition: integer('option_position').notNull(),
    /** The most values it stood among. */
    together: integer('together').notNull(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.optionId, table.value] })]
)

/** Every word of names and keywords, to find what a misspelt one may mean. */
export const catalogueWords = pgTable('catalogue_words', { word: text('word').primaryKey() }, (table) => [
  index('catalogue_words_alike').using('gist', sql`${table.word} gist_trgm_ops`)
])

/** What the owner says that people mean by the words they search with. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: text('id').primaryKey(),
  /** What is typed, in small letters: words, or several in a row. */
  words: text('words').array().notNull(),
  /** What it finds beside its own products. Empty: the words mean the same as each other. */
  finds: text('finds').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow()
})

/** Products whose search row no longer says what their tables say. Triggers append to it in the transaction that changes them. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: xid8('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** None: all of them. */
    number: integer('number'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Its product's search row was brought in line after it. */
    isTakenIn: boolean('is_taken_in').notNull().default(false)
  },
  (table) => [
    index('catalogue_changes_transaction').on(table.transaction),
    index('catalogue_changes_waiting')
      .on(table.id)
      .where(sql`not ${table.isTakenIn}`)
  ]
)
