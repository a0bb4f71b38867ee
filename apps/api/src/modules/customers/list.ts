import type { CustomerSummary } from '@motif/contract'
import type { CustomerFilter } from '@motif/contract/customer-rules'
import { isEmail } from '@motif/contract/rules'
import { inArray, sql } from 'drizzle-orm'
import type { Database } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { foldEmail, subjectOf, users } from '../accounts/index.ts'
import { subscribersAmong } from '../newsletter/index.ts'
import { orders } from '../orders/index.ts'
import { spendingOf } from '../payments/index.ts'
import { findEmails } from './find-emails.ts'
import { importedAmong } from './imported.ts'
import { emailOf, customerKey } from '../../platform/customer-key.ts'
import { personalData } from './personal-data.ts'

/** Names that guests gave with their last order. */
async function guestNames(db: Database, emails: readonly string[]): Promise<Map<string, string>> {
  if (emails.length === 0) return new Map()
  const rows = await db
    .selectDistinctOn([orders.email], {
      email: orders.email,
      name: sql<string | null>`${orders.shippingAddress} ->> 'name'`
    })
    .from(orders)
    .where(inArray(orders.email, [...emails]))
    .orderBy(orders.email, sql`${orders.placedAt} desc`)
  return new Map(rows.flatMap(({ email, name }) => (name === null || name === '' ? [] : [[email, name]])))
}

function totalsOf(
  rows: Awaited<ReturnType<typeof spendingOf>>
): Pick<CustomerSummary, 'orders' | 'spent' | 'lastOrderAt'> {
  const spent = new Map<string, number>()
  for (const row of rows) spent.set(row.currency, (spent.get(row.currency) ?? 0) + row.spent)
  const last = Math.max(...rows.map(({ lastAt }) => lastAt.getTime()))
  return {
    orders: rows.reduce((sum, row) => sum + row.orders, 0),
    spent: Array.from(spent, ([currency, amount]) => ({ amount, currency })),
    lastOrderAt: rows.length === 0 ? null : new Date(last).toISOString()
  }
}

/** Summaries for list and page, in the order of the addresses. */
export async function summariesOf(
  platform: Pick<Platform, 'db' | 'secret'>,
  emails: readonly string[]
): Promise<CustomerSummary[]> {
  const { db } = platform
  if (emails.length === 0) return []
  const accounts = await db
    .select({
      id: users.id,
      email: users.email,
      emailKey: users.emailKey,
      name: users.name,
      verifiedAt: users.verifiedAt
    })
    .from(users)
    .where(inArray(users.emailKey, [...emails]))
  const ids = accounts.map(({ id }) => id)
  const [spending, names, subscribers, imported] = await Promise.all([
    spendingOf(db, { customerIds: ids, guests: emails }),
    guestNames(db, emails),
    subscribersAmong(db, emails),
    importedAmong(db, emails)
  ])
  return emails.map((email) => {
    const account = accounts.find(({ emailKey }) => emailKey === email)
    return {
      key: customerKey(platform, email),
      email: account?.email ?? email,
      name: account?.name ?? names.get(email) ?? imported.get(email)?.name ?? null,
      account: account === undefined ? 'none' : account.verifiedAt === null ? 'unconfirmed' : 'confirmed',
      isSubscribed: subscribers.has(email),
      ...totalsOf(spending.filter(({ buyer }) => buyer === email || buyer === account?.id))
    }
  })
}

/** Whether the shop stores anything about an address. */
export async function isKnown(db: Database, email: string): Promise<boolean> {
  const subject = await subjectOf(db, email)
  for (const { count } of personalData) if ((await count(db, subject)) > 0) return true
  return false
}

export interface CustomerQuery {
  after?: string | undefined
  pageSize: number
  q?: string | undefined
  filter?: CustomerFilter | undefined
}

/** A part of the customers, ordered by address. */
export async function listCustomers(
  platform: Pick<Platform, 'db' | 'secret'>,
  { after, pageSize, q: typed = '', filter }: CustomerQuery
): Promise<{ items: CustomerSummary[]; next: string | null }> {
  const { db } = platform
  const q = typed.replaceAll('\0', '').trim()
  const from = after === undefined ? '' : emailOf(platform, after)
  if (from === undefined) return { items: [], next: null }
  const emails = await findEmails(db, { after: from, q, filter, limit: pageSize + 1 })
  const whole = foldEmail(q)
  // Other people, such as those who only wrote a message, are found by their whole address.
  if (emails.length === 0 && from === '' && filter === undefined && isEmail(whole) && (await isKnown(db, whole)))
    emails.push(whole)
  const items = await summariesOf(platform, emails.slice(0, pageSize))
  return { items, next: emails.length > pageSize ? (items.at(-1)?.key ?? null) : null }
}

/** A few customers whose name or address contains a text. */
export async function firstCustomers(
  platform: Pick<Platform, 'db' | 'secret'>,
  { q, limit }: { q: string; limit: number }
): Promise<Pick<CustomerSummary, 'key' | 'email' | 'name'>[]> {
  const asked = { after: '', q, filter: undefined, limit, isHurried: true }
  const found = await summariesOf(platform, await findEmails(platform.db, asked))
  return found.map(({ key, email, name }) => ({ key, email, name }))
}
