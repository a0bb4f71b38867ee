import { type SQL, and, getTableName, gt, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import type { Platform } from './platform.ts'

/** Rows deleted per statement. A statement takes tens of milliseconds, so nobody waits long for its locks. */
const batch = 2_000

/** Rows read per statement in a full table scan. */
const rangeSize = 5_000

/** Milliseconds between two progress lines in the log. */
const logIntervalMs = 30_000

type Clearing = Pick<Platform, 'db' | 'log'>

/** Logs the progress of a long deletion from time to time. */
function progressOf({ log }: Clearing, table: PgTable): (count: number) => void {
  let told = performance.now()
  return (count) => {
    if (performance.now() - told < logIntervalMs) return
    told = performance.now()
    log.info({ table: getTableName(table), count }, 'rows nobody needs any more are being deleted')
  }
}

/** Deletes some rows in one statement and skips locked rows. Returns the number deleted. */
async function deleteSome(db: Database, table: PgTable, which: SQL | undefined, limit: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${which ?? sql`true`} ${limit} for update skip locked))`)
  return rowCount ?? 0
}

/**
 * Deletes the rows that match a condition, in batches with one transaction each, so an interrupted run continues the next time. `by` is an indexed
 * column that orders the batches; without it each batch scans a large table from the start. Returns the number deleted.
 */
export async function deleteRows(
  platform: Clearing,
  table: PgTable,
  which: SQL | undefined,
  by?: PgColumn
): Promise<number> {
  const order = by ? sql`order by ${by}` : sql``
  const tell = progressOf(platform, table)
  for (let count = 0; ; tell(count)) {
    const gone = await deleteSome(platform.db, table, which, sql`${order} limit ${batch}`)
    count += gone
    if (gone < batch) return count
  }
}

/**
 * Splits a table into ranges of a key, as conditions that cover a few thousand rows each. Rows that stay are read once, not again for every batch.
 */
export async function* keyRanges(db: Database, table: PgTable, key: PgColumn): AsyncGenerator<SQL | undefined> {
  for (let after = ''; ;) {
    const { rows } = await db.execute<{ last: string | null }>(sql`
      select max(key) as last from (select ${key} as key from ${table} where ${gt(key, after)} order by ${key} limit ${rangeSize}) a_range`)
    const last = rows[0]?.last
    if (last == null) return
    yield and(gt(key, after), lte(key, last))
    after = last
  }
}

/** Like `deleteRows`, for a condition without an index: scans the table once, ordered by a unique text column. */
export async function deleteThroughout(
  platform: Clearing,
  table: PgTable,
  key: PgColumn,
  which: SQL | undefined
): Promise<number> {
  const tell = progressOf(platform, table)
  let count = 0
  for await (const range of keyRanges(platform.db, table, key)) {
    count += await deleteSome(platform.db, table, and(range, which), sql``)
    tell(count)
  }
  return count
}
