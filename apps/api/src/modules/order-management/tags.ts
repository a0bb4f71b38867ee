import type { TagChanges } from '@motif/contract'
import { tagLimits, tidyTag } from '@motif/contract/tag-rules'
import { asc, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { lockOrders, orders } from '../orders/index.ts'
import { orderTags } from './tables.ts'

/** Tags by order, each list in alphabetical order. */
export async function tagsOf(db: Database | Transaction, orderIds: readonly string[]): Promise<Map<string, string[]>> {
  if (orderIds.length === 0) return new Map()
  const rows = await db
    .select({ orderId: orderTags.orderId, tag: orderTags.tag })
    .from(orderTags)
    .where(inArray(orderTags.orderId, [...orderIds]))
    .orderBy(asc(orderTags.tag))
  return new Map(
    Array.from(
      Map.groupBy(rows, ({ orderId }) => orderId),
      ([id, own]) => [id, own.map(({ tag }) => tag)]
    )
  )
}

/** Tags in use, in alphabetical order, by a loose index scan. */
export async function tagsInUse({ db }: Pick<Platform, 'db'>): Promise<{ items: string[] }> {
  const { rows } = await db.execute<{ tag: string }>(sql`
    with recursive known(tag) as (
      (select ${orderTags.tag} from ${orderTags} order by ${orderTags.tag} limit 1)
      union all
      select (select ${orderTags.tag} from ${orderTags} where ${orderTags.tag} > known.tag order by ${orderTags.tag} limit 1)
      from known where known.tag is not null
    )
    select tag from known where tag is not null limit ${tagLimits.proposed}`)
  return { items: rows.map(({ tag }) => tag) }
}

type TagChange = TagChanges['orders'][number]

interface ChangedTags {
  id: string
  before: readonly string[]
  after: readonly string[]
}

const without = (tags: readonly string[], others: readonly string[]) => tags.filter((tag) => !others.includes(tag))

/** Order and tag as rows for a join. */
const pairs = (rows: readonly { id: string; tag: string }[]) =>
  sql`unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ tag }) => tag))}::text[]) as given(order_id, tag)`

const rowsOf = (changes: readonly TagChange[], side: 'add' | 'remove') =>
  changes.flatMap((change) => [...new Set(change[side].map(tidyTag))].map((tag) => ({ id: change.id, tag })))

/** Changes tags, all or none. Each changed order gets a log entry. */
async function change(platform: Platform, adminId: string, changes: readonly TagChange[]): Promise<ChangedTags[]> {
  const ids = changes.map(({ id }) => id)
  return platform.db.transaction(async (tx) => {
    const locked = await lockOrders(tx, ids)
    if (locked.length < ids.length) throw new ProblemError('order-unknown')
    const before = await tagsOf(tx, ids)
    const [removed, added] = [rowsOf(changes, 'remove'), rowsOf(changes, 'add')]
    if (removed.length > 0)
      await tx.execute(sql`
        delete from ${orderTags} using ${pairs(removed)}
        where ${orderTags.orderId} = given.order_id and ${orderTags.tag} = given.tag`)
    if (added.length > 0)
      await tx.execute(sql`
        insert into ${orderTags} (order_id, tag, placed_at)
        select ${orders.id}, given.tag, ${orders.placedAt}
        from ${pairs(added)} join ${orders} on ${orders.id} = given.order_id
        on conflict do nothing`)
    const after = await tagsOf(tx, ids)
    const full = locked.filter(({ id }) => (after.get(id)?.length ?? 0) > tagLimits.tags)
    if (full.length > 0)
      throw new ProblemError('order-tags-full', {
        params: { count: tagLimits.tags, orders: full.map(({ number }) => number) }
      })
    const changed = ids.map((id) => ({ id, before: before.get(id) ?? [], after: after.get(id) ?? [] }))
    for (const { id, ...tags } of changed)
      if (tags.before.join('\n') !== tags.after.join('\n'))
        await audit(platform, tx, {
          adminId,
          action: 'order.tag',
          subject: id,
          change: { from: { tags: tags.before }, to: { tags: tags.after } }
        })
    return changed
  })
}

/** Adds and removes tags of an order. Repeated calls have no effect. Refused with `order-unknown` and `order-tags-full`. */
export async function changeTags(platform: Platform, adminId: string, wish: TagChange): Promise<{ tags: string[] }> {
  const [changed] = await change(platform, adminId, [wish])
  return { tags: [...(changed?.after ?? [])] }
}

/** The same for several orders at once. Returns the changes that undo it. */
export async function changeTagsOfOrders(
  platform: Platform,
  adminId: string,
  wishes: readonly TagChange[]
): Promise<TagChanges> {
  const changed = await change(platform, adminId, wishes)
  return {
    orders: changed
      .map(({ id, before, after }) => ({ id, add: without(before, after), remove: without(after, before) }))
      .filter(({ add, remove }) => add.length + remove.length > 0)
  }
}
