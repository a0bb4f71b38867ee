import type { Picture } from '@motif/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { colourOption } from './cards.ts'
import { productIndex } from './product-index/product-index.ts'
import { categoryPathText } from './category-tree.ts'
import { catalogueSearch, categories, optionValues, productPictures, products, variants } from './tables.ts'

/** Range of product numbers per part. */
const partSize = 1000

type Source = Pick<Platform, 'db' | 'clock' | 'log'>

/** Parts with products on sale, ascending: part 3 has numbers from 3000 on. */
export async function listedParts(source: Source): Promise<number[]> {
  // Applies pending changes first, like lists.
  await productIndex(source)
  const { rows } = await source.db.execute<{ part: number }>(sql`
    select part from generate_series(0, (select coalesce(max(number), -1) / ${partSize} from ${catalogueSearch})) part
    where exists (
      select from ${catalogueSearch}
      where ${catalogueSearch.number} >= part * ${partSize} and ${catalogueSearch.number} < (part + 1) * ${partSize}
    ) and exists (select from ${catalogueSearch})`)
  return rows.map(({ part }) => part)
}

/** A product for a sitemap. */
export interface ListedProduct {
  slug: string
  name: string
  /** ISO 8601, in UTC. */
  changedAt: string
  picture: Picture
}

/** Products on sale of a part, at most 1000, by number; empty if there are none. */
export async function listedProducts(source: Source, part: number): Promise<ListedProduct[]> {
  await productIndex(source)
  const { rows } = await source.db.execute<{ [Key in keyof ListedProduct]: ListedProduct[Key] }>(sql`
    select ${products.slug}, ${products.name}, to_char(${products.updatedAt} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as "changedAt", first.picture
    from ${catalogueSearch}
    join ${products} on ${products.number} = ${catalogueSearch.number}
    cross join lateral (${firstPicture(sql`true`)}) first
    where ${catalogueSearch.number} >= ${part * partSize} and ${catalogueSearch.number} < ${(part + 1) * partSize}
    order by ${catalogueSearch.number}`)
  return rows
}

/** A product with every variant on sale, for a feed. */
export interface FeedProduct {
  number: number
  slug: string
  name: string
  description: string
  category: string
  taxClass: string
  variants: {
    sku: string
    options: Record<string, string>
    /** Labels of the chosen values, by option. */
    labels: Record<string, string>
    /** Minor units of the shop's currency. */
    price: number
    /** Regular price during a sale; null otherwise. */
    formerPrice: number | null
    saleFrom: string | null
    saleUntil: string | null
    stock: number
    picture: Picture
  }[]
}

/** Products on sale after a number, in order. */
export async function feedProducts(
  source: Source,
  { after, limit }: { after: number; limit: number }
): Promise<FeedProduct[]> {
  await productIndex(source)
  const { rows } = await source.db.execute<{ [Key in keyof FeedProduct]: FeedProduct[Key] }>(sql`
    select page.number, ${products.slug}, ${products.name}, ${products.description}, ${categoryPathText} as category, ${products.taxClass} as "taxClass", sold.variants
    from (
      select ${catalogueSearch.number} from ${catalogueSearch} where ${catalogueSearch.number} > ${after}
      order by ${catalogueSearch.number} limit ${limit}
    ) page
    join ${products} on ${products.number} = page.number
    join ${categories} on ${categories.slug} = ${products.category}
    cross join lateral (
      select json_agg(json_build_object(
        'sku', ${variants.sku}, 'options', ${variants.options}, 'price', ${variants.price}, 'formerPrice', nullif(${variants.regularPrice}, ${variants.price}), 'saleFrom', ${variants.saleFrom}, 'saleUntil', ${variants.saleUntil},
        'stock', ${variants.onHand} - ${variants.reserved}, 'labels', words.labels, 'picture', shown.picture
      ) order by ${variants.position}) as variants
      from ${variants}
      cross join lateral (
        select coalesce(json_object_agg(${optionValues.optionId}, ${optionValues.label}), '{}'::json) as labels
        from ${optionValues}
        where ${optionValues.productId} = ${products.id} and ${variants.options} ->> ${optionValues.optionId} = ${optionValues.value}
      ) words
      cross join lateral (${firstPicture(sql`
        ${productPictures.colour} is null or ${productPictures.colour} = ${variants.options} ->> ${colourOption}
        or not ${variants.options} ? ${colourOption}`)}) shown
      where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn}
    ) sold
    order by page.number`)
  return rows
}

const firstPicture = (which: SQL) => sql`
  select ${productPictures.picture} from ${productPictures}
  where ${productPictures.productId} = ${products.id} and ${productPictures.kind} = 'gallery' and (${which})
  order by ${productPictures.position} limit 1`
