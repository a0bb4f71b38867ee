import type { Category } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import type { Groups } from './product-index/groups.ts'
import { productIndex } from './product-index/product-index.ts'
import { categories, productPictures, products } from './tables.ts'

/** Every category with its number of products and the picture of its first. */
export async function allCategories(platform: Platform): Promise<Category[]> {
  const { columns } = await productIndex(platform)
  return catalogueCache(platform).remember('categories', () =>
    readForAll(platform, (source) => readCategories(source, columns.groups))
  )
}

async function readCategories({ db }: Platform, { categories: groups }: Groups): Promise<Category[]> {
  const { rows } = await db.execute<Omit<Category, 'count'> & { number: number }>(sql`
    select ${categories.number}, ${categories.slug}, ${categories.name}, ${categories.description}, first.picture
    from ${categories}
    left join lateral (
      select ${productPictures.picture} from ${products} join ${productPictures} on ${productPictures.productId} = ${products.id}
      where ${products.category} = ${categories.slug} and ${products.isShown} order by ${products.featured}, ${productPictures.position} limit 1
    ) first on true
    order by ${categories.position}`)
  return rows.map(({ number, ...category }) => ({ ...category, count: groups[number]?.size() ?? 0 }))
}
