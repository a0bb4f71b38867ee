import type {
  BulkEdit,
  BulkEditAction,
  DescriptionBlocks,
  Fit,
  Picture,
  PrintAreaInput,
  Product,
  ProductPhoto,
  ProductStatus,
  RedirectOrigin,
  TemplateKind
} from '@motif/contract'
import type { PhotoCrop } from '@motif/contract/photo-cut'
import { lowStock } from '@motif/contract/stock-rules'
import { inArray, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
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
import type { Refusal } from '../../platform/refusal-sentences.ts'
import type { AnyViewId, OwnView, ViewId } from '../drawing/index.ts'
import type { VideoFacts } from '../uploads/index.ts'
import type { ProductChange } from './bulk-edits/plan.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
/** Byte order, whatever the database's locale, so that a prefix is a range. */
const plainText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' })
const xid8 = customType<{ data: string }>({ dataType: () => 'xid8' })

export const categories = pgTable('categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  /** The category above it; null at the top. */
  parent: text('parent').references((): AnyPgColumn => categories.slug, { onDelete: 'set null' }),
  description: text('description').notNull(),
  position: integer('position').notNull(),
  /** Its id in the search table. */
  number: integer('number').generatedAlwaysAsIdentity().notNull().unique()
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
    /** Its number in the search table: small and dense. */
    number: integer('number').generatedAlwaysAsIdentity().notNull().unique(),
    slug: text('slug').notNull().unique(),
    name: text('name').notNull(),
    category: text('category')
      .notNull()
      .references(() => categories.slug),
    description: text('description').notNull(),
    /** Its structure. Valid only while its text equals `description`, which older versions may have changed alone. */
    richDescription: jsonb('rich_description').$type<DescriptionBlocks>(),
    details: jsonb('details').$type<Product['details']>().notNull(),
    /** Pictures in gallery order. The first is on the card. */
    views: jsonb('views').$type<ViewId[]>().notNull(),
    /** Artwork of ready-made products. */
    artwork: designColumn('artwork'),
    /** The same for products with the same design (`designKeyOf`). Null without an artwork, or if the version before wrote it. */
    designKey: text('design_key'),
    /** Its name as a template. Only with an artwork. */
    template: jsonb('template').$type<{ name: string; kind: TemplateKind }>(),
    isCustomisable: boolean('is_customisable').notNull(),
    /** Its tax class: `standard`, or one of the tax table. */
    taxClass: text('tax_class').notNull().default('standard'),
    /** Packed weight of one piece. */
    weightGrams: integer('weight_grams').notNull().default(0),
    sizeGuide: jsonb('size_guide').$type<NonNullable<Product['sizeGuide']>>(),
    featured: integer('featured').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Pieces sold recently: see `countSold` of the orders. */
    sold: integer('sold').notNull().default(0),
    /** Keywords beside its name: category, colours, materials, spellings without hyphens. */
    keywords: text('keywords').notNull(),
    status: text('status').$type<ProductStatus>().notNull().default('live'),
    /** Scheduled start of a live product; null otherwise. */
    liveFrom: timestamp('live_from', { withTimezone: true }),
    /** Whether shoppers see it: live and started. Queries for shoppers check only this. */
    isShown: boolean('is_shown').notNull().default(true),
    /** When it was first visible. Null if never: then it may be deleted, and its slug changed. */
    firstShownAt: timestamp('first_shown_at', { withTimezone: true }).defaultNow(),
    /** Increases with each change by staff, for optimistic locking. */
    revision: integer('revision').notNull().default(1),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
    seo: jsonb('seo').$type<{ title: string | null; description: string | null }>(),
    /** Used by the version before the search table; to be dropped by the next one. */
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
    index('products_same_design')
      .on(table.designKey, table.featured)
      .where(sql`${table.designKey} is not null`),
    // Empty once all have their key.
    index('products_without_design_key')
      .on(table.id)
      .where(sql`${table.artwork} is not null and ${table.designKey} is null`),
    index('products_sold')
      .on(table.id)
      .where(sql`${table.sold} > 0`),
    index('products_updated').on(table.updatedAt),
    // Covers filters, counts and orders of the staff list, because rows are many times as large.
    index('products_listed').on(table.updatedAt, table.number, table.id, table.status, table.category),
    index('products_name_alike').using('gin', sql`${table.name} gin_trgm_ops`),
    index('products_waiting')
      .on(table.liveFrom)
      .where(sql`${table.status} = 'live' and not ${table.isShown}`),
    check('products_status', sql`${table.status} in ('draft', 'live', 'archived')`),
    check('products_shown', sql`not ${table.isShown} or ${table.status} = 'live'`)
  ]
)

