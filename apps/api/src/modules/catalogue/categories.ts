import type { Category } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { categories, productPictures, products, variants } from './tables.ts'

/** Every category with its number of products and the picture of its first. */
export function allCategories(platform: Platform): Promise<Category[]> {
  return catalogueCache(platform).remember('categories', () => readCategories(platform))
}

async function readCategories({ db }: Platform): Promise<Category[]> {
  const { rows } = await db.execute<Category & Record<string, unknown>>(sql`
    select ${categories.slug}, ${categories.name}, ${categories.description}, counted.count, first.picture
    from ${categories}
    cross join lateral (
      select count(*)::int as count from ${products}
      where ${products.category} = ${categories.slug} and exists (select from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn})
    ) counted
    left join lateral (
      select ${productPictures.picture} from ${products} join ${productPictures} on ${productPictures.productId} = ${products.id}
      where ${products.category} = ${categories.slug} order by ${products.featured}, ${productPictures.position} limit 1
    ) first on true
    order by ${categories.position}`)
  return rows
}
