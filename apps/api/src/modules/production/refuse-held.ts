import type { ModerationHold } from '@motif/contract'
import { and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findHold, refuse } from '../moderation/index.ts'
import { productionJobs } from '../orders/index.ts'
import { sendQuestion } from './buyer-questions.ts'
import { lockJob } from './move-job.ts'

interface Refusal {
  /** Of the order line. */
  id: string
  revision: number
  reason: string
}

/** Refuses to print a held item: its buyer gets the reason as a question, and the job waits for the answer. */
export async function refuseHeld(
  platform: Platform,
  adminId: string,
  { id, revision, reason }: Refusal
): Promise<ModerationHold> {
  await platform.db.transaction(async (tx) => {
    const [job] = await tx
      .select({ id: productionJobs.id })
      .from(productionJobs)
      .where(and(eq(productionJobs.lineId, id), isNull(productionJobs.originalId)))
    if (!job) throw new ProblemError('moderation-hold-unknown')
    const locked = await lockJob(tx, job.id)
    if (await refuse(platform, tx, adminId, { id, revision }))
      await sendQuestion(platform, tx, locked, { text: reason, by: adminId })
  })
  return findHold(platform.db, id)
}
