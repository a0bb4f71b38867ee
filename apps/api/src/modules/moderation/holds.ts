import type { ModerationHold, ProductionJob } from '@motif/contract'
import type { HoldState } from '@motif/contract/moderation-rules'
import { type SQL, and, asc, count, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { isCursorTime } from '../../platform/cursor-time.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { orderLines, orders, productionJobs } from '../orders/index.ts'
import { blockedAmong } from './blocked-pictures.ts'
import { moderationHolds } from './tables.ts'

/** Only what is on the production board waits for a decision: unpaid and ended orders are left out. */
const isOnBoard = (db: Database | Transaction) =>
  sql`exists ${db
    .select({ one: sql`1` })
    .from(productionJobs)
    .where(
      and(
        // By the index of the order: a line has none for open jobs.
        eq(productionJobs.orderId, moderationHolds.orderId),
        eq(productionJobs.lineId, moderationHolds.lineId),
        isNull(productionJobs.closedAt)
      )
    )}`

const rowsWhere = (db: Database | Transaction, which: SQL | undefined, order: SQL[], limit: number) =>
  db
    .select({
      hold: moderationHolds,
      order: { id: orders.id, number: orders.number, status: orders.status },
      customer: { name: sql<string>`coalesce(${orders.shippingAddress} ->> 'name', '')`, email: orders.email },
      name: orderLines.name,
      options: orderLines.options,
      image: orderLines.image,
      member: orderLines.member,
      quantity: orderLines.quantity
    })
    .from(moderationHolds)
    .innerJoin(orderLines, eq(orderLines.id, moderationHolds.lineId))
    .innerJoin(orders, eq(orders.id, moderationHolds.orderId))
    .where(which)
    .orderBy(...order)
    .limit(limit)

async function openByOrder(db: Database | Transaction, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ orderId: moderationHolds.orderId, open: count() })
    .from(moderationHolds)
    .where(and(inArray(moderationHolds.orderId, [...ids]), eq(moderationHolds.state, 'open')))
    .groupBy(moderationHolds.orderId)
  return new Map(rows.map(({ orderId, open }) => [orderId, open]))
}

async function viewsOf(
  db: Database | Transaction,
  rows: Awaited<ReturnType<typeof rowsWhere>>
): Promise<ModerationHold[]> {
  const names = await namesOf(
    db,
    rows.flatMap(({ hold }) => hold.decidedBy ?? [])
  )
  const blocked = await blockedAmong(db, [...new Set(rows.flatMap(({ hold }) => hold.pictures))])
  const open = await openByOrder(db, [...new Set(rows.map(({ order }) => order.id))])
  return rows.map(({ hold, member, ...line }) => ({
    ...line,
    id: hold.lineId,
    state: hold.state,
    revision: hold.revision,
    member: member ?? '',
    words: hold.words,
    pictures: hold.pictures.map((upload) => ({ upload, isBlocked: blocked.has(upload) })),
    foundAt: hold.foundAt.toISOString(),
    decidedBy: hold.decidedBy === null ? null : (names.get(hold.decidedBy) ?? null),
    decidedAt: hold.decidedAt?.toISOString() ?? null,
    openInOrder: open.get(line.order.id) ?? 0
  }))
}

/** Condition for the next part of a list. */
function beyond(cursor: string, comes: 'later' | 'earlier'): SQL {
  const [, at, id] = /^([\d-]{10}T[\d:.]{8,12}Z)\.([A-Za-z0-9_-]{1,64})$/.exec(cursor) ?? []
  // An invalid cursor ends the list.
  if (!isCursorTime(at)) return sql`false`
  const place = sql`(${moderationHolds.foundAt}, ${moderationHolds.lineId})`
  return comes === 'later'
    ? sql`${place} > (${at}::timestamptz, ${id}::text)`
    : sql`${place} < (${at}::timestamptz, ${id}::text)`
}

interface QueueQuery {
  state: HoldState
  after?: string | undefined
  pageSize: number
}

/** Held items on the production board: open ones with the longest waiting first, decided ones with the latest first. */
export async function queue(
  { db }: Pick<Platform, 'db'>,
  { state, after, pageSize }: QueueQuery
): Promise<{ items: ModerationHold[]; next: string | null }> {
  const isOpen = state === 'open'
  const [by, direction] = [[moderationHolds.foundAt, moderationHolds.lineId], isOpen ? asc : desc] as const
  const rows = await rowsWhere(
    db,
    and(
      eq(moderationHolds.state, state),
      isOnBoard(db),
      after === undefined ? undefined : beyond(after, isOpen ? 'later' : 'earlier')
    ),
    by.map((column) => direction(column)),
    pageSize + 1
  )
  const part = rows.slice(0, pageSize)
  const last = part.at(-1)?.hold
  return {
    items: await viewsOf(db, part),
    next: rows.length > pageSize && last ? `${last.foundAt.toISOString()}.${last.lineId}` : null
  }
}

/** Refused with `moderation-hold-unknown`. */
export async function findHold(db: Database | Transaction, id: string): Promise<ModerationHold> {
  const [view] = await viewsOf(db, await rowsWhere(db, eq(moderationHolds.lineId, id), [], 1))
  if (!view) throw new ProblemError('moderation-hold-unknown')
  return view
}

/** Lines that may not be printed, with the reason. */
export async function holdsOf(
  db: Database | Transaction,
  lineIds: readonly string[]
): Promise<ReadonlyMap<string, NonNullable<ProductionJob['hold']>>> {
  if (lineIds.length === 0) return new Map()
  const rows = await db
    .select()
    .from(moderationHolds)
    .where(and(inArray(moderationHolds.lineId, [...lineIds]), ne(moderationHolds.state, 'approved')))
  return new Map(
    rows.flatMap(({ lineId, state, words, hasPicture }) =>
      state === 'approved' ? [] : [[lineId, { state, words, hasPicture }] as const]
    )
  )
}

/** Refuses to go on with lines that are held, with `moderation-held`. */
export async function mustNotBeHeld(tx: Transaction, lineIds: readonly string[]): Promise<void> {
  if ((await holdsOf(tx, lineIds)).size > 0) throw new ProblemError('moderation-held')
}

/** The same for all items of an order that are on the production board. */
export async function mustHoldNothing(tx: Transaction, orderId: string): Promise<void> {
  const held = await tx.$count(
    moderationHolds,
    and(eq(moderationHolds.orderId, orderId), ne(moderationHolds.state, 'approved'), isOnBoard(tx))
  )
  if (held > 0) throw new ProblemError('moderation-held')
}
