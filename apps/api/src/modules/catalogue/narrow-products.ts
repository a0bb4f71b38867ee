import type { ProductPrintFilter, ProductSaleFilter, ProductStockFilter } from '@motif/contract/list-filter-rules'
import { type SQL, and, gte, lte, sql } from 'drizzle-orm'
import { printAreas, products, scarceAt, variants } from './tables.ts'

export interface ProductNarrowing {
  stock?: ProductStockFilter | undefined
  /** Of the lowest current price of the variants on sale, in minor units. */
  priceFrom?: number | undefined
  priceTo?: number | undefined
  sale?: ProductSaleFilter | undefined
  printable?: ProductPrintFilter | undefined
}

/** Conditions on `products` beside text, status and category. */
export interface NarrowedProducts {
  which: SQL
  /** Ids of products, repeated ones too, that include all that meet a condition; each by an index. */
  lookUps: readonly SQL[]
}

const available = sql`${variants.onHand} - ${variants.reserved}`
const sold = sql`${variants.productId} = ${products.id} and not ${variants.isWithdrawn}`
const hasSold = (which: SQL): SQL => sql`exists (select from ${variants} where ${sold} and ${which})`
const productsOf = (which: SQL): SQL => sql`select ${variants.productId} as id from ${variants} where ${which}`

const isAvailable = hasSold(sql`${available} > 0`)
const isScarce = sql`${available} <= ${scarceAt}`

function byStock(stock: ProductStockFilter): NarrowedProducts {
  const scarce = productsOf(sql`${isScarce} and not ${variants.isWithdrawn}`)
  const soldOut = productsOf(sql`${isScarce} and not ${variants.isWithdrawn} and ${available} <= 0`)
  if (stock === 'in') return { which: isAvailable, lookUps: [] }
  return stock === 'out'
    ? { which: sql`(not ${isAvailable} and ${hasSold(sql`true`)})`, lookUps: [soldOut] }
    : { which: sql`(${isAvailable} and ${hasSold(isScarce)})`, lookUps: [scarce] }
}

function bySale(sale: ProductSaleFilter, now: Date): NarrowedProducts {
  const isReduced = sql`${variants.salePrice} is not null and ${variants.regularPrice} > ${variants.price}`
  const isPlanned = sql`${variants.salePrice} is not null and ${variants.saleFrom} > ${now}`
  const lookUps = [productsOf(sql`${variants.salePrice} is not null`)]
  if (sale === 'now') return { which: hasSold(isReduced), lookUps }
  if (sale === 'planned') return { which: hasSold(isPlanned), lookUps }
  return { which: sql`not ${hasSold(sql`(${isReduced} or ${isPlanned})`)}`, lookUps: [] }
}

function byPrice({ priceFrom, priceTo }: ProductNarrowing): NarrowedProducts {
  const within = (price: SQL) =>
    and(
      priceFrom === undefined ? undefined : gte(price, sql`${priceFrom}::bigint`),
      priceTo === undefined ? undefined : lte(price, sql`${priceTo}::bigint`)
    ) ?? sql`true`
  return {
    which: within(sql`(select min(${variants.price}) from ${variants} where ${sold})`),
    lookUps: [productsOf(sql`not ${variants.isWithdrawn} and ${within(sql`${variants.price}`)}`)]
  }
}

const byPrint = (printable: ProductPrintFilter): NarrowedProducts =>
  printable === 'yes'
    ? {
        which: sql`${products.isCustomisable}`,
        lookUps: [sql`select ${printAreas.productId} as id from ${printAreas}`]
      }
    : { which: sql`not ${products.isCustomisable}`, lookUps: [] }

/** Undefined without conditions. */
export function narrowProducts(narrowing: ProductNarrowing, now: Date): NarrowedProducts | undefined {
  const { stock, priceFrom, priceTo, sale, printable } = narrowing
  const parts = [
    ...(stock === undefined ? [] : [byStock(stock)]),
    ...(sale === undefined ? [] : [bySale(sale, now)]),
    ...(priceFrom === undefined && priceTo === undefined ? [] : [byPrice(narrowing)]),
    ...(printable === undefined ? [] : [byPrint(printable)])
  ]
  if (parts.length === 0) return undefined
  return {
    which: and(...parts.map(({ which }) => which)) ?? sql`true`,
    lookUps: parts.flatMap(({ lookUps }) => lookUps)
  }
}
