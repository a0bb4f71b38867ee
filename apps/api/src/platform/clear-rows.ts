import { type SQL, and, getTableName, gt, lte, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from './database.ts'
import type { Platform } from './platform.ts'

/** Rows deleted in one statement: some tens of milliseconds, so that nobody waits long for one of them. */
const batch = 2_000

/** Rows looked at in one statement where a whole table is gone through. */
const rangeSize = 5_000

/** Milliseconds between two lines of the log about work that goes on. */
const tellEvery = 30_000

type Clearing = Pick<Platform, 'db' | 'log'>

/** Tells the log now and then how far a long clearing has come. */
function progressOf({ log }: Clearing, table: PgTable): (count: number) => void {
  let told = performance.now()
  return (count) => {
    if (performance.now() - told < tellEvery) return
    told = performance.now()
    log.info({ table: getTableName(table), count }, 'rows nobody needs any more are being deleted')
  }
}

/** Deletes some rows in one statement and leaves alone those that somebody is at just now. Gives how many. */
async function deleteSome(db: Database, table: PgTable, which: SQL | undefined, limit: SQL): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${table}
    where ctid = any(array(select ctid from ${table} where ${which ?? sql`true`} ${limit} for update skip locked))`)
  return rowCount ?? 0
}

/**
 * Deletes the rows a condition is true of, a batch at a time, each in a transaction of its own: what is interrupted is gone on with the next time.
 * `by`: a column with an index, in whose order the rows go; without it a large table is read from its beginning with every batch. Gives how many.
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

/** Goes through a table in the order of a key, as conditions that some thousand rows each are within. Rows that stay are so looked at once, and not again with every batch. */
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

/** The same as `deleteRows` for a condition that no index answers: goes through the table once, by a text no two rows share. */
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
