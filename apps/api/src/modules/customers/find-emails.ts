import type { CustomerFilter } from '@motif/contract/customer-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { type SearchBounds, firstMatches } from '../../platform/first-matches.ts'
import { isPrefixQuery, isShortQuery, searchPattern, tsQueryPrefix } from '../../platform/text-patterns.ts'
import { userPrefixes, userSearchText, users } from '../accounts/index.ts'
import { isSubscriber, subscribersAfter } from '../newsletter/index.ts'
import { ordersWithPrefix, guestNamePrefixes, guestSearchText, orders } from '../orders/index.ts'
import { importedPrefixes, importedCustomers, importedSearchText } from './tables.ts'

interface EmailQuery {
  /** Returns addresses after this one. */
  after: string
  /** Part of an address or a name; a query that is short or has no Latin letters matches the beginning of words. */
  q: string
  filter: CustomerFilter | undefined
  limit: number
  /** Returns any matches in bounded time. @default false */
  isHurried?: boolean
  bounds?: SearchBounds
}

/** A source of addresses. */
interface Source {
  rows: SQL
  email: SQL
  /** Text of the trigram index. */
  text: SQL
  /** Rows with a word that starts with a text, by a prefix index. */
  begun: (q: string) => SQL
  /** Of those, rows whose lower-case address does not start with it, by another index. */
  named?: (q: string) => SQL
}

/** A prefix index contains two letters of each word; longer queries are compared with the text. */
const matchesRest = (text: SQL, q: string): SQL =>
  isShortQuery(q) ? sql`true` : sql`${text} ilike ${searchPattern(q)}`

const startsWithQuery = (prefixes: SQL, text: SQL, q: string): SQL =>
  sql`${prefixes} @@ lower(${`'${tsQueryPrefix(q)}':*`})::tsquery and ${matchesRest(text, q)}`

const accounts: Source = {
  rows: sql`${users} where true`,
  email: sql`${users.emailKey}`,
  text: userSearchText,
  begun: (q) => sql`${users} where ${startsWithQuery(userPrefixes, userSearchText, q)}`
}

const imported: Source = {
  rows: sql`${importedCustomers} where true`,
  email: sql`${importedCustomers.email}`,
  text: importedSearchText,
  begun: (q) => sql`${importedCustomers} where ${startsWithQuery(importedPrefixes, importedSearchText, q)}`
}

const guests: Source = {
  rows: sql`${orders} where customer_id is null`,
  email: sql`email`,
  text: guestSearchText,
  begun: (q) =>
    sql`${ordersWithPrefix(q, ['person'], sql`customer_id is null and ${matchesRest(guestSearchText, q)}`)} where true`,
  named: (q) => sql`${orders} where customer_id is null and ${startsWithQuery(guestNamePrefixes, guestSearchText, q)}`
}

/** SQL: whether an address of neither table has paid. Subqueries instead of `exists`, which the planner would turn into a scan of all orders. */
const hasPaid = (email: SQL): SQL => sql`coalesce(
  (select true from ${users} join ${orders} on ${orders.customerId} = ${users.id} where ${users.emailKey} = ${email} and ${orders.paidAt} is not null limit 1),
  (select true from ${orders} where ${orders.email} = ${email} and ${orders.customerId} is null and ${orders.paidAt} is not null limit 1),
  false)`

function passes(filter: CustomerFilter | undefined, email: SQL): SQL {
  if (filter === 'newsletter') return isSubscriber(email)
  if (filter === 'with-orders') return hasPaid(email)
  return filter === 'without-orders' ? sql`not ${hasPaid(email)}` : sql`true`
}

/**
 * People whose name starts like their address are adjacent, so a common prefix is far from most positions of the list. Looking up twenty thousand
 * takes a tenth of the time of scanning two hundred thousand.
 */
const defaultBounds: SearchBounds = { sampled: 2000, walked: 20_000, lookedUp: 25_000 }

/** Rows checked in a hurried search. */
const hurriedRowsMax = 4000

/** Those of the addresses that pass the filter, in the database's collation, which differs from JavaScript's. */
const sorted = (db: Database, emails: readonly string[], { after, filter, limit }: EmailQuery) =>
  db.execute<{ email: string }>(sql`
    select distinct found.email from unnest(${sql.param([...emails])}::text[]) found(email)
    where found.email > ${after} and ${passes(filter, sql`found.email`)} order by 1 limit ${limit}`)

const emailsOf = ({ rows }: { rows: { email: string }[] }) => rows.map(({ email }) => email)

/** Scans the index of addresses, over a limit of rows or to its end. `offset` keeps the planner from looking up every match first. */
const walk = (
  db: Database,
  { rows, email, text }: Source,
  { after, q, filter, limit }: Omit<EmailQuery, 'after'> & { after: string | SQL },
  most: SQL
) =>
  db.execute<{ email: string }>(sql`
    select distinct walked.email from (
      select ${email} as email, ${q === '' ? sql`true` : sql`${text} ilike ${searchPattern(q)}`} as is_match
      from ${rows} and ${email} > ${after} order by 1 ${most}
    ) walked
    where walked.is_match and ${passes(filter, sql`walked.email`)} order by 1 limit ${limit}`)

