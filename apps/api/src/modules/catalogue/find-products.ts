import type { AdminFound } from '@motif/contract'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type SearchBounds, firstMatches } from '../../platform/first-matches.ts'
import { containsPattern } from '../../platform/text-patterns.ts'
import { isLike, isNamed } from './has-text.ts'
import { productPictures, products, variants } from './tables.ts'

type FoundProduct = NonNullable<AdminFound['products']>['items'][number]

interface Asked {
  q: string
  limit: number
  bounds: SearchBounds
}

interface Match {
  id: string
  at: Date
}

/** Measured with 100,000 products: docs/performance.md. */
const usualBounds: SearchBounds = { sampled: 2000, walked: 20_000, lookedUp: 2000 }

const columns = { id: products.id, at: products.updatedAt }

/** The last changed products whose name contains the text. If very many do, and no recent one, any of them. */
function withName(db: Database, { q, limit, bounds }: Asked): Promise<Match[]> {
  const walk = (rows: number) => {
    const walked = db
      .select({ ...columns, isMatch: sql<boolean>`${isNamed(q)}`.as('is_match') })
      .from(products)
      .orderBy(desc(products.updatedAt))
      .limit(rows)
      .as('walked')
    return db
      .select({ id: walked.id, at: walked.at })
      .from(walked)
      .where(sql`${walked.isMatch}`)
      .limit(limit)
  }
  const lookUp = () => {
    const found = db.$with('found').as(db.select(columns).from(products).where(isNamed(q)).limit(bounds.lookedUp))
    return db.with(found).select().from(found).orderBy(desc(found.at)).limit(limit)
  }
  return firstMatches({ limit, bounds, walk: (rows = bounds.walked) => walk(rows), lookUp })
}

/** Products with the text in a SKU, unordered; none for two letters. For a common text, those of the first few variants. */
async function withSku(db: Database, { q, limit, bounds }: Asked): Promise<Match[]> {
  if (q.length < 3) return []
  const isOfSku = isLike(variants.sku, containsPattern(q))
  const walk = (rows: number) => {
    const walked = db
      .select({ id: variants.productId, isMatch: sql<boolean>`${isOfSku}`.as('is_match') })
      .from(variants)
      .orderBy(variants.id)
      .limit(rows)
      .as('walked')
    return db
      .selectDistinct({ id: walked.id })
      .from(walked)
      .where(sql`${walked.isMatch}`)
      .limit(limit)
  }
  const lookUp = async () => {
    const found = db
      .$with('found')
      .as(db.select({ id: variants.productId }).from(variants).where(isOfSku).limit(bounds.lookedUp))
    return db.with(found).selectDistinct({ id: found.id }).from(found).limit(limit)
  }
  const ids = await firstMatches({ limit, bounds, walk: (rows = bounds.walked) => walk(rows), lookUp })
  return ids.length === 0
    ? []
    : db
        .select(columns)
        .from(products)
        .where(
          inArray(
            products.id,
            ids.map(({ id }) => id)
          )
        )
}

const withSlug = (db: Database, { q }: Asked): Promise<Match[]> =>
  db.select(columns).from(products).where(eq(products.slug, q.toLowerCase()))

/** A few products of any status whose name or SKU contains a text, last changed first, in bounded time. */
export async function firstProducts(
  db: Database,
  { q, limit, bounds = usualBounds }: { q: string; limit: number; bounds?: SearchBounds }
): Promise<FoundProduct[]> {
  const ways = [withSlug, withName, withSku]
  const found = (await Promise.all(ways.map((way) => way(db, { q, limit, bounds })))).flat()
  const ids = [...new Map(found.map(({ id, at }) => [id, at.getTime()]))]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([id]) => id)
  if (ids.length === 0) return []
  const rows = await db
    .selectDistinctOn([products.id], {
      id: products.id,
      name: products.name,
      status: products.status,
      isShown: products.isShown,
      picture: productPictures.picture
    })
    .from(products)
    .innerJoin(productPictures, and(eq(productPictures.productId, products.id), eq(productPictures.kind, 'gallery')))
    .where(inArray(products.id, ids))
    .orderBy(products.id, productPictures.position)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined)
}
