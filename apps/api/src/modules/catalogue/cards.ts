import type { Picture, ProductCard } from '@motif/contract'
import { lowStock } from '@motif/contract/stock-rules'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { optionValues, productPictures, products, reviews, variants } from './tables.ts'

/** The option with colours: its values have swatches and pictures. */
export const colourOption = 'colour'

interface CardRow extends Record<string, unknown> {
  number: number
  slug: string
  name: string
  category: string
  isCustomisable: boolean
  isReadyMade: boolean
  low: number
  high: number
  /** Regular price of the cheapest variant; null without a sale. */
  former: number | null
  available: number
  average: number
  count: number
  images: Picture[]
  colours: ProductCard['colours']
}

/** Stock state for shoppers. */
export const stockStateOf = (available: number): ProductCard['stock'] =>
  available <= 0 ? 'out' : available <= lowStock ? 'low' : 'in-stock'

/** Cards of products in the order of their numbers. Products not on sale or not visible have none. */
export const loadCards = async (
  platform: Pick<Platform, 'db' | 'shop'>,
  numbers: readonly number[]
): Promise<ProductCard[]> => [...(await cardsByNumber(platform, numbers)).values()]

/** The same in one statement by number; `isShownAnyway` is for staff. */
export async function cardsByNumber(
  { db, shop }: Pick<Platform, 'db' | 'shop'>,
  numbers: readonly number[],
  isShownAnyway = false
): Promise<Map<number, ProductCard>> {
  if (numbers.length === 0) return new Map()
  const { rows } = await db.execute<CardRow>(sql`
    select wanted.number, ${products.slug}, ${products.name}, ${products.category}, ${products.isCustomisable} as "isCustomisable", ${products.artwork} is not null as "isReadyMade",
      stock.low, stock.high, stock.former, stock.available, rating.average, rating.count, shown.images, coloured.colours
    from unnest(${sql.param(numbers)}::int[]) with ordinality as wanted(number, place)
    join ${products} on ${products.number} = wanted.number and (${products.isShown} or ${isShownAnyway})
    cross join lateral (
      select min(${variants.price}) as low, max(${variants.price}) as high,
        (array_agg(nullif(${variants.regularPrice}, ${variants.price}) order by ${variants.price}, ${variants.position}, ${variants.id}))[1] as former, sum(${variants.onHand} - ${variants.reserved})::int as available
      from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn} having count(*) > 0
    ) stock
    cross join lateral (
      select coalesce(round(avg(${reviews.rating}), 1), 0)::float8 as average, count(*)::int as count from ${reviews} where ${reviews.productId} = ${products.id}
    ) rating
    cross join lateral (
      select json_agg(first.picture order by first.position) as images from (
        select ${productPictures.picture}, ${productPictures.position} from ${productPictures}
        where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery'
        order by ${productPictures.position} limit 2
      ) first
    ) shown
    cross join lateral (
      select coalesce(json_agg(json_build_object('value', ${optionValues.value}, 'label', ${optionValues.label}, 'swatch', ${optionValues.swatch}, 'image', own.picture)
        order by ${optionValues.position}), '[]'::json) as colours
      from ${optionValues}
      left join lateral (
        select ${productPictures.picture} from ${productPictures}
        where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery' and ${productPictures.colour} = ${optionValues.value}
        order by ${productPictures.position} limit 1
      ) own on true
      where ${optionValues.productId} = ${products.id} and ${optionValues.optionId} = ${colourOption}
    ) coloured
    order by wanted.place`)
  const { code: currency } = shop.currency
  return new Map(
    rows.map((row) => [
      row.number,
      {
        slug: row.slug,
        name: row.name,
        category: row.category,
        price: { amount: row.low, currency },
        ...(row.former !== null && { formerPrice: { amount: row.former, currency } }),
        hasPriceRange: row.high > row.low,
        images: row.images,
        colours: row.colours,
        stock: stockStateOf(row.available),
        isCustomisable: row.isCustomisable,
        isReadyMade: row.isReadyMade,
        rating: { average: row.average, count: row.count }
      }
    ])
  )
}
