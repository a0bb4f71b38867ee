import type { ProductInput } from '@motif/contract'
import { type AnyColumn, asc, eq, gt, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { audit } from '../audit/index.ts'
import { isViewId } from '../drawing/index.ts'
import { categoryPathText } from './category-tree.ts'
import { readInput } from './product-input.ts'
import { categories, optionValues, options, productPictures, products, tiers, variants } from './tables.ts'

/** A product before it is replaced. */
export interface KnownProduct {
  id: string
  revision: number
  input: ProductInput
  /** It has pictures rendered by the shop. */
  hasMadePictures: boolean
}

/** The product of a slug. It and its variants are locked until the transaction ends, so that its stock stays true. */
export async function lockProductBySlug(tx: Transaction, slug: string): Promise<KnownProduct | undefined> {
  const [row] = await tx.select().from(products).where(eq(products.slug, slug)).for('no key update')
  if (!row) return undefined
  const { id, revision, views } = row
  await tx
    .select({ id: variants.id })
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(variants.id)
    .for('no key update')
  return { id, revision, input: await readInput(tx, row), hasMadePictures: views.some(isViewId) }
}

/**
 * Sets the available stock of a variant by SKU; reserved pieces are added. Call `catalogueChanged` after the commit. Returns undefined for an
 * unknown SKU.
 */
export async function setStock(
  tx: Transaction,
  platform: Pick<Platform, 'clock'>,
  { adminId, sku, stock }: { adminId: string; sku: string; stock: number }
): Promise<'changed' | 'unchanged' | undefined> {
  const [known] = await tx.select().from(variants).where(eq(variants.sku, sku)).for('no key update')
  if (!known) return undefined
  const onHand = stock + known.reserved + known.soft
  if (onHand === known.onHand) return 'unchanged'
  await tx.update(variants).set({ onHand }).where(eq(variants.id, known.id))
  await audit(platform, tx, {
    adminId,
    action: 'variant.change',
    subject: known.id,
    change: { from: { onHand: known.onHand }, to: { onHand } }
  })
  return 'changed'
}

/** The exported part of a product: what plain columns can hold. */
export type ExportedProduct = Pick<
  ProductInput,
  | 'slug'
  | 'name'
  | 'description'
  | 'details'
  | 'options'
  | 'variants'
  | 'tiers'
  | 'taxClass'
  | 'weightGrams'
  | 'seo'
  | 'status'
  | 'liveFrom'
  | 'pictures'
> & {
  /** Names of its category and those above it: `Clothes > Shirts`. */
  category: string
}

/** Formats a database timestamp as JSON does. */
const momentText = (column: AnyColumn) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Products per batch. */
const batch = 200

type Exported = ExportedProduct & { number: number }

const after = (db: Database, number: number) =>
  db.execute<{ [Key in keyof Exported]: Exported[Key] }>(sql`
    select ${products.number}, ${products.slug}, ${products.name}, ${products.description}, ${products.details}, ${products.taxClass} as "taxClass",
      ${products.weightGrams} as "weightGrams", ${products.seo}, ${products.status}, ${momentText(products.liveFrom)} as "liveFrom", ${categoryPathText} as category,
      chosen.options, sold.variants, stepped.tiers, shown.pictures
    from ${products}
    join ${categories} on ${categories.slug} = ${products.category}
    cross join lateral (
      select coalesce(json_agg(json_build_object('id', ${options.id}, 'name', ${options.name}, 'values', listed.values) order by ${options.position}), '[]') as options
      from ${options}
      cross join lateral (
        select json_agg(json_build_object('value', ${optionValues.value}, 'label', ${optionValues.label}, 'swatch', ${optionValues.swatch}) order by ${optionValues.position}) as values
        from ${optionValues} where ${optionValues.productId} = ${products.id} and ${optionValues.optionId} = ${options.id}
      ) listed
      where ${options.productId} = ${products.id}
    ) chosen
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'sku', ${variants.sku}, 'options', ${variants.options}, 'price', coalesce(${variants.regularPrice}, ${variants.price}), 'sale', case when ${variants.salePrice} is not null then json_build_object(
          'price', ${variants.salePrice}, 'from', ${momentText(variants.saleFrom)}, 'until', ${momentText(variants.saleUntil)}) end, 'onHand', ${variants.onHand},
        'weightGrams', ${variants.weightGrams}, 'isWithdrawn', ${variants.isWithdrawn}
      ) order by ${variants.position}, ${variants.id}), '[]') as variants
      from ${variants} where ${variants.productId} = ${products.id}
    ) sold
    cross join lateral (
      select coalesce(json_agg(json_build_object('quantity', ${tiers.quantity}, 'percentOff', ${tiers.percentOff}) order by ${tiers.quantity}), '[]') as tiers
      from ${tiers} where ${tiers.productId} = ${products.id}
    ) stepped
    cross join lateral (
      select coalesce(json_agg(json_build_object(
        'upload', ${productPictures.upload}, 'alt', ${productPictures.picture} ->> 'alt', 'colour', ${productPictures.colour}, 'focus', ${productPictures.focus},
        'crop', ${productPictures.crop}
      ) order by ${productPictures.position}), '[]') as pictures
      from ${productPictures} where ${productPictures.productId} = ${products.id} and ${productPictures.upload} is not null
    ) shown
    where ${products.number} > ${number}
    order by ${products.number} limit ${batch}`)

/** Every product in order of creation, in batches: memory use is constant. */
export async function* exportedProducts(db: Database): AsyncGenerator<ExportedProduct[]> {
  for (let number = -1; ;) {
    const { rows } = await after(db, number)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    number = last.number
  }
}

/** Available stock of every variant by SKU, in batches. */
export async function* exportedStock(db: Database): AsyncGenerator<{ sku: string; stock: number }[]> {
  for (let sku = ''; ;) {
    const rows = await db
      .select({
        sku: variants.sku,
        stock: sql<number>`${variants.onHand} - ${variants.reserved} - ${variants.soft}`
      })
      .from(variants)
      .where(gt(variants.sku, sku))
      .orderBy(asc(variants.sku))
      .limit(batch * 5)
    const last = rows.at(-1)
    if (!last) return
    yield rows
    sku = last.sku
  }
}
