import type { DesignOrderFilter } from '@motif/contract/staff-design-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type SearchBounds, firstMatches } from '../../platform/first-matches.ts'
import { isPrefixQuery, searchPattern } from '../../platform/text-patterns.ts'
import { userSearchText, users } from '../accounts/index.ts'
import { designSearchText, designs } from '../designs/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { findAccountIds } from './find-emails.ts'

interface DesignSearch {
  /** Cursor of the last design of the previous part. */
  after?: string | undefined
  /** Part of a name, or of the name or address of an owner. */
  q: string
  product?: string | undefined
  ordered?: DesignOrderFilter | undefined
  limit: number
  bounds?: DesignBounds
}

interface DesignBounds extends SearchBounds {
  /** Newest designs searched if the indexes know no better. */
  deepest: number
  /** Number of owners with a matching name or address from which on they are not looked up. */
  owners: number
}

const defaultBounds: DesignBounds = { sampled: 500, walked: 10_000, lookedUp: 20_000, deepest: 20_000, owners: 50 }

/** Whether a paid order of its owner has the design `d`. No `exists`, which the planner would turn into a scan of all orders. */
const isOrdered = sql`coalesce((
  select true from ${orderLines} line join ${orders} placed on placed.id = line.order_id
  where line.design_id = d.id and placed.customer_id = d.customer_id and placed.paid_at is not null limit 1), false)`

/** Whether the name or address of the owner of `d` matches. No `exists`, as above. */
const isOwnedByMatch = (pattern: string) =>
  sql`coalesce((select ${userSearchText} ilike ${pattern} from ${users} where ${users.id} = d.customer_id), false)`

const newestFirst = sql`order by d.updated_at desc, d.id desc`

const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id)

interface FoundDesign extends Record<string, unknown> {
  id: string
  /** Where the next part begins, wherever the design is by then. */
  cursor: string
}

/** Of `d`, with the microseconds that JavaScript dates lack. */
const columns = sql`d.id, (extract(epoch from d.updated_at) * 1000000)::bigint || '.' || d.id as cursor`

function comesAfter(cursor: string): SQL {
  const [, microseconds, id] = /^(\d{1,16})\.([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? []
  // An invalid cursor ends the list.
  return microseconds === undefined
    ? sql`false`
    : sql`(d.updated_at, d.id) < (timestamptz 'epoch' + ${microseconds}::bigint * interval '1 microsecond', ${id}::text)`
}

/**
 * Designs, last changed first. What matches often is found among the newest; what matches rarely by the indexes of names, owners and order
 * lines. `isCut`: neither could tell, and only the newest `deepest` were searched.
 */
export async function findDesigns(
  db: Database,
  { after, q, product, ordered, limit, bounds = defaultBounds }: DesignSearch
): Promise<{ found: FoundDesign[]; isCut: boolean }> {
  const isFurther = after === undefined ? sql`true` : comesAfter(after)
  const isOfProduct = product === undefined ? sql`true` : sql`d.product = ${product}`
  const isListed = sql`d.deleted_at is null and ${isOfProduct} and ${isFurther}`
  const passes = ordered === undefined ? sql`true` : ordered === 'yes' ? isOrdered : sql`not ${isOrdered}`
  if (q === '' && ordered === undefined)
    return {
      found: (
        await db.execute<FoundDesign>(
          sql`select ${columns} from ${designs} d where ${isListed} ${newestFirst} limit ${limit}`
        )
      ).rows,
      isCut: false
    }

  const pattern = searchPattern(q)
  const matches = q === '' ? sql`true` : sql`(' ' || d.name ilike ${pattern} or ${isOwnedByMatch(pattern)})`
  let isCut = false

  const walk = async (most: number) => {
    const newest = sql`select d.id, d.customer_id, d.name, d.updated_at from ${designs} d where ${isListed} ${newestFirst}`
    const { rows } = await db.execute<FoundDesign>(
      sql`select ${columns} from (${newest} limit ${most}) d where ${matches} and ${passes} ${newestFirst} limit ${limit}`
    )
    isCut =
      rows.length < limit &&
      most === bounds.deepest &&
      (await db.execute(sql`${newest} offset ${most} limit 1`)).rows.length > 0
    return rows
  }
  /** The candidates of an index; undefined if there are many. */
  const candidates = async (of: SQL): Promise<string[] | undefined> => {
    const found = idsOf(await db.execute<{ id: string }>(sql`${of} limit ${bounds.lookedUp}`))
    return found.length === bounds.lookedUp ? undefined : found
  }
  /** Designs of an index that pass, in order. */
  const among = async (which: SQL) =>
    (
      await db.execute<FoundDesign>(sql`
        select ${columns} from (
          select d.id, d.customer_id, d.name, d.updated_at from ${designs} d where ${which} and ${isListed} ${newestFirst} offset 0
        ) d where ${matches} and ${passes} ${newestFirst} limit ${limit}`)
    ).rows
  const isOf = (ids: readonly string[]) => sql`d.id = any(${sql.param([...new Set(ids)])}::text[])`
  const byText = async () => {
    if (q === '' || isPrefixQuery(q)) return undefined
    const owners = await findAccountIds(db, q, bounds.owners)
    if (owners.length === bounds.owners) return undefined
    // In a subquery the pattern is unknown at planning time, so the planner always uses the trigram index.
    const named = await candidates(
      sql`select ${designs.id} as id from ${designs} where ${designSearchText} ilike (select ${pattern}::text)`
    )
    return named && sql`(${isOf(named)} or d.customer_id = any(${sql.param(owners)}::text[]))`
  }
  const byOrders = async () => {
    if (ordered !== 'yes') return undefined
    const inOrders = await candidates(
      sql`select ${orderLines.designId} as id from ${orderLines} where ${orderLines.designId} is not null`
    )
    return inOrders && isOf(inOrders)
  }
  const lookUp = async () => {
    const which = (await byText()) ?? (await byOrders())
    return which && among(which)
  }
  const designsFound = await firstMatches({ limit, bounds, walk: (rows = bounds.deepest) => walk(rows), lookUp })
  return { found: designsFound, isCut }
}