/** Preview links of products. The signed URL is not stored. */
export const productPreviewLinks = pgTable('product_preview_links', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Its id in the URL; a new one invalidates it. */
  id: text('id').notNull().unique(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull()
})

const productId = () =>
  text('product_id')
    .notNull()
    .references(() => products.id, { onDelete: 'cascade' })

/** Selected products under a name, in the owner's order. */
export const collections = pgTable('collections', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  /** Whether shoppers can open it. */
  isShown: boolean('is_shown').notNull(),
  /** Increases with each change by staff, for optimistic locking. */
  revision: integer('revision').notNull().default(1)
})

export const collectionProducts = pgTable(
  'collection_products',
  {
    collection: text('collection')
      .notNull()
      .references(() => collections.slug, { onDelete: 'cascade' }),
    productId: productId(),
    position: integer('position').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.collection, table.productId] }),
    index('collection_products_product').on(table.productId)
  ]
)

/** Options of a product, such as Colour and Size. */
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
    /** `#rrggbb`; the tint of the product's pictures. Null for other options. */
    swatch: text('swatch'),
    /** The artwork in this colour, if different from the product's. */
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

/** Low-stock limit as a literal, because a partial index only matches queries with the same literal. */
export const scarceAt = sql.raw(String(lowStock))

/**
 * A combination of options. The shop shows `onHand - reserved`; a new order takes from `onHand - reserved - soft`, and soft holds yield if that is
 * not enough. The check constraints prevent overselling.
 */
export const variants = pgTable(
  'variants',
  {
    id: text('id').primaryKey(),
    productId: productId(),
    sku: text('sku').notNull().unique(),
    options: jsonb('options').$type<Record<string, string>>().notNull(),
    /** Current price in minor units. Queries for shoppers use only this. */
    price: integer('price').notNull(),
    /** Regular price; null without a sale. */
    regularPrice: integer('regular_price'),
    salePrice: integer('sale_price'),
    /** Null: from now, or without an end. */
    saleFrom: timestamp('sale_from', { withTimezone: true }),
    saleUntil: timestamp('sale_until', { withTimezone: true }),
    onHand: integer('on_hand').notNull(),
    /** Reserved for unpaid orders, and not shown as in stock. */
    reserved: integer('reserved').notNull().default(0),
    /** Reserved for unpaid orders that yield to whoever pays first. */
    soft: integer('soft').notNull().default(0),
    /** No longer sold. Carts keep their lines with a notice; orders keep theirs. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    /** Packed weight of one piece; null uses the product's. */
    weightGrams: integer('weight_grams'),
    position: integer('position').notNull()
  },
  (table) => [
    index('variants_product').on(table.productId),
    index('variants_sku_alike').using('gin', sql`${table.sku} gin_trgm_ops`),
    uniqueIndex('variants_combination').on(table.productId, table.options),
    index('variants_priced')
      .on(table.price, table.productId)
      .where(sql`not ${table.isWithdrawn}`),
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

/** Edits of several products at once. Kept some days, for undo. */
export const bulkEdits = pgTable(
  'bulk_edits',
  {
    id: text('id').primaryKey(),
    /** No foreign key: edits outlive accounts. */
    adminId: text('admin_id').notNull(),
    /** Idempotency key. */
    key: text('key').notNull(),
    action: jsonb('action').$type<BulkEditAction>().notNull(),
    state: text('state').$type<BulkEdit['state']>().notNull(),
    products: integer('products').notNull(),
    undoneBy: text('undone_by'),
    /** Start of the edit, or of its undo. */
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
    finishedAt: timestamp('finished_at', { withTimezone: true })
  },
  (table) => [uniqueIndex('bulk_edits_key').on(table.adminId, table.key)]
)

/** SQL: an edit is being made or undone. */
export const isUnfinishedEdit = inArray(bulkEdits.state, ['running', 'undoing'])

/** Products of an edit, with what it changed. */
export const bulkEditProducts = pgTable(
  'bulk_edit_products',
  {
    editId: text('edit_id')
      .notNull()
      .references(() => bulkEdits.id, { onDelete: 'cascade' }),
    /** No foreign key: a deleted product is told of by its name. */
    productId: text('product_id').notNull(),
    name: text('name').notNull(),
    position: integer('position').notNull(),
    /** `kept`: an undo did not restore all of it. */
    state: text('state').$type<'waiting' | 'unchanged' | 'changed' | 'refused' | 'undone' | 'kept'>().notNull(),
    /** Pieces on hand by variant when the edit began; only for a count of stock. */
    counted: jsonb('counted').$type<Record<string, number>>(),
    change: jsonb('change').$type<ProductChange>(),
    /** Why it was left out, or kept. */
    refusal: jsonb('refusal').$type<Refusal>()
  },
  (table) => [
    primaryKey({ columns: [table.editId, table.productId] }),
    index('bulk_edit_products_state').on(table.editId, table.state, table.position)
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
    /** Measures of differing variants; the first whose options match applies. */
    sizes: jsonb('sizes').$type<VariantSize[]>().notNull().default([]),
    /** The view of this area; for colours with their own photographs, by colour value. */
    view: text('view').$type<AnyViewId>().notNull(),
    views: jsonb('views').$type<Record<string, AnyViewId>>().notNull().default({}),
    /** The owner's drawing; null for the shop's own models. */
    drawn: jsonb('drawn').$type<Pick<PrintAreaInput, 'corners' | 'isDyed' | 'photos'>>(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })]
)

/** Views of the owner's photographs. They are kept as long as the product, because orders show them. */
export const ownViews = pgTable(
  'own_views',
  {
    id: text('id').$type<OwnView['id']>().primaryKey(),
    productId: productId(),
    upload: text('upload').notNull(),
    focus: jsonb('focus').$type<OwnView['focus']>().notNull(),
    /** Null: the whole photograph. */
    crop: jsonb('crop').$type<PhotoCrop>(),
    corners: jsonb('corners').$type<OwnView['corners']>().notNull(),
    widthMm: doublePrecision('width_mm').notNull(),
    heightMm: doublePrecision('height_mm').notNull()
  },
  (table) => [index('own_views_product').on(table.productId), index('own_views_upload').on(table.upload)]
)

/** A short video of a product, shown after its pictures. */
export const productVideos = pgTable('product_videos', {
  productId: productId().primaryKey(),
  /** Uploads: the video and its poster. */
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
    /** Colour value; null for all colours. */
    colour: text('colour'),
    /** `photo` for a photograph, `none` for the placeholder. */
    view: text('view').$type<AnyViewId | 'photo' | 'none'>().notNull(),
    area: text('area'),
    picture: jsonb('picture').$type<Picture>().notNull(),
    /** Id of the photograph's upload. */
    upload: text('upload'),
    focus: jsonb('focus').$type<ProductPhoto['focus']>(),
    /** Null: the whole photograph. */
    crop: jsonb('crop').$type<PhotoCrop>()
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.position] }),
    index('product_pictures_upload')
      .on(table.upload)
      .where(sql`${table.upload} is not null`)
  ]
)

