import type { Category } from '@motif/contract'
import { inTreeOrder, withSubcategories } from '@motif/contract/category-rules'
import { sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { countsOfTree } from './category-tree.ts'
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
  const { rows } = await db.execute<Omit<Category, 'count' | 'parent'> & { number: number; parent: string | null }>(sql`
    select ${categories.number}, ${categories.slug}, ${categories.name}, ${categories.description}, ${categories.parent}, first.picture
    from ${categories}
    left join lateral (
      select ${productPictures.picture} from ${products} join ${productPictures} on ${productPictures.productId} = ${products.id}
      where ${products.category} = ${categories.slug} and ${products.isShown} order by ${products.featured}, ${productPictures.position} limit 1
    ) first on true
    order by ${categories.position}`)
  const counts = countsOfTree(rows, ({ number }) => groups[number]?.size() ?? 0)
  return inTreeOrder(rows).map(({ number: _number, parent, picture, ...category }) => ({
    ...category,
    ...(parent !== null && { parent }),
    count: counts.get(category.slug) ?? 0,
    // A category without products of its own shows the first of those below it.
    picture: picture ?? withSubcategories(rows, [category.slug]).find((below) => below.picture)?.picture ?? null
  }))
}
