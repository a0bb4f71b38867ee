import type { LogEntry } from '@motif/contract'
import { inArray } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { addDays, beginOf } from '../../platform/shop-days.ts'
import { namesOf } from '../accounts/index.ts'
import { type LogFilter, type LogRow, logAuthors, logRows } from '../audit/index.ts'
import { products, variants } from '../catalogue/index.ts'
import { writersOf } from '../contact/index.ts'
import { orders } from '../orders/index.ts'
import { decimalsOfMoments } from '../pricing/index.ts'
import { changesOf, nameIn } from './changes.ts'

export interface LogQuery extends Pick<LogFilter, 'by' | 'action'> {
  /** Dates in the shop's time zone, inclusive. */
  from?: string | undefined
  to?: string | undefined
}

const filterOf = (platform: Pick<Platform, 'shop'>, { by, action, from, to }: LogQuery): LogFilter => ({
  by,
  action,
  from: from === undefined ? undefined : beginOf(platform, from),
  before: to === undefined ? undefined : beginOf(platform, addDays(to, 1))
})

type Named = { id: unknown; name: unknown }[]

const fromTable = (id: PgColumn, name: PgColumn) => (db: Database, ids: readonly string[]) =>
  db
    .select({ id, name })
    .from(id.table)
    .where(inArray(id, [...ids]))

/** Look-ups of names, by the first part of the action. */
const nameLookups: Readonly<Record<string, (db: Database, ids: readonly string[]) => Promise<Named>>> = {
  order: fromTable(orders.id, orders.number),
  production: fromTable(orders.id, orders.number),
  product: fromTable(products.id, products.name),
  variant: fromTable(variants.id, variants.sku),
  message: writersOf
}

const kindOf = (row: LogRow) => row.action.split('.')[0] ?? ''

/** Names of the subjects of entries, by kind and id. */
async function subjectNames(db: Database, rows: readonly LogRow[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const [kind, own] of Map.groupBy(rows, kindOf)) {
    const things = await nameLookups[kind]?.(db, [...new Set(own.map(({ subject }) => subject))])
    for (const { id, name } of things ?? []) found.set(`${kind} ${String(id)}`, String(name))
  }
  return found
}

async function entriesOf(
  { db, shop, currentShop }: Pick<Platform, 'db' | 'shop' | 'currentShop'>,
  rows: readonly LogRow[]
): Promise<LogEntry[]> {
  const names = await namesOf(
    db,
    rows.map(({ adminId }) => adminId)
  )
  const subjects = await subjectNames(db, rows)
  const decimalsAt = await decimalsOfMoments(db, currentShop.file.currency)
  return rows.map((row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    by: { id: row.adminId, name: names.get(row.adminId) ?? null },
    action: row.action,
    subject: { id: row.subject, name: subjects.get(`${kindOf(row)} ${row.subject}`) ?? nameIn(row.change) ?? null },
    ...changesOf(row.change),
    ...(decimalsAt(row.at) !== shop.currency.decimals && { decimals: decimalsAt(row.at) })
  }))
}

/** The cursor of an earlier part; an invalid one ends the list. */
const entryId = (after: string | undefined) =>
  after === undefined ? undefined : /^\d{1,15}$/.test(after) ? Number(after) : -1

export async function listLog(
  platform: Pick<Platform, 'db' | 'shop' | 'currentShop'>,
  { after, pageSize, ...query }: LogQuery & { after?: string | undefined; pageSize: number }
): Promise<{ items: LogEntry[]; next: string | null }> {
  const { db } = platform
  const rows = await logRows(db, filterOf(platform, query), { after: entryId(after), limit: pageSize + 1 })
  const items = await entriesOf(platform, rows.slice(0, pageSize))
  return { items, next: rows.length > pageSize ? (items.at(-1)?.id ?? null) : null }
}

export async function listAuthors({ db }: Pick<Platform, 'db'>) {
  const ids = await logAuthors(db)
  const names = await namesOf(db, ids)
  return { items: ids.map((id) => ({ id, name: names.get(id) ?? null })) }
}

const batch = 200

/** Log entries, newest first, in batches. */
export async function* exportedLog(
  platform: Pick<Platform, 'db' | 'shop' | 'currentShop'>,
  query: LogQuery
): AsyncGenerator<LogEntry[]> {
  for (let after: number | undefined; ;) {
    const rows: LogRow[] = await logRows(platform.db, filterOf(platform, query), { after, limit: batch })
    if (rows.length === 0) return
    after = rows.at(-1)?.id
    yield await entriesOf(platform, rows)
  }
}