/** Discount per piece from this quantity on. */
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
    /** A verified buyer's review; its id is that of the row in the module `reviews`. */
    isVerified: boolean('is_verified').notNull().default(false),
    /** Fit, according to a wearer. */
    fit: text('fit').$type<Fit>(),
    /** The shop's answer. */
    answer: text('answer'),
    /** Number of helpful votes. A trigger counts the votes of the module `reviews`. */
    helpful: integer('helpful').notNull().default(0),
    /** Published photographs, in order. */
    photos: jsonb('photos')
      .$type<readonly { id: string; width: number; height: number }[]>()
      .notNull()
      .default(sql`'[]'::jsonb`)
  },
  (table) => [
    // One index per sort order, read backwards.
    index('reviews_newest').on(table.productId, table.date, table.id),
    index('reviews_most_helpful').on(table.productId, table.helpful, table.date, table.id),
    index('reviews_highest').on(table.productId, table.rating, table.date, table.id),
    index('reviews_lowest').on(table.productId, sql`(-${table.rating})`, table.date, table.id),
    index('reviews_fit')
      .on(table.productId, table.fit)
      .where(sql`${table.fit} is not null`),
    index('reviews_with_photos')
      .on(table.productId, table.date, table.id)
      .where(sql`${table.photos} <> '[]'::jsonb`),
    check('reviews_rating', sql`${table.rating} between 1 and 5`),
    check('reviews_helpful_count', sql`${table.helpful} >= 0`)
  ]
)