const toTheEnd = sql`offset 0`

/** Some matches in bounded time: checks a limited number of rows that an index returns. */
async function someEmails(
  db: Database,
  { rows, email, text, begun }: Source,
  { q, limit }: EmailQuery
): Promise<string[]> {
  // In a CTE the pattern is unknown at planning time, so the planner always uses the trigram index.
  const found = isPrefixQuery(q) ? begun(q) : sql`${rows} and ${text} ilike (select ${searchPattern(q)}::text)`
  return emailsOf(
    await db.execute<{ email: string }>(sql`
      select distinct email from (select ${email} as email from ${found} limit ${hurriedRowsMax}) looked_at limit ${limit}`)
  )
}

/** Like `walk` for a text that starts a word. `offset` limits the filter to the first addresses. */
const emailsByPrefix = (
  db: Database,
  email: SQL,
  begun: SQL,
  { after, before, filter, limit }: EmailQuery & { before?: string | undefined }
) =>
  db.execute<{ email: string }>(sql`
    select found.email from (
      select distinct begun_by.email from (select ${email} as email from ${begun} offset 0) begun_by
      where begun_by.email > ${after} and ${before === undefined ? sql`true` : sql`begun_by.email < ${before}`} order by 1 offset 0
    ) found
    where ${passes(filter, sql`found.email`)} limit ${limit}`)

/**
 * Addresses after one in which a word starts with a text, unordered. Those that start with it are adjacent, where the text would sort. If they
 * suffice, only people found by name can precede the last of them, so the rest of the prefix is not read.
 */
async function prefixMatches(db: Database, source: Source, query: EmailQuery): Promise<string[]> {
  const { email, begun, named } = source
  const { after, q, limit, bounds = defaultBounds } = query
  if (named && isShortQuery(q)) {
    const here = emailsOf(
      await walk(
        db,
        source,
        { ...query, after: sql`greatest(${after}::text, lower(${q}::text))` },
        sql`limit ${Math.ceil(bounds.sampled / 4)}`
      )
    )
    if (here.length === limit)
      return [...here, ...emailsOf(await emailsByPrefix(db, email, named(q), { ...query, before: here.at(-1) }))]
  }
  return emailsOf(await emailsByPrefix(db, email, begun(q), query))
}

/** Addresses of a source after one, in order: a common text is found by scanning, a rare one by an index. */
async function emailsFrom(db: Database, source: Source, query: EmailQuery): Promise<string[]> {
  const { q, limit, isHurried = false, bounds = defaultBounds } = query
  if (q === '') return emailsOf(await walk(db, source, query, toTheEnd))
  if (isHurried) return someEmails(db, source, query)
  const { rows, email, text } = source
  const lookUp = async () => {
    if (isPrefixQuery(q)) return prefixMatches(db, source, query)
    const found = emailsOf(
      await db.execute<{ email: string }>(
        sql`select ${email} as email from ${rows} and ${text} ilike (select ${searchPattern(q)}::text) limit ${bounds.lookedUp}`
      )
    )
    if (found.length === bounds.lookedUp) return undefined
    return found.length === 0 ? [] : emailsOf(await sorted(db, found, query))
  }
  return firstMatches({
    limit,
    bounds: isPrefixQuery(q) ? { ...bounds, walked: bounds.sampled } : bounds,
    walk: async (most) => emailsOf(await walk(db, source, query, most === undefined ? toTheEnd : sql`limit ${most}`)),
    lookUp
  })
}

/** Ids of accounts whose name or address contains a text that has trigrams, in no order. */
export async function findAccountIds(db: Database, q: string, limit: number): Promise<string[]> {
  // The indexes hold only letters and digits.
  if (!/[\p{L}\p{N}]/u.test(q)) return []
  const { rows, text } = accounts
  const { rows: known } = await db.execute<{ id: string }>(
    sql`select ${users.id} as id from ${rows} and ${text} ilike (select ${searchPattern(q)}::text) limit ${limit}`
  )
  return known.map(({ id }) => id)
}

/** Addresses of customers after one, in the database's collation. */
export async function findEmails(db: Database, query: EmailQuery): Promise<string[]> {
  const { q, filter, after, limit } = query
  // The indexes hold only letters and digits.
  if (q !== '' && !/[\p{L}\p{N}]/u.test(q)) return []
  // Subscribers may be neither accounts nor guests; by name, only accounts and guests are found.
  const isOfSubscribers = filter === 'newsletter'
  const pattern = q === '' ? undefined : searchPattern(q)
  const lists = await Promise.all([
    isOfSubscribers ? subscribersAfter(db, { after, pattern, limit }) : [],
    ...(isOfSubscribers && q === '' ? [] : [accounts, guests, imported].map((source) => emailsFrom(db, source, query)))
  ])
  const all = lists.flat()
  if (all.length === 0) return []
  return emailsOf(await sorted(db, all, { ...query, filter: undefined }))
}
