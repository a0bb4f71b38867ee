import type { Line, Picture } from '@motif/contract'
import type { DesignDocument } from '@motif/design'
import { asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { goodsPicture, shownArea } from '../catalogue/goods-pictures.ts'
import { products, variants } from '../catalogue/tables.ts'
import { type Goods, type VariantRow, joinHeld, variantColumns, withFacts } from './goods.ts'
import { cartLines } from './tables.ts'

/** What stands in a line, without its goods and its design. */
export interface Content {
  id: string
  variantId: string
  quantity: number
  /** Names the design by its content; empty without one. */
  designHash: string
  /** Kept for later. */
  isSaved: boolean
  /** Orders the lines of a cart; other carts' places lie between. */
  position: number
}

/** A line of a cart, or one saved for later, with its goods. `available` counts pieces that the cart's own unpaid order holds back. */
export interface CartLine extends Goods, Omit<Content, 'designHash' | 'position'> {
  design: DesignDocument | null
  designId: string | null
  seenPrice: number
}

/** Enough to change a cart: reading every line with its goods takes far longer. */
export const readContents = (db: Database | Transaction, cartId: string): Promise<Content[]> =>
  db
    .select({ id: cartLines.id, variantId: cartLines.variantId, quantity: cartLines.quantity, designHash: cartLines.designHash, isSaved: cartLines.isSaved, position: cartLines.position })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))

type Row = VariantRow & Omit<CartLine, keyof Goods> & Record<string, unknown>

/** The lines of a cart in the order they were put in. */
export async function readLines(db: Database | Transaction, cartId: string): Promise<CartLine[]> {
  const { rows } = await db.execute<Row>(sql`
    select ${cartLines.id}, ${cartLines.quantity}, ${cartLines.isSaved} as "isSaved", ${cartLines.design}, ${cartLines.designId} as "designId", ${cartLines.seenPrice} as "seenPrice", ${variantColumns}
    from ${cartLines} join ${variants} on ${variants.id} = ${cartLines.variantId} join ${products} on ${products.id} = ${variants.productId} ${joinHeld(cartId)}
    where ${cartLines.cartId} = ${cartId} order by ${cartLines.position}`)
  return withFacts(db, rows)
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
