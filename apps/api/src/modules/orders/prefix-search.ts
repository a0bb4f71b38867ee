import { type SQL, sql } from 'drizzle-orm'
import { tsQueryPrefix, prefixLength } from '../../platform/text-patterns.ts'
import { prefixPeriodSeconds, numberPrefixLength, orderPrefixes, orders } from './tables.ts'

/** Kinds of indexed words: the order number, the buyer's address or name, tracking numbers. */
const kinds = {
  number: { mark: 'n', kept: numberPrefixLength },
  person: { mark: 'p', kept: prefixLength },
  parcel: { mark: 't', kept: prefixLength }
}

type WordKind = keyof typeof kinds

/** Whether the index covers a prefix of this length. */
export const isIndexedPrefix = (q: string, kind: WordKind): boolean => Array.from(q).length <= kinds[kind].kept

/** The indexed part of a query as a `tsquery` prefix term. */
const prefixTerm = (q: string, kind: WordKind): SQL =>
  sql`'''' || period || ${`${kinds[kind].mark}:${tsQueryPrefix(q, kinds[kind].kept)}`}::text || ''':*'`

const periodOf = (edge: SQL): SQL =>
  sql`(select floor(extract(epoch from ${edge}) / ${sql.raw(String(prefixPeriodSeconds))})::int from ${orders})`

/**
 * The table `begun`: orders in which a word of these kinds starts with a text, or with the indexed part of it, newest first unless sorted otherwise. The index is queried period by
 * period, so that a limit leaves older ones unread.
 */
export const ordersWithPrefix = (q: string, of: readonly WordKind[], which: SQL = sql`true`): SQL => sql`
  generate_series(${periodOf(sql`max(placed_at)`)}, ${periodOf(sql`min(placed_at)`)}, -1) period
  cross join lateral (
    select * from ${orders}
    where ${orderPrefixes} @@ lower(${sql.join(
      of.map((kind) => prefixTerm(q, kind)),
      sql` || ' | ' || `
    )})::tsquery and ${which}
    order by placed_at desc, id desc
  ) begun`
