import { type SQL, sql } from 'drizzle-orm'
import { beginning, keptOfWord } from '../../platform/like.ts'
import { beginningsPeriod, keptOfNumber, orderBeginnings, orders } from './tables.ts'

/** Where a word stands: in the order's number, in the buyer's address or name, in the number of a parcel. */
const kinds = {
  number: { mark: 'n', kept: keptOfNumber },
  person: { mark: 'p', kept: keptOfWord },
  parcel: { mark: 't', kept: keptOfWord }
}

type WordKind = keyof typeof kinds

/** Whether the index knows words of a kind by this beginning: it keeps a few letters of each. */
export const isKeptBeginning = (q: string, kind: WordKind): boolean => Array.from(q).length <= kinds[kind].kept

/** A text as a word of a `tsquery` that may go on. */
const begins = (q: string, kind: WordKind): SQL =>
  sql`'''' || period || ${`${kinds[kind].mark}:${beginning(q)}`}::text || ''':*'`

const periodOf = (edge: SQL): SQL =>
  sql`(select floor(extract(epoch from ${edge}) / ${sql.raw(String(beginningsPeriod))})::int from ${orders})`

/**
 * The table `begun`: orders in which a word of these kinds begins with a text, newest first as long as nothing else sorts them. The index is asked for one
 * period after the other, so that a limit leaves older ones unread.
 */
export const begunWith = (q: string, of: readonly WordKind[], which: SQL = sql`true`): SQL => sql`
  generate_series(${periodOf(sql`max(placed_at)`)}, ${periodOf(sql`min(placed_at)`)}, -1) period
  cross join lateral (
    select * from ${orders}
    where ${orderBeginnings} @@ lower(${sql.join(
      of.map((kind) => begins(q, kind)),
      sql` || ' | ' || `
    )})::tsquery and ${which}
    order by placed_at desc, id desc
  ) begun`
