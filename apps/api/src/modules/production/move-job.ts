import type { JobMoves, ProductionJob } from '@motif/contract'
import { type ProductionStage, beginsProduction, stagesOf } from '@motif/contract/production-rules'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { currentLocale } from '../../platform/locale.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { sentenceOf } from '../../platform/refusal-sentences.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { mustNotBeHeld } from '../moderation/index.ts'
import { type OrderRow, type ProductionJobRow, lockOrder, mayMove, moveOrder, productionJobs } from '../orders/index.ts'
import { findJob, openJobsAmong } from './board.ts'

export interface JobMove {
  id: string
  stage: ProductionStage
  /** The revision of the job that the caller saw. */
  revision: number
}

export interface LockedJob {
  job: ProductionJobRow
  order: OrderRow
}

/** Locks a job with its order until the transaction ends. Refused with `production-job-unknown`. */
export async function lockAnyJob(tx: Transaction, id: string): Promise<LockedJob> {
  const [found] = await tx
    .select({ orderId: productionJobs.orderId })
    .from(productionJobs)
    .where(eq(productionJobs.id, id))
  const order = found && (await lockOrder(tx, found.orderId))
  const [job] = await tx.select().from(productionJobs).where(eq(productionJobs.id, id)).for('no key update')
  if (!order || !job) throw new ProblemError('production-job-unknown')
  return { job, order }
}

/** The same for an open job. Also refused with `production-job-closed`. */
export async function lockJob(tx: Transaction, id: string): Promise<LockedJob> {
  const locked = await lockAnyJob(tx, id)
  if (locked.job.closedAt !== null) throw new ProblemError('production-job-closed')
  return locked
}

/** Refuses a change based on an older revision of the job, and returns its current stage. */
export async function mustBeCurrent(
  tx: Transaction,
  { revision, stage, movedBy }: ProductionJobRow,
  seen: number
): Promise<void> {
  if (revision === seen) return
  const names = movedBy === null ? new Map<string, string>() : await namesOf(tx, [movedBy])
  throw new ProblemError('production-job-moved', { params: { stage, by: names.get(movedBy ?? '') ?? '' } })
}

/** Moves a locked job, and its order into production if this is its first step. */
export async function setStage(
  platform: Platform,
  tx: Transaction,
  { job, order }: LockedJob,
  { stage, by }: { stage: ProductionStage; by: string | null }
): Promise<void> {
  await tx
    .update(productionJobs)
    .set({ stage, revision: job.revision + 1, movedBy: by, movedAt: platform.clock.now() })
    .where(eq(productionJobs.id, job.id))
  if (by === null || !beginsProduction(job.isPrinted, stage) || !(await mayMove(tx, order, 'in_production', 'shop')))
    return
  await audit(platform, tx, {
    adminId: by,
    action: 'order.move',
    subject: order.id,
    change: { from: order.status, to: 'in_production' }
  })
  await moveOrder(platform, tx, order, { to: 'in_production', by: 'shop' })
}

/** Moves a job in its own transaction. A retry by the same person has no effect. */
const applyMove = (platform: Platform, adminId: string, { id, stage, revision }: JobMove): Promise<void> =>
  platform.db.transaction(async (tx) => {
    const locked = await lockJob(tx, id)
    const { job, order } = locked
    if (job.stage === stage && job.movedBy === adminId) return
    await mustBeCurrent(tx, job, revision)
    if (!stagesOf(job.isPrinted).includes(stage)) throw new ProblemError('production-stage-foreign')
    if (job.stage === stage) return
    if (beginsProduction(job.isPrinted, stage)) await mustNotBeHeld(tx, [job.lineId])
    await audit(platform, tx, {
      adminId,
      action: 'production.move',
      subject: order.id,
      change: { job: id, from: { stage: job.stage }, to: { stage } }
    })
    await setStage(platform, tx, locked, { stage, by: adminId })
  })

/** Moves a job on the board. A retry by the same person has no effect. */
export async function moveJob(platform: Platform, adminId: string, move: JobMove): Promise<ProductionJob> {
  await applyMove(platform, adminId, move)
  return findJob(platform, move.id)
}

/** Moves jobs one by one. A refused job does not stop the others. A retry by the same person has no effect. */
export async function moveJobs(platform: Platform, adminId: string, moves: readonly JobMove[]): Promise<JobMoves> {
  const movedIds: string[] = []
  const refused: JobMoves['refused'] = []
  for (const move of moves)
    try {
      await applyMove(platform, adminId, move)
      movedIds.push(move.id)
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      refused.push({ id: move.id, detail: sentenceOf(error, currentLocale()) })
    }
  return { moved: await openJobsAmong(platform, movedIds), refused }
}
