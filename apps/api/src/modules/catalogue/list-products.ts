import type { AdminProductPage, ProductStatus } from '@motif/contract'
import { type SQL, and, eq, ilike, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { containing } from '../../platform/like.ts'
import type { Platform } from '../../platform/platform.ts'
import { productPictures, products, variants } from './tables.ts'

interface Listed {
  q?: string | undefined
  status?: ProductStatus | undefined
  category?: string | undefined
  page: number
  pageSize: number
}

/** Each way of finding a product by its own index: of one condition with `or` the database would try every product. */
const named = (q: string | undefined): SQL | undefined =>
  q === undefined || q === ''
    ? undefined
    : sql`${products.id} in (
        select id from ${products} where ${ilike(products.name, containing(q))}
        union select id from ${products} where ${eq(products.slug, q.toLowerCase())}
        union select ${variants.productId} from ${variants} where ${ilike(variants.sku, containing(q))})`

interface Page {
  status: ProductStatus | undefined
  limit: number
  offset: number
}

/**
 * The products of a page, and how many there are of each status. What filters find is found once for both; without filters both are read along the index
 * `products_listed`.
 */
async function foundIn(
  db: Database,
  filter: SQL | undefined,
  { status, limit, offset }: Page
): Promise<{ ids: string[]; counts: Record<ProductStatus, number> }> {
  const ofStatus = status === undefined ? sql`true` : sql`status = ${status}`
  const { rows } = await db.execute<{ ids: string[]; counts: Partial<Record<ProductStatus, number>> | null }>(sql`
    with found as ${sql.raw(filter ? 'materialized' : 'not materialized')} (
      select id, status, updated_at, number from ${products} where ${filter ?? sql`true`}
    )
    select array(select id from found where ${ofStatus} order by updated_at desc, number desc limit ${limit} offset ${offset}) as ids,
      (select json_object_agg(status, count) from (select status, count(*) from found group by status) counted) as counts`)
  const [{ ids, counts } = { ids: [], counts: null }] = rows
  return { ids, counts: { draft: 0, live: 0, archived: 0, ...counts } }
}

/** A page of the products of every status, changed last first. */
export async function listProducts(
  { db, shop }: Platform,
  { q, status, category, page, pageSize }: Listed
): Promise<AdminProductPage> {
  const filter = and(named(q), category === undefined ? undefined : eq(products.category, category))
  const { ids, counts } = await foundIn(db, filter, {
    status,
    limit: pageSize,
    offset: (page - 1) * pageSize
  })
  const [rows, pictures, sold] =
    ids.length === 0
      ? [[], [], []]
      : await Promise.all([
          db
            .select({
              id: products.id,
              slug: products.slug,
              name: products.name,
              category: products.category,
              status: products.status,
              liveFrom: products.liveFrom,
              isShown: products.isShown,
              updatedAt: products.updatedAt
            })
            .from(products)
            .where(inArray(products.id, ids)),
          db
            .selectDistinctOn([productPictures.productId], {
              id: productPictures.productId,
              picture: productPictures.picture
            })
            .from(productPictures)
            .where(and(inArray(productPictures.productId, ids), eq(productPictures.kind, 'gallery')))
            .orderBy(productPictures.productId, productPictures.position),
          db
            .select({
              id: variants.productId,
              low: sql<number>`coalesce(min(${variants.price}) filter (where not ${variants.isWithdrawn}), min(${variants.price}))`,
              count: sql<number>`count(*) filter (where not ${variants.isWithdrawn})::int`,
              stock: sql<number>`coalesce(sum(${variants.onHand} - ${variants.reserved}) filter (where not ${variants.isWithdrawn}), 0)::int`
            })
            .from(variants)
            .where(inArray(variants.productId, ids))
            .groupBy(variants.productId)
        ])
  const pictureOf = new Map(pictures.map(({ id, picture }) => [id, picture]))
  const soldOf = new Map(sold.map(({ id, ...of }) => [id, of]))
  const rowOf = new Map(rows.map((row) => [row.id, row]))
  return {
    items: ids.flatMap((id) => {
      const [known, picture] = [rowOf.get(id), pictureOf.get(id)]
      if (!known || !picture) return []
      const { liveFrom, updatedAt, ...row } = known
      const { low = 0, count = 0, stock = 0 } = soldOf.get(row.id) ?? {}
      return [
        {
          ...row,
          liveFrom: liveFrom?.toISOString() ?? null,
          updatedAt: updatedAt.toISOString(),
          picture,
          price: { amount: low, currency: shop.currency.code },
          variants: count,
          stock
        }
      ]
    }),
    total: status === undefined ? counts.draft + counts.live + counts.archived : counts[status],
    page,
    pageSize,
    counts
  }
}
