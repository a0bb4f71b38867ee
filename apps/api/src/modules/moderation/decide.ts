import type { ModerationHold } from '@motif/contract'
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'
import { orders } from '../orders/index.ts'
import { findHold } from './holds.ts'
import { type HoldRow, moderationHolds } from './tables.ts'

interface Decision {
  /** Of the order line. */
  id: string
  /** The revision of the hold that the caller saw. */
  revision: number
}

/** Locks a hold until the transaction ends. Refused with `moderation-hold-unknown`. */
async function lockHold(tx: Transaction, id: string): Promise<HoldRow> {
  const [hold] = await tx.select().from(moderationHolds).where(eq(moderationHolds.lineId, id)).for('update')
  if (!hold) throw new ProblemError('moderation-hold-unknown')
  return hold
}

const decided = (platform: Pick<Platform, 'clock'>, adminId: string, state: 'approved' | 'refused') => ({
  state,
  revision: sql`${moderationHolds.revision} + 1`,
  decidedBy: adminId,
  decidedAt: platform.clock.now()
})

/** Lets an item be printed, or all open ones of its order. A retry by the same person has no effect. */
export async function approve(
  platform: Platform,
  adminId: string,
  { id, revision, isForOrder }: Decision & { isForOrder: boolean }
): Promise<ModerationHold> {
  return platform.db.transaction(async (tx) => {
    const [known] = await tx.select().from(moderationHolds).where(eq(moderationHolds.lineId, id))
    if (!known) throw new ProblemError('moderation-hold-unknown')
    // In the order of their ids, so that two who decide at once do not wait for each other.
    const held = await tx
      .select()
      .from(moderationHolds)
      .where(eq(moderationHolds.orderId, known.orderId))
      .orderBy(asc(moderationHolds.lineId))
      .for('update')
    const hold = held.find(({ lineId }) => lineId === id) ?? known
    const isMine = hold.state === 'approved' && hold.decidedBy === adminId
    const rest = isForOrder ? held.filter(({ lineId, state }) => lineId !== id && state === 'open') : []
    if (isMine && rest.length === 0) return findHold(tx, id)
    if (!isMine && hold.revision !== revision) throw new ProblemError('moderation-decided')
    const lines = isMine ? rest : [hold, ...rest]
    await tx
      .update(moderationHolds)
      .set(decided(platform, adminId, 'approved'))
      .where(
        inArray(
          moderationHolds.lineId,
          lines.map(({ lineId }) => lineId)
        )
      )
    await audit(platform, tx, {
      adminId,
      action: 'moderation.approve',
      subject: hold.orderId,
      change: { items: lines.length, state: { from: hold.state, to: 'approved' } }
    })
    return findHold(tx, id)
  })
}

/**
 * Keeps an item from being printed, in the transaction that tells its buyer. Returns whether something changed: a retry by the same person has no
 * effect.
 */
export async function refuse(
  platform: Platform,
  tx: Transaction,
  adminId: string,
  { id, revision }: Decision
): Promise<boolean> {
  const hold = await lockHold(tx, id)
  if (hold.state === 'refused' && hold.decidedBy === adminId && hold.revision === revision + 1) return false
  if (hold.revision !== revision) throw new ProblemError('moderation-decided')
  await tx
    .update(moderationHolds)
    .set(decided(platform, adminId, 'refused'))
    .where(eq(moderationHolds.lineId, id))
  // The log leaves the reason out, because it outlives the order.
  await audit(platform, tx, {
    adminId,
    action: 'moderation.refuse',
    subject: hold.orderId,
    change: { state: { from: hold.state, to: 'refused' } }
  })
  return true
}

/** Days after which the holds of orders that were never made are deleted. */
const retentionDays = 30

/** Deletes the holds of cancelled and refunded orders. */
export async function clearHolds(platform: Platform): Promise<void> {
  const { clock, db } = platform
  const ended = db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.id, moderationHolds.orderId), inArray(orders.status, ['cancelled', 'refunded'])))
  await deleteRows(
    platform,
    moderationHolds,
    and(lt(moderationHolds.foundAt, new Date(clock.now().getTime() - retentionDays * 86_400_000)), sql`exists ${ended}`)
  )
}
