import type { Picture, Product, TemplateKind } from '@motif/contract'
import { sql } from 'drizzle-orm'
import {
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
  uniqueIndex
} from 'drizzle-orm/pg-core'
import { designColumn } from '../../platform/design-column.ts'
import type { ViewId } from '../drawing/index.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

export const categories = pgTable('categories', {
  slug: text('slug').primaryKey(),
  name: text('name').notNull(),
  description: text('description').notNull(),
  position: integer('position').notNull()
})

export const products = pgTable(
  'products',
  {
    id: text('id').primaryKey(),
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
    /** Words people look for it by beside its name: category, colours, materials, spellings without hyphens. */
    keywords: text('keywords').notNull(),
    search: tsvector('search').generatedAlwaysAs(
      sql`setweight(to_tsvector('english', name), 'A') || setweight(to_tsvector('english', keywords), 'B') || setweight(to_tsvector('english', description), 'D')`
    )
  },
  (table) => [
    index('products_search').using('gin', table.search),
    index('products_words').using('gin', sql`(name || ' ' || keywords) gin_trgm_ops`),
    index('products_category').on(table.category)
  ]
)

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
    /** `#rrggbb`; the tint of the goods' pictures. Null where the option is no colour. */
    swatch: text('swatch'),
    /** Printed on goods of this colour where it differs from the product's own. */
    artwork: designColumn('artwork'),
    position: integer('position').notNull()
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.optionId, table.value] }),
    foreignKey({
      columns: [table.productId, table.optionId],
      foreignColumns: [options.productId, options.id]
    }).onDelete('cascade')
  ]
)

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
    /** Minor units of the shop's currency. */
    price: integer('price').notNull(),
    onHand: integer('on_hand').notNull(),
    /** Held for unpaid orders, and not shown as in stock. */
    reserved: integer('reserved').notNull().default(0),
    /** Held for unpaid orders that give way to whoever pays first. */
    soft: integer('soft').notNull().default(0),
    /** Not sold any more. Carts keep their lines and say so; orders keep theirs. */
    isWithdrawn: boolean('is_withdrawn').notNull().default(false),
    position: integer('position').notNull()
  },
  (table) => [
    index('variants_product').on(table.productId),
    uniqueIndex('variants_combination').on(table.productId, table.options),
    check('variants_price', sql`${table.price} >= 0`),
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
    /** The view whose print map this area is. */
    view: text('view').$type<ViewId>().notNull(),
    position: integer('position').notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.id] })]
)

/** Pictures of products by colour. `blank` shows a print area of the unprinted goods, for the design tool. */
export const productPictures = pgTable(
  'product_pictures',
  {
    productId: productId(),
    position: integer('position').notNull(),
    kind: text('kind').$type<'gallery' | 'blank'>().notNull(),
    /** Value of the colour option; null where it fits every colour. */
    colour: text('colour'),
    view: text('view').$type<ViewId>().notNull(),
    area: text('area'),
    picture: jsonb('picture').$type<Picture>().notNull()
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })]
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

/** What people said of products. */
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
    date: date('date', { mode: 'string' }).notNull()
  },
  (table) => [
    index('reviews_product').on(table.productId, table.date),
    check('reviews_rating', sql`${table.rating} between 1 and 5`)
  ]
)
