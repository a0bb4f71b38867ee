import type { Line, Picture } from '@motif/contract'
import { inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Tier } from '../pricing/index.ts'
import { colourOption } from './cards.ts'
import type { PicturedArea } from './product-views.ts'
import {
  type VariantSize,
  optionValues,
  options,
  printAreas,
  productPictures,
  products,
  tiers,
  variants
} from './tables.ts'

/** A variant without its product's data. */
export interface VariantRow {
  variantId: string
  productId: string
  productSlug: string
  category: string
  taxClass: string
  weightGrams: number
  name: string
  sku: string
  isCustomisable: boolean
  /** No longer sold. */
  isWithdrawn: boolean
  /** Values of its options by id. */
  chosen: Record<string, string>
  /** Current unit price, a sale included. */
  listPrice: number
  /** Unit price without a sale; null if no sale is set. Tiers apply to this. */
  regularPrice: number | null
  /** Available pieces. */
  available: number
}

/** The same as columns of `variants` joined with `products`. */
export const variantColumns = {
  variantId: variants.id,
  productId: variants.productId,
  productSlug: products.slug,
  category: products.category,
  taxClass: products.taxClass,
  weightGrams: products.weightGrams,
  name: products.name,
  sku: variants.sku,
  isCustomisable: products.isCustomisable,
  isWithdrawn: variants.isWithdrawn,
  chosen: variants.options,
  listPrice: variants.price,
  regularPrice: variants.regularPrice,
  available: sql<number>`${variants.onHand} - ${variants.reserved}`
} satisfies Record<keyof VariantRow, unknown>

/** A print area with the product's measures; `printAreasOf` returns the variant's. */
export interface ProductArea extends PicturedArea {
  bleedMm: number
  safeMm: number
  sizes: VariantSize[]
}

/** Current data of a variant for its buyer. */
export interface SoldVariant extends VariantRow {
  options: Line['options']
  areas: ProductArea[]
  colour: { value: string; label: string; swatch: string | null } | null
  picture: Picture
  tiers: Tier[]
}

interface ProductFacts extends Record<string, unknown> {
  id: string
  options: { id: string; name: string; values: { value: string; label: string; swatch: string | null }[] }[]
  areas: ProductArea[]
  /** The first picture of each colour; null for all colours. */
  pictures: { colour: string | null; position: number; picture: Picture }[]
  tiers: Tier[]
}

async function readFacts(db: Database | Transaction, ids: readonly string[]): Promise<Map<string, ProductFacts>> {
  if (ids.length === 0) return new Map()
  const { rows } = await db.execute<ProductFacts>(sql`
    select ${products.id},
      (select coalesce(json_agg(json_build_object('id', ${options.id}, 'name', ${options.name}, 'values', (
          select json_agg(json_build_object('value', ${optionValues.value}, 'label', ${optionValues.label}, 'swatch', ${optionValues.swatch}))
          from ${optionValues} where ${optionValues.productId} = ${options.productId} and ${optionValues.optionId} = ${options.id}
        )) order by ${options.position}), '[]') from ${options} where ${options.productId} = ${products.id}) as options,
      (select coalesce(json_agg(json_build_object('id', ${printAreas.id}, 'view', ${printAreas.view}, 'views', ${printAreas.views}, 'widthMm', ${printAreas.widthMm}, 'heightMm', ${printAreas.heightMm}, 'bleedMm', ${printAreas.bleedMm}, 'safeMm', ${printAreas.safeMm}, 'sizes', ${printAreas.sizes}) order by ${printAreas.position}), '[]')
        from ${printAreas} where ${printAreas.productId} = ${products.id}) as areas,
      (select json_agg(first) from (
        select distinct on (${productPictures.colour}) ${productPictures.colour}, ${productPictures.position}, ${productPictures.picture} from ${productPictures}
        where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery' order by ${productPictures.colour}, ${productPictures.position}
      ) first) as pictures,
      (select coalesce(json_agg(json_build_object('quantity', ${tiers.quantity}, 'percentOff', ${tiers.percentOff})), '[]') from ${tiers} where ${tiers.productId} = ${products.id}) as tiers
    from ${products} where ${inArray(products.id, [...ids])}`)
  return new Map(rows.map((row) => [row.id, row]))
}

function soldVariantOf<Row extends VariantRow>(row: Row, facts: ProductFacts | undefined): Row & SoldVariant {
  const { chosen } = row
  const pictures = facts?.pictures.filter(({ colour }) => colour === null || colour === chosen[colourOption]) ?? []
  const [first] = pictures.sort((a, b) => a.position - b.position)
  if (!facts || !first) throw new Error(`The product of variant ${row.variantId} has no picture`)
  const values = facts.options.flatMap(({ id, name, values }) =>
    values.filter(({ value }) => value === chosen[id]).map((value) => ({ id, name, ...value }))
  )
  const colour = values.find(({ id }) => id === colourOption)
  return {
    ...row,
    options: values.map(({ name, label }) => ({ name, value: label })),
    areas: facts.areas,
    colour: colour ? { value: colour.value, label: colour.label, swatch: colour.swatch } : null,
    picture: first.picture,
    tiers: facts.tiers
  }
}

/** Adds the data of the products, each read once. */
export async function withFacts<Row extends VariantRow>(
  db: Database | Transaction,
  rows: readonly Row[]
): Promise<(Row & SoldVariant)[]> {
  const facts = await readFacts(db, [...new Set(rows.map(({ productId }) => productId))])
  return rows.map((row) => soldVariantOf(row, facts.get(row.productId)))
}
