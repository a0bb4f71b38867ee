import type { Category, Picture } from '@motif/contract'
import { asc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from './cache.ts'
import { categories, productPictures, products } from './tables.ts'

/** Every category with its number of products and the picture of its first. */
export function allCategories(platform: Platform): Promise<Category[]> {
  return catalogueCache(platform).remember('categories', () => readCategories(platform))
}

function readCategories({ db }: Platform): Promise<Category[]> {
  return db
    .select({
      slug: categories.slug,
      name: categories.name,
      description: categories.description,
      count: sql<number>`(select count(*)::int from ${products} where ${products.category} = ${categories.slug})`,
      picture: sql<Picture | null>`(
        select ${productPictures.picture} from ${products} join ${productPictures} on ${productPictures.productId} = ${products.id}
        where ${products.category} = ${categories.slug} order by ${products.featured}, ${productPictures.position} limit 1
      )`
    })
    .from(categories)
    .orderBy(asc(categories.position))
}
