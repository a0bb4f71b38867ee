import { tagLimits, tidyTag } from '@motif/contract/tag-rules'
import { and, asc, count, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { lockOrder } from '../orders/index.ts'
import { orderTags } from './tables.ts'

/** The tags of some orders, by order, each in the order of the alphabet. */
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

/** Tags in use, the first of the alphabet. Jumps from tag to tag along the index, however many orders have each. */
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

interface TagChange {
  orderId: string
  add: readonly string[]
  remove: readonly string[]
}

/** Adds tags to an order and takes others away; asked for again, nothing happens. Refused with `order-unknown` and `order-tags-full`. */
export async function changeTags(
  platform: Platform,
  adminId: string,
  { orderId, add, remove }: TagChange
): Promise<{ tags: string[] }> {
  return platform.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new ProblemError('order-unknown')
    const before = (await tagsOf(tx, [orderId])).get(orderId) ?? []
    const [added, removed] = [new Set(add.map(tidyTag)), new Set(remove.map(tidyTag))]
    if (removed.size > 0)
      await tx.delete(orderTags).where(and(eq(orderTags.orderId, orderId), inArray(orderTags.tag, [...removed])))
    if (added.size > 0)
      await tx
        .insert(orderTags)
        .values([...added].map((tag) => ({ orderId, tag, placedAt: order.placedAt })))
        .onConflictDoNothing()
    const [row] = await tx.select({ tags: count() }).from(orderTags).where(eq(orderTags.orderId, orderId))
    if ((row?.tags ?? 0) > tagLimits.tags)
      throw new ProblemError('order-tags-full', { params: { count: tagLimits.tags } })
    const tags = (await tagsOf(tx, [orderId])).get(orderId) ?? []
    if (tags.join('\n') !== before.join('\n'))
      await audit(platform, tx, {
        adminId,
        action: 'order.tag',
        subject: orderId,
        change: { from: { tags: before }, to: { tags } }
      })
    return { tags }
  })
}
