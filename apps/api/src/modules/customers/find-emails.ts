import type { CustomerFilter } from '@motif/contract/customer-rules'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import { firstMatches } from '../../platform/first-matches.ts'
import { userSearchText, users } from '../accounts/index.ts'
import { isSubscriber, subscribersAfter } from '../newsletter/index.ts'
import { orderSearchText, orders } from '../orders/index.ts'
import { importedCustomers, importedSearchText } from './tables.ts'

interface Asked {
  /** The address the part begins behind. */
  after: string
  pattern: string | undefined
  filter: CustomerFilter | undefined
  limit: number
  /** Tells any who match, in a time that does not depend on the text. @default false */
  isHurried?: boolean
}

/** Where addresses come from. */
interface Source {
  rows: SQL
  email: SQL
  matches: (pattern: string) => SQL
  /** What the index of texts holds, and what of that is of a customer. */
  indexed: SQL
  text: SQL
}

const accounts: Source = {
  rows: sql`${users} where true`,
  email: sql`${users.emailKey}`,
  matches: (pattern) => sql`${userSearchText} ilike ${pattern}`,
  indexed: userSearchText,
  text: userSearchText
}

const imported: Source = {
  rows: sql`${importedCustomers} where true`,
  email: sql`${importedCustomers.email}`,
  matches: (pattern) => sql`${importedSearchText} ilike ${pattern}`,
  indexed: importedSearchText,
  text: importedSearchText
}

const guestText = sql`(' ' || email || ' ' || coalesce(shipping_address ->> 'name', ''))`

const guests: Source = {
  rows: sql`${orders} where ${orders.customerId} is null`,
  email: sql`${orders.email}`,
  // The index holds more than names and addresses.
  matches: (pattern) => sql`${orderSearchText} ilike ${pattern} and ${guestText} ilike ${pattern}`,
  indexed: orderSearchText,
  text: guestText
}

/** By an address of a row that is neither of `users` nor of `orders`. Values and not `exists`: the database would rather look through all orders once than a few by their index. */
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
 * People whose name begins like their address stand together: a beginning that many have is far from most places of the list. To look twenty thousand up
 * takes a tenth of the time of walking along two hundred thousand.
 */
const bounds = { sampled: 2000, walked: 20_000, lookedUp: 25_000 }

/** Rows that are looked at in a hurry. */
const hurried = 4000

/** Those of some addresses that pass, in the order of the database, which is not that of JavaScript. */
const sorted = (db: Database, emails: readonly string[], { after, filter, limit }: Asked) =>
  db.execute<{ email: string }>(sql`
    select distinct found.email from unnest(${sql.param([...emails])}::text[]) found(email)
    where found.email > ${after} and ${passes(filter, sql`found.email`)} order by 1 limit ${limit}`)

const emailsOf = ({ rows }: { rows: { email: string }[] }) => rows.map(({ email }) => email)

/** Walks along the index of addresses, over so many rows or to its end. `offset` keeps the database from looking every match up first. */
const walk = (db: Database, { rows, email, matches }: Source, { after, pattern, filter, limit }: Asked, most: SQL) =>
  db.execute<{ email: string }>(sql`
    select distinct walked.email from (
      select ${email} as email, ${pattern === undefined ? sql`true` : matches(pattern)} as is_match
      from ${rows} and ${email} > ${after} order by 1 ${most}
    ) walked
    where walked.is_match and ${passes(filter, sql`walked.email`)} order by 1 limit ${limit}`)

const toTheEnd = sql`offset 0`

/** Some of those who match, in a time that does not depend on the text: of what the index finds, so many rows are looked at. */
async function someEmails(db: Database, source: Source, asked: Asked, pattern: string): Promise<string[]> {
  const { rows, email, indexed, text } = source
  // Two letters are looked for at the beginning of words; the index knows them from too many others.
  if (pattern.startsWith('% ')) return emailsOf(await walk(db, source, asked, sql`limit ${bounds.walked}`))
  const found = await db.execute<{ email: string }>(sql`
    select distinct email from (
      select ${email} as email, ${text} as found_text from ${rows} and ${indexed} ilike (select ${pattern}::text) limit ${hurried}
    ) looked_at
    where found_text ilike ${pattern} limit ${asked.limit}`)
  return emailsOf(found)
}

/** Addresses of a source behind one, in their order: a common text is found by walking along, a rare one by the index of texts. */
async function emailsFrom(db: Database, source: Source, asked: Asked): Promise<string[]> {
  const { pattern, limit, isHurried = false } = asked
  if (pattern === undefined) return emailsOf(await walk(db, source, asked, toTheEnd))
  if (isHurried) return someEmails(db, source, asked, pattern)
  const { rows, email, matches } = source
  const lookUp = async () => {
    const found = emailsOf(
      await db.execute<{ email: string }>(
        sql`select ${email} as email from ${rows} and ${matches(pattern)} limit ${bounds.lookedUp}`
      )
    )
    if (found.length === bounds.lookedUp) return undefined
    return found.length === 0 ? [] : emailsOf(await sorted(db, found, asked))
  }
  return firstMatches({
    limit,
    bounds,
    walk: async (most) => emailsOf(await walk(db, source, asked, most === undefined ? toTheEnd : sql`limit ${most}`)),
    lookUp
  })
}

/** Addresses of customers behind one, in the order of the database. */
export async function findEmails(db: Database, asked: Asked): Promise<string[]> {
  const { filter, pattern } = asked
  // Subscribers need be neither accounts nor guests; by name only those are found who are.
  const isOfSubscribers = filter === 'newsletter'
  const lists = await Promise.all([
    isOfSubscribers ? subscribersAfter(db, asked) : [],
    ...(isOfSubscribers && pattern === undefined
      ? []
      : [accounts, guests, imported].map((source) => emailsFrom(db, source, asked)))
  ])
  const all = lists.flat()
  if (all.length === 0) return []
  return emailsOf(await sorted(db, all, { ...asked, filter: undefined }))
}
