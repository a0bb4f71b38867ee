import type { Line, Picture } from '@motif/contract'
import { type SQL, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { colourOption } from '../catalogue/cards.ts'
import type { PicturedArea } from '../catalogue/goods-pictures.ts'
import { optionValues, options, printAreas, productPictures, products, tiers, variants } from '../catalogue/tables.ts'
import type { Tier } from '../checkout/pricing.ts'
import { orderLines, orders } from '../orders/tables.ts'

/** A variant before what its product says of it is added. */
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
  /** Not sold any more. */
  isWithdrawn: boolean
  /** Values of its options by their ids. */
  chosen: Record<string, string>
  listPrice: number
  /** Pieces that can be bought now. */
  available: number
}

/** What a cart needs to know of a variant, as it is now. */
export interface Goods extends VariantRow {
  options: Line['options']
  areas: PicturedArea[]
  colour: { label: string; swatch: string | null } | null
  picture: Picture
  tiers: Tier[]
}

export const variantColumns = sql`
  ${variants.id} as "variantId", ${variants.productId} as "productId", ${products.slug} as "productSlug", ${products.category},
  ${products.taxClass} as "taxClass", ${products.weightGrams} as "weightGrams", ${products.name}, ${variants.sku},
  ${products.isCustomisable} as "isCustomisable", ${variants.isWithdrawn} as "isWithdrawn", ${variants.price} as "listPrice", ${variants.options} as chosen,
  (${variants.onHand} - ${variants.reserved} + coalesce(held.pieces, 0))::int as available`

/** Joins what an unpaid order of this cart holds back of each variant: it is the buyer's own. */
export const joinHeld = (cartId: string): SQL => sql`
  left join (
    select ${orderLines.variantId} as variant_id, sum(${orderLines.quantity}) as pieces from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
    where ${orders.cartId} = ${cartId} and ${orders.status} = 'pending' and ${orders.stock} = 'held' group by ${orderLines.variantId}
  ) held on held.variant_id = ${variants.id}`

interface ProductFacts extends Record<string, unknown> {
  id: string
  options: { id: string; name: string; values: { value: string; label: string; swatch: string | null }[] }[]
  areas: PicturedArea[]
  /** The first picture of each colour; of none where it fits every colour. */
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
      (select coalesce(json_agg(json_build_object('id', ${printAreas.id}, 'view', ${printAreas.view}, 'widthMm', ${printAreas.widthMm}, 'heightMm', ${printAreas.heightMm}) order by ${printAreas.position}), '[]')
        from ${printAreas} where ${printAreas.productId} = ${products.id}) as areas,
      (select json_agg(first) from (
        select distinct on (${productPictures.colour}) ${productPictures.colour}, ${productPictures.position}, ${productPictures.picture} from ${productPictures}
        where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery' order by ${productPictures.colour}, ${productPictures.position}
      ) first) as pictures,
      (select coalesce(json_agg(json_build_object('quantity', ${tiers.quantity}, 'percentOff', ${tiers.percentOff})), '[]') from ${tiers} where ${tiers.productId} = ${products.id}) as tiers
    from ${products} where ${inArray(products.id, [...ids])}`)
  return new Map(rows.map((row) => [row.id, row]))
}

function goodsOf<Row extends VariantRow>(row: Row, facts: ProductFacts | undefined): Row & Goods {
  const { chosen } = row
  const pictures = facts?.pictures.filter(({ colour }) => colour === null || colour === chosen[colourOption]) ?? []
  const [first] = pictures.sort((a, b) => a.position - b.position)
  if (!facts || !first) throw new Error(`The product of variant ${row.variantId} has no picture`)
  const values = facts.options.flatMap(({ id, name, values }) => values.filter(({ value }) => value === chosen[id]).map((value) => ({ id, name, ...value })))
  const colour = values.find(({ id }) => id === colourOption)
  return {
    ...row,
    options: values.map(({ name, label }) => ({ name, value: label })),
    areas: facts.areas,
    colour: colour ? { label: colour.label, swatch: colour.swatch } : null,
    picture: first.picture,
    tiers: facts.tiers
  }
}

/** Adds what the products say. They are read once each, however many lines are of them. */
export async function withFacts<Row extends VariantRow>(db: Database | Transaction, rows: readonly Row[]): Promise<(Row & Goods)[]> {
  const facts = await readFacts(db, [...new Set(rows.map(({ productId }) => productId))])
  return rows.map((row) => goodsOf(row, facts.get(row.productId)))
}

/** Variants as a cart sees them, by their ids; those there are not are left out. */
export async function readGoods(db: Database | Transaction, variantIds: readonly string[], cartId: string): Promise<Map<string, Goods>> {
  const { rows } = await db.execute<VariantRow & Record<string, unknown>>(sql`
    select ${variantColumns} from ${variants} join ${products} on ${products.id} = ${variants.productId} ${joinHeld(cartId)} where ${inArray(variants.id, [...new Set(variantIds)])}`)
  return new Map((await withFacts(db, rows)).map((goods) => [goods.variantId, goods]))
}
