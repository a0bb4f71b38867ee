import type { Line, Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { colourOption } from '../catalogue/cards.ts'
import { type PicturedArea, goodsPicture, shownArea } from '../catalogue/goods-pictures.ts'
import { optionValues, options, printAreas, productPictures, products, tiers, variants } from '../catalogue/tables.ts'
import type { Tier } from '../checkout/pricing.ts'
import { orderLines, orders } from '../orders/tables.ts'
import { cartLines } from './tables.ts'

/** What a cart needs to know of a variant, as it is now. */
export interface Goods {
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
  options: Line['options']
  listPrice: number
  /** Pieces that can be bought now. */
  available: number
  areas: PicturedArea[]
  colour: { label: string; swatch: string | null } | null
  picture: Picture
  tiers: Tier[]
}

/** A line of a cart, or one saved for later, with its goods. `available` counts pieces that the cart's own unpaid order holds back. */
export interface CartLine extends Goods {
  id: string
  quantity: number
  /** Kept for later. */
  isSaved: boolean
  /** Orders the lines of a cart; other carts' places lie between. */
  position: number
  design: DesignDocument | null
  designId: string | null
  /** Names the design by its content; empty without one. */
  designHash: string
  seenPrice: number
}

type Row<Shape> = Shape & Record<string, unknown>

const goodsColumns = sql`
  ${variants.id} as "variantId", ${variants.productId} as "productId", ${products.slug} as "productSlug", ${products.category},
  ${products.taxClass} as "taxClass", ${products.weightGrams} as "weightGrams", ${products.name}, ${variants.sku}, ${variants.isWithdrawn} as "isWithdrawn",
  ${products.isCustomisable} as "isCustomisable", ${variants.price} as "listPrice",
  (select coalesce(json_agg(json_build_object('name', ${options.name}, 'value', ${optionValues.label}) order by ${options.position}), '[]')
    from ${options} join ${optionValues} on ${optionValues.productId} = ${options.productId} and ${optionValues.optionId} = ${options.id}
    where ${options.productId} = ${products.id} and ${optionValues.value} = ${variants.options} ->> ${options.id}) as options,
  (select coalesce(json_agg(json_build_object('id', ${printAreas.id}, 'view', ${printAreas.view}, 'widthMm', ${printAreas.widthMm}, 'heightMm', ${printAreas.heightMm}) order by ${printAreas.position}), '[]')
    from ${printAreas} where ${printAreas.productId} = ${products.id}) as areas,
  (select json_build_object('label', ${optionValues.label}, 'swatch', ${optionValues.swatch}) from ${optionValues}
    where ${optionValues.productId} = ${products.id} and ${optionValues.optionId} = ${colourOption} and ${optionValues.value} = ${variants.options} ->> ${colourOption}) as colour,
  (select ${productPictures.picture} from ${productPictures} where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery'
    and (${productPictures.colour} is null or ${productPictures.colour} = ${variants.options} ->> ${colourOption}) order by ${productPictures.position} limit 1) as picture,
  (select coalesce(json_agg(json_build_object('quantity', ${tiers.quantity}, 'percentOff', ${tiers.percentOff})), '[]') from ${tiers} where ${tiers.productId} = ${products.id}) as tiers`

/** Pieces of a variant that an unpaid order of this cart holds back: they are the buyer's own. */
const heldFor = (cartId: SQL) => sql`(
  select coalesce(sum(${orderLines.quantity}), 0) from ${orders} join ${orderLines} on ${orderLines.orderId} = ${orders.id}
  where ${orders.cartId} = ${cartId} and ${orders.status} = 'pending' and ${orders.stock} = 'held' and ${orderLines.variantId} = ${variants.id}
)`

/** A variant as a cart sees it, or undefined. */
export async function readGoods(db: Database | Transaction, variantId: string, cartId: string): Promise<Goods | undefined> {
  const { rows } = await db.execute<Row<Goods>>(sql`
    select ${goodsColumns}, (${variants.onHand} - ${variants.reserved} + ${heldFor(sql`${cartId}`)})::int as available
    from ${variants} join ${products} on ${products.id} = ${variants.productId} where ${variants.id} = ${variantId}`)
  return rows[0]
}

/** The lines of a cart in the order they were put in, read in one statement. */
export async function readLines(db: Database | Transaction, cartId: string): Promise<CartLine[]> {
  const { rows } = await db.execute<Row<CartLine>>(sql`
    select ${cartLines.id}, ${cartLines.quantity}, ${cartLines.isSaved} as "isSaved", ${cartLines.position}::float8 as position, ${cartLines.design}, ${cartLines.designId} as "designId", ${cartLines.designHash} as "designHash", ${cartLines.seenPrice} as "seenPrice",
      ${goodsColumns}, (${variants.onHand} - ${variants.reserved} + ${heldFor(sql`${cartLines.cartId}`)})::int as available
    from ${cartLines} join ${variants} on ${variants.id} = ${cartLines.variantId} join ${products} on ${products.id} = ${variants.productId}
    where ${cartLines.cartId} = ${cartId} order by ${cartLines.position}`)
  return rows
}

/** The goods as they look with the line's own design, seen from the side it is on. */
export function lineImage({ name, areas, colour, picture, design }: Pick<CartLine, 'name' | 'areas' | 'colour' | 'picture' | 'design'>): Picture {
  const area = design ? shownArea(areas, design) : undefined
  return design && area ? goodsPicture({ name, areas, colour: colour ?? undefined, view: area.view, artwork: design }) : picture
}

const previewWidth = 640

/** The design as a line of a cart or an order hands it out. */
export function lineDesign(design: DesignDocument | null, designId: string | null, image: Picture): Line['design'] {
  if (!design) return null
  const width = image.widths.find((width) => width >= previewWidth) ?? image.widths.at(-1)
  return { document: design, designId, previewUrl: `${image.url}-${width}.webp` }
}
