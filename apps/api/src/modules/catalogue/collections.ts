import type { ProductPage } from '@motif/contract'
import { asc, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { catalogueSearch, collectionProducts, collections, products } from './tables.ts'

/** A collection that shoppers can open. */
export interface Collection extends NonNullable<ProductPage['collection']> {
  /** Numbers of its products in the owner's order, those not on sale included. */
  numbers: number[]
}

/** The shown collection of a slug, in one statement. */
export const collectionOf = (platform: Platform, slug: string): Promise<Collection | undefined> =>
  catalogueCache(platform).remember(`collection ${slug}`, () =>
    readForAll(platform, async ({ db }) => {
      const { rows } = await db.execute<{ [Key in keyof Collection]: Collection[Key] }>(sql`
        select ${collections.slug}, ${collections.name}, ${collections.description}, array(
          select ${products.number} from ${collectionProducts} join ${products} on ${products.id} = ${collectionProducts.productId}
          where ${collectionProducts.collection} = ${collections.slug} order by ${collectionProducts.position}
        ) as numbers
        from ${collections} where ${collections.slug} = ${slug} and ${collections.isShown}`)
      return rows[0]
    })
  )

/** Slugs of shown collections with products on sale, for sitemaps. */
export async function listedCollections({ db }: Pick<Platform, 'db'>): Promise<string[]> {
  const rows = await db
    .select({ slug: collections.slug })
    .from(collections)
    .where(
      sql`${collections.isShown} and exists (
        select from ${collectionProducts} join ${products} on ${products.id} = ${collectionProducts.productId}
        join ${catalogueSearch} on ${catalogueSearch.number} = ${products.number}
        where ${collectionProducts.collection} = ${collections.slug})`
    )
    .orderBy(asc(collections.slug))
  return rows.map(({ slug }) => slug)
}
