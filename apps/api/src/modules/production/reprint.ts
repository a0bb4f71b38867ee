import type { OrderJob, ProductionJob, ReprintRequest } from '@motif/contract'
import { addWorkingDays } from '@motif/contract/delivery'
import { reprintsMax } from '@motif/contract/production-rules'
import { and, eq, inArray } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { today } from '../../platform/shop-days.ts'
import { audit } from '../audit/index.ts'
import { holdStock, sellStock, stockTransaction } from '../catalogue/index.ts'
import { type ProductionJobRow, orderLines, orders, productionJobs } from '../orders/index.ts'
import { allJobsOf, findJob } from './board.ts'
import { lockAnyJob, lockJob, mustBeCurrent } from './move-job.ts'

/** Whether a job can be reprinted: it was packed or sent. */
const isMade = ({ outcome, closedAt, stage, isPrinted }: ProductionJobRow) =>
  outcome === 'sent' || (closedAt === null && (stage === 'ship' || (isPrinted && stage === 'pack')))

interface ReprintInput {
  /** Id of the original job. */
  id: string
  /** Idempotency key. */
  key: string
  request: ReprintRequest
}

/** Creates a reprint of a job, free of charge: its pieces are taken from stock. */
export async function reprintJob(
  platform: Platform,
  adminId: string,
  { id, key: given, request: { reason, text, quantity } }: ReprintInput
): Promise<ProductionJob> {
  // The same key for another job is another reprint.
  const key = `${id} ${given}`
  const madeId = await stockTransaction(platform, async (tx) => {
    const { job, order } = await lockAnyJob(tx, id)
    const [known] = await tx.select().from(productionJobs).where(eq(productionJobs.key, key))
    if (known) return known.id
    if (!isMade(job)) throw new ProblemError('production-not-made')
    if (quantity > job.quantity)
      throw new ProblemError('reprint-too-many', {
        params: { count: job.quantity },
        errors: [{ pointer: '/quantity' }]
      })
    if ((await tx.$count(productionJobs, eq(productionJobs.originalId, id))) >= reprintsMax)
      throw new ProblemError('reprints-full', { params: { count: reprintsMax } })
    const [line] = await tx
      .select({ variantId: orderLines.variantId })
      .from(orderLines)
      .where(eq(orderLines.id, job.lineId))
    const pieces = new Map([[line?.variantId ?? '', quantity]])
    const [short] = await holdStock(tx, pieces)
    if (short) throw new ProblemError('reprint-out-of-stock', { params: { left: short.available } })
    await sellStock(tx, pieces, 'firm')
    const { productionDays } = platform.shop
    const made = {
      id: platform.randomId(12),
      orderId: order.id,
      lineId: job.lineId,
      productId: job.productId,
      isPrinted: job.isPrinted,
      quantity,
      dueOn: addWorkingDays(today(platform), job.isPrinted ? productionDays.printed : productionDays.ready),
      stage: job.isPrinted ? 'print' : 'pack',
      movedAt: platform.clock.now(),
      originalId: id,
      reason,
      reasonText: text ?? null,
      madeBy: adminId,
      key
    } as const
    await tx.insert(productionJobs).values(made)
    await audit(platform, tx, {
      adminId,
      action: 'production.reprint',
      subject: order.id,
      change: { job: made.id, original: id, reason, quantity }
    })
    return made.id
  })
  return findJob(platform, madeId)
}

/** Closes a reprint once it is sent; its order was sent before. Repeated calls have no effect. */
export async function sendReprint(
  platform: Platform,
  adminId: string,
  { id, revision }: { id: string; revision: number }
): Promise<void> {
  await platform.db.transaction(async (tx) => {
    const { job: seen } = await lockAnyJob(tx, id)
    if (seen.outcome === 'sent') return
    const { job, order } = await lockJob(tx, id)
    if (job.originalId === null || job.stage !== 'ship') throw new ProblemError('production-not-sent-so')
    await mustBeCurrent(tx, job, revision)
    await tx
      .update(productionJobs)
      .set({ closedAt: platform.clock.now(), outcome: 'sent', revision: revision + 1, movedBy: adminId })
      .where(eq(productionJobs.id, id))
    await audit(platform, tx, {
      adminId,
      action: 'production.sent',
      subject: order.id,
      change: { job: id, from: { stage: job.stage }, to: { stage: 'sent' } }
    })
  })
}

/** Every job of an order, closed ones included. Refused with `order-unknown`. */
export async function jobsOfOrder(platform: Platform, orderId: string): Promise<OrderJob[]> {
  if ((await platform.db.$count(orders, eq(orders.id, orderId))) === 0) throw new ProblemError('order-unknown')
  const jobs = await allJobsOf(platform, orderId)
  const rows = await platform.db
    .select()
    .from(productionJobs)
    .where(
      and(
        eq(productionJobs.orderId, orderId),
        inArray(
          productionJobs.id,
          jobs.map(({ id }) => id)
        )
      )
    )
  const known = new Map(rows.map((row) => [row.id, row]))
  return jobs.map((job) => {
    const row = known.get(job.id)
    return { ...job, outcome: row?.outcome ?? null, isReprintable: row !== undefined && isMade(row) }
  })
}
