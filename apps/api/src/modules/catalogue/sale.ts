import type { ProductInput } from '@motif/contract'
import { type SQL, and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { WrongMember } from '../../platform/problem.ts'
import { catalogueChanged } from './cache.ts'
import { variants } from './tables.ts'

type Wish = ProductInput['variants'][number]

/** Price columns of a variant: `price` is the current one, `regularPrice` the one without a sale. */
export type Prices = Pick<
  typeof variants.$inferSelect,
  'price' | 'regularPrice' | 'salePrice' | 'saleFrom' | 'saleUntil'
>

const momentOf = (text: string | null) => (text === null ? null : new Date(text))

/** Columns for prices by staff. A sale includes its start and excludes its end. */
export function pricesOf({ price, sale }: Pick<Wish, 'price' | 'sale'>, now: Date): Prices {
  if (sale === null) return { price, regularPrice: null, salePrice: null, saleFrom: null, saleUntil: null }
  const [saleFrom, saleUntil] = [momentOf(sale.from), momentOf(sale.until)]
  const isNow = (saleFrom === null || saleFrom <= now) && (saleUntil === null || saleUntil > now)
  return { price: isNow ? sale.price : price, regularPrice: price, salePrice: sale.price, saleFrom, saleUntil }
}

/** Prices of a variant for staff. */
export const writtenPrices = ({
  price,
  regularPrice,
  salePrice,
  saleFrom,
  saleUntil
}: Prices): Pick<Wish, 'price' | 'sale'> => ({
  price: regularPrice ?? price,
  sale:
    salePrice === null
      ? null
      : { price: salePrice, from: saleFrom?.toISOString() ?? null, until: saleUntil?.toISOString() ?? null }
})

/** Regular price during a sale. */
export const formerPrice = ({ price, regularPrice }: Pick<Prices, 'price' | 'regularPrice'>): number | null =>
  regularPrice !== null && regularPrice > price ? regularPrice : null

/** Invalid sales: not cheaper, or ended before they start. */
export const wrongSales = (wishes: readonly Wish[]): WrongMember[] =>
  wishes.flatMap(({ price, sale }, index): WrongMember[] => [
    ...(sale && sale.price >= price
      ? [{ pointer: `/variants/${index}/sale/price`, reason: 'sale-price-not-lower' } as const]
      : []),
    ...(sale && sale.from !== null && sale.until !== null && new Date(sale.from) >= new Date(sale.until)
      ? [{ pointer: `/variants/${index}/sale/until`, reason: 'sale-ends-too-early' } as const]
      : [])
  ])

const dueAt = (now: Date): SQL<number> => sql`
  case when (${variants.saleFrom} is null or ${variants.saleFrom} <= ${now}) and (${variants.saleUntil} is null or ${variants.saleUntil} > ${now})
    then ${variants.salePrice} else ${variants.regularPrice} end`

/** Starts and ends due sales. Triggers record the changed prices for the lists of every server. */
export async function changeDuePrices(platform: Pick<Platform, 'db' | 'clock' | 'log' | 'notices'>): Promise<void> {
  const now = platform.clock.now()
  const changed = await platform.db.transaction(async (tx) => {
    const due = await tx
      .select({ id: variants.id })
      .from(variants)
      .where(and(isNotNull(variants.salePrice), sql`${variants.price} <> ${dueAt(now)}`))
      // In the order in which orders lock them.
      .orderBy(asc(variants.id))
      .for('no key update')
    if (due.length === 0) return []
    return tx
      .update(variants)
      .set({ price: dueAt(now) })
      .where(
        inArray(
          variants.id,
          due.map(({ id }) => id)
        )
      )
      .returning({ sku: variants.sku })
  })
  if (changed.length === 0) return
  catalogueChanged(platform)
  platform.log.info({ count: changed.length }, 'sale prices began or ended')
}