/** Answered questions, as shoppers read them. Those of shoppers are copies of the module `questions`, under the same id. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: text('id').primaryKey(),
    productId: text('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    author: text('author').notNull(),
    text: text('text').notNull(),
    answer: text('answer').notNull(),
    date: date('date', { mode: 'string' }).notNull()
  },
  (table) => [index('product_questions_latest').on(table.productId, table.date, table.id)]
)

/** Products bought together, most frequent first: see `countBoughtTogether` of the orders. */
export const boughtTogether = pgTable('bought_together', {
  productId: text('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Product ids. Some may no longer be on sale. */
  others: text('others').array().notNull()
})

/** Redirects to a product or category, wherever it is now: so there are neither chains nor loops. */
export const redirects = pgTable(
  'redirects',
  {
    id: text('id').primaryKey(),
    /** Normalised by `plainPath` of the contract. */
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

/** Search rows of products on sale, for lists and searches. Written only by `refresh_catalogue_search`, from the tables above: see decision 27. */
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
    /** Average rating in tenths; 0 without reviews. */
    rating: integer('rating').notNull(),
    ratings: integer('ratings').notNull(),
    /** Pieces sold recently. */
    sold: integer('sold').notNull().default(0),
    featured: integer('featured').notNull(),
    since: date('since', { mode: 'string' }).notNull(),
    /** Whether it is an unprinted, customisable product. */
    isBlank: boolean('is_blank').notNull(),
    /** Four bytes per variant on sale: the number of its option combination, doubled, plus 1 if available. */
    variants: bytea('variants').notNull(),
    /** Name (A), keywords (B), the word `blank` for unprinted products (C) and description (D), without accents. */
    text: tsvector('text').notNull()
  },
  (table) => [index('catalogue_search_text').using('gin', table.text)]
)

/**
 * Inverted index of the search rows: the products of a word, `postingBlock` numbers per row. A search with very many matches reads it instead of
 * product rows. Written only by `pack_catalogue_postings`, block by block.
 */
export const cataloguePostings = pgTable(
  'catalogue_postings',
  {
    lexeme: plainText('lexeme').notNull(),
    /** Its product numbers start at this times `postingBlock`. */
    block: integer('block').notNull(),
    /** Four bytes per product, ascending: see `postings/find-in-postings.ts`. */
    packed: bytea('packed').notNull()
  },
  (table) => [primaryKey({ columns: [table.lexeme, table.block] }), index('catalogue_postings_block').on(table.block)]
)

/** Products whose text changed since their block was packed: their postings are ignored. Appended by triggers. */
export const catalogueUnpacked = pgTable('catalogue_unpacked', { number: integer('number').primaryKey() })

/** Every option combination of any variant so far. */
export const optionCombinations = pgTable('option_combinations', {
  number: integer('number').primaryKey().generatedAlwaysAsIdentity(),
  options: jsonb('options').$type<Record<string, string>>().notNull().unique()
})

/** Every option value so far, with its order in facets. */
export const catalogueVocabulary = pgTable(
  'catalogue_vocabulary',
  {
    optionId: text('option_id').notNull(),
    value: text('value').notNull(),
    name: text('name').notNull(),
    label: text('label').notNull(),
    swatch: text('swatch'),
    optionPosition: integer('option_position').notNull(),
    /** Largest number of values beside it. */
    together: integer('together').notNull(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.optionId, table.value] })]
)

/** Words of names and keywords, for corrections. */
export const catalogueWords = pgTable('catalogue_words', { word: text('word').primaryKey() }, (table) => [
  index('catalogue_words_alike').using('gist', sql`${table.word} gist_trgm_ops`)
])

/** The language that search rows are written in. One row. */
export const catalogueLanguage = pgTable(
  'catalogue_language',
  {
    isOnly: boolean('is_only').primaryKey().default(true),
    /** Text search configuration that `refresh_catalogue_search` writes with. */
    configuration: text('configuration').notNull(),
    /** Configurations that rows may still be written with; empty once all are rewritten. */
    former: text('former').array().notNull(),
    /** Rows up to this number are rewritten. */
    rewritten: integer('rewritten').notNull(),
    /** Version of the settings that chose it. */
    revision: integer('revision').notNull()
  },
  (table) => [check('catalogue_language_only', sql`${table.isOnly}`)]
)

/** Synonyms by the owner. */
export const searchSynonyms = pgTable('search_synonyms', {
  id: text('id').primaryKey(),
  /** Typed words or phrases, in lower case. */
  words: text('words').array().notNull(),
  /** What they find in addition. Empty: the words are synonyms of each other. */
  finds: text('finds').array().notNull(),
  at: timestamp('at', { withTimezone: true }).notNull().defaultNow()
})

/** Products with an outdated search row. Appended by triggers in the transaction of the change. */
export const catalogueChanges = pgTable(
  'catalogue_changes',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    transaction: xid8('transaction')
      .notNull()
      .default(sql`pg_current_xact_id()`),
    /** Null: all of them. */
    number: integer('number'),
    at: timestamp('at', { withTimezone: true }).notNull().defaultNow(),
    /** Its product's search row was refreshed after it. */
    isTakenIn: boolean('is_taken_in').notNull().default(false)
  },
  (table) => [
    index('catalogue_changes_transaction').on(table.transaction),
    index('catalogue_changes_waiting')
      .on(table.id)
      .where(sql`not ${table.isTakenIn}`)
  ]
)
