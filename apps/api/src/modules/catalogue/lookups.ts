import type { Picture } from '@motif/contract'
import { withSubcategories } from '@motif/contract/category-rules'
import type { DesignDocument } from '@motif/design'
import { type SQL, and, asc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { colourOption } from './cards.ts'
import { areasOfProduct } from './print-areas.ts'
import { categories, optionValues, productPictures, products, variants } from './tables.ts'

/** Name of a category or product, by slug. */
export interface Named {
  slug: string
  name: string
}

/** Categories of these slugs in shop order; unknown ones are left out. */
export const categoriesOf = async (db: Database | Transaction, slugs: readonly string[]): Promise<Named[]> =>
  slugs.length === 0
    ? []
    : db
        .select({ slug: categories.slug, name: categories.name })
        .from(categories)
        .where(inArray(categories.slug, [...slugs]))
        .orderBy(categories.position)

/** Slugs of these categories and of those below them. */
export async function slugsWithSubcategories(db: Database | Transaction, slugs: readonly string[]): Promise<string[]> {
  if (slugs.length === 0) return []
  const all = await db.select({ slug: categories.slug, parent: categories.parent }).from(categories)
  return withSubcategories(all, slugs).map(({ slug }) => slug)
}

/** Products of these slugs in shop order; unknown ones are left out. */
export const productsOf = async (db: Database | Transaction, slugs: readonly string[]): Promise<Named[]> =>
  slugs.length === 0
    ? []
    : db
        .select({ slug: products.slug, name: products.name })
        .from(products)
        .where(inArray(products.slug, [...slugs]))
        .orderBy(products.featured)

/** Number of these products visible to shoppers, and whether others are. */
export async function shownProducts(
  db: Database,
  slugs: readonly string[]
): Promise<{ among: number; hasOthers: boolean }> {
  const [among, others] = await Promise.all([
    db.$count(products, and(eq(products.isShown, true), inArray(products.slug, [...slugs]))),
    db
      .select({ id: products.id })
      .from(products)
      .where(and(eq(products.isShown, true), notInArray(products.slug, [...slugs])))
      .limit(1)
  ])
  return { among, hasOthers: others.length > 0 }
}

/** Number of these variants on sale, in stock or not. */
export const countOnSale = (db: Database | Transaction, variantIds: readonly string[]): Promise<number> =>
  db.$count(
    variants,
    and(
      eq(variants.isWithdrawn, false),
      inArray(variants.id, [...variantIds]),
      inArray(variants.productId, db.select({ id: products.id }).from(products).where(eq(products.isShown, true)))
    )
  )

/** Whether any product has this colour, `#rrggbb`. */
export async function isSwatch(db: Database, swatch: string): Promise<boolean> {
  const [known] = await db
    .select({ swatch: optionValues.swatch })
    .from(optionValues)
    .where(eq(optionValues.swatch, swatch))
    .limit(1)
  return known !== undefined
}

/** Products in shop order, for prerendering. */
const firstShownPicture = 200

/** Gallery pictures of the products listed first, in order. */
export async function galleryPictures(db: Database): Promise<Picture[]> {
  const first = db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.isShown, true))
    .orderBy(asc(products.featured))
    .limit(firstShownPicture)
  const rows = await db
    .select({ picture: productPictures.picture })
    .from(productPictures)
    .where(and(eq(productPictures.kind, 'gallery'), inArray(productPictures.productId, first)))
    .orderBy(asc(productPictures.position))
  return rows.map(({ picture }) => picture)
}

/** Products whose artwork is a template, in shop order, each with its first picture. */
export const productsUsingTemplate = (db: Database) =>
  db
    .selectDistinctOn([products.featured, products.id], {
      slug: products.slug,
      template: products.template,
      picture: productPictures.picture
    })
    .from(products)
    .innerJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.kind, 'gallery')))
    .where(and(isNotNull(products.template), eq(products.isShown, true)))
    .orderBy(asc(products.featured), asc(products.id), asc(productPictures.position))

/** Print areas and artworks of a product. */
export interface PrintedProduct extends Named {
  isShown: boolean
  template: { name: string } | null
  artwork: DesignDocument | null
  areas: Awaited<ReturnType<typeof areasOfProduct>>
  colours: { value: string; label: string; swatch: string | null; artwork: DesignDocument | null }[]
}

export async function printedProduct(db: Database, slug: string): Promise<PrintedProduct | undefined> {
  const [row] = await db
    .select({
      id: products.id,
      slug: products.slug,
      name: products.name,
      isShown: products.isShown,
      template: products.template,
      artwork: products.artwork
    })
    .from(products)
    .where(eq(products.slug, slug))
  if (!row) return undefined
  const { id, ...product } = row
  const [areas, colours] = await Promise.all([
    areasOfProduct(db, id),
    db
      .select({
        value: optionValues.value,
        label: optionValues.label,
        swatch: optionValues.swatch,
        artwork: optionValues.artwork
      })
      .from(optionValues)
      .where(and(eq(optionValues.productId, id), eq(optionValues.optionId, colourOption)))
      .orderBy(asc(optionValues.position))
  ])
  return { ...product, areas, colours }
}

/** Every artwork of the shop, as rows of one column. */
export const artworkDocuments: SQL = sql`
  select ${products.artwork} as document from ${products} where ${products.artwork} is not null
  union all select ${optionValues.artwork} from ${optionValues} where ${optionValues.artwork} is not null`
