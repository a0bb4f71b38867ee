import type { AdminProductPage, ProductStatus } from '@motif/contract'
import { type SQL, and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { containsPattern, isShortQuery } from '../../platform/text-patterns.ts'
import type { Platform } from '../../platform/platform.ts'
import { isNamed, variantsOfSku } from './has-text.ts'
import { slugsWithSubcategories } from './lookups.ts'
import { type NarrowedProducts, type ProductNarrowing, narrowProducts } from './narrow-products.ts'
import { productPictures, products, variants } from './tables.ts'

interface Listed extends ProductNarrowing {
  q?: string | undefined
  status?: ProductStatus | undefined
  /** Includes the categories below it. */
  category?: string | undefined
  page: number
  pageSize: number
}

interface ListBounds {
  /** Number of matching names or SKUs at which the look-up is abandoned. */
  lookedUp: number
  /** Number of last changed products scanned instead. */
  walked: number
  /** Largest number of results then. */
  told: number
  /** Number of last changed products scanned for a filter that very many products or variants meet. */
  narrowed: number
}

/** Measured with 100,000 products: docs/performance.md. */
const usualBounds: ListBounds = { lookedUp: 10_000, walked: 12_500, told: 250, narrowed: 6000 }

interface Asked {
  q: string
  status: ProductStatus | undefined
  categories: readonly string[] | undefined
  narrowed: NarrowedProducts | undefined
  limit: number
  offset: number
}

interface Found {
  ids: string[]
  counts: Record<ProductStatus, number>
}

interface FoundRow extends Record<string, unknown> {
  ids: string[]
  counts: Partial<Record<ProductStatus, number>> | null
}

const foundOf = ([{ ids, counts } = { ids: [], counts: null }]: readonly FoundRow[]): Found => ({
  ids,
  counts: { draft: 0, live: 0, archived: 0, ...counts }
})

const inCategories = (slugs: readonly string[] | undefined): SQL =>
  slugs === undefined ? sql`true` : inArray(products.category, [...slugs])
const narrowedTo = (narrowed: NarrowedProducts | undefined): SQL => narrowed?.which ?? sql`true`
const ofStatus = (status: ProductStatus | undefined): SQL =>
  status === undefined ? sql`true` : sql`status = ${status}`

/** A page of the table `found`, and the number of its products by status. */
const pageAndCounts = ({ status, limit, offset }: Asked): SQL => sql`
  array(select id from found where ${ofStatus(status)} order by updated_at desc, number desc limit ${limit} offset ${offset}) as ids,
  (select json_object_agg(status, count) from (select status, count(*) from found group by status) counted) as counts`

/** All products, optionally of a category, read along the index `products_listed`. */
const everyProduct = async (db: Database, asked: Asked): Promise<Found> =>
  foundOf(
    (
      await db.execute<FoundRow>(sql`
        with found as not materialized (select id, status, updated_at, number from ${products} where ${inCategories(asked.categories)})
        select ${pageAndCounts(asked)}`)
    ).rows
  )

/**
 * Products whose name or a SKU contains the text; undefined above the bound. Each condition has its own index: for one condition with `or` the
 * planner would scan every product.
 */
async function lookUp(db: Database, asked: Asked, { lookedUp }: ListBounds): Promise<Found | undefined> {
  const { q, categories, narrowed } = asked
  const { rows } = await db.execute<FoundRow & { is_cut: boolean }>(sql`
    with named as materialized (select id from ${products} where ${isNamed(q)} limit ${lookedUp + 1}),
    with_sku as materialized (${variantsOfSku(q, variants.productId)} limit ${lookedUp + 1}),
    looked_up as materialized (
      select greatest((select count(*) from named), (select count(*) from with_sku)) > ${lookedUp} as is_cut
    ),
    found as materialized (
      select id, status, updated_at, number from ${products}
      where not (select is_cut from looked_up) and ${inCategories(categories)} and ${narrowedTo(narrowed)} and id in (
        select id from named union select id from with_sku union select id from ${products} where ${eq(products.slug, q.toLowerCase())}
      )
    )
    select ${pageAndCounts(asked)}, (select is_cut from looked_up) as is_cut`)
  return rows[0]?.is_cut === true ? undefined : foundOf(rows)
}

/** The last changed products with a very common text. */
async function walk(db: Database, asked: Asked, bounds: ListBounds): Promise<Found> {
  const { q, status, categories, narrowed } = asked
  const walked = narrowed ? Math.min(bounds.walked, bounds.narrowed) : bounds.walked
  // A subquery value instead of `exists`: the planner would look up every matching SKU rather than a few products by index.
  const hasSku = sql`coalesce((select true from ${variants} where ${variants.productId} = ${products.id} and ${variants.sku} ilike ${containsPattern(q)} limit 1), false)`
  const { rows } = await db.execute<FoundRow>(sql`
    with found as materialized (
      select id, status, updated_at, number from (
        select id, status, updated_at, number, (${isNamed(q)}${isShortQuery(q) ? sql`` : sql` or ${hasSku}`}) and ${narrowedTo(narrowed)} as is_match
        from ${products} where ${ofStatus(status)} and ${inCategories(categories)}
        order by updated_at desc, number desc limit ${walked}
      ) walked
      where is_match limit ${bounds.told}
    )
    select ${pageAndCounts(asked)}`)
  return foundOf(rows)
}

/** Products that meet conditions, found by the index of one that few variants meet; undefined if none does. */
async function lookUpNarrowed(
  db: Database,
  asked: Asked,
  { which, lookUps }: NarrowedProducts,
  { lookedUp }: ListBounds
): Promise<Found | undefined> {
  for (const ids of lookUps) {
    const { rows } = await db.execute<{ id: string }>(sql`${ids} limit ${lookedUp + 1}`)
    if (rows.length > lookedUp) continue
    const known = sql.param([...new Set(rows.map(({ id }) => id))])
    const found = await db.execute<FoundRow>(sql`
      with found as materialized (
        select id, status, updated_at, number from ${products} where id = any(${known}) and ${inCategories(asked.categories)} and ${which}
      )
      select ${pageAndCounts(asked)}`)
    return foundOf(found.rows)
  }
  return undefined
}

/** The products that meet conditions among the last changed, and whether there are more to search. */
async function walkNarrowed(
  db: Database,
  asked: Asked,
  { which }: NarrowedProducts,
  { narrowed }: ListBounds
): Promise<Found & { isCut: boolean }> {
  const { rows } = await db.execute<FoundRow & { is_cut: boolean }>(sql`
    with walked as materialized (
      select id from ${products} where ${inCategories(asked.categories)} order by updated_at desc, number desc limit ${narrowed + 1}
    ),
    found as materialized (
      select id, status, updated_at, number from ${products} where id in (select id from walked limit ${narrowed}) and ${which}
    )
    select ${pageAndCounts(asked)}, (select count(*) from walked) > ${narrowed} as is_cut`)
  return { ...foundOf(rows), isCut: rows[0]?.is_cut === true }
}

/** For a text of very many products only the last changed are returned, and the total is unknown. */
async function find(db: Database, asked: Asked, bounds: ListBounds): Promise<Found & { isCut: boolean }> {
  const { narrowed } = asked
  if (asked.q === '' && narrowed) {
    const few = await lookUpNarrowed(db, asked, narrowed, bounds)
    return few ? { ...few, isCut: false } : walkNarrowed(db, asked, narrowed, bounds)
  }
  if (asked.q === '') return { ...(await everyProduct(db, asked)), isCut: false }
  const all = await lookUp(db, asked, bounds)
  if (all) return { ...all, isCut: false }
  const { status } = asked
  const [found, ofEach] = await Promise.all([
    walk(db, asked, bounds),
    status === undefined ? undefined : walk(db, { ...asked, status: undefined }, bounds)
  ])
  const counts = status === undefined || !ofEach ? found.counts : { ...ofEach.counts, [status]: found.counts[status] }
  return { ids: found.ids, counts, isCut: true }
}

/** A page of products of any status, last changed first. */
export async function listProducts(
  { db, shop, clock }: Pick<Platform, 'db' | 'shop' | 'clock'>,
  { q = '', status, category, page, pageSize, ...narrowing }: Listed,
  bounds = usualBounds
): Promise<AdminProductPage> {
  const asked = {
    q: q.replaceAll('\0', ''),
    status,
    categories: category === undefined ? undefined : await slugsWithSubcategories(db, [category]),
    narrowed: narrowProducts(narrowing, clock.now()),
    limit: pageSize,
    offset: (page - 1) * pageSize
  }
  const { ids, counts, isCut } = await find(db, asked, bounds)
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
    counts,
    isCut
  }
}
