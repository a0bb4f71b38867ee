import { takeFailedJob } from '../../platform/failed-jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'

/** Queues a failed job again with all its retries. Throws `failed-job-gone`, and `failed-job-without-worker` if no handler exists. */
export async function retryFailedJob(platform: Platform, adminId: string, id: string): Promise<Record<string, never>> {
  const { db, jobs } = platform
  await db.transaction(async (tx) => {
    const job = await takeFailedJob(tx, id)
    if (!job) throw new ProblemError('failed-job-gone')
    if (job.queue === null || !jobs.handles(job.queue)) throw new ProblemError('failed-job-without-worker')
    await jobs.send(job.queue, job.data, { tx })
    await audit(platform, tx, { adminId, action: 'failed-job.retry', subject: id, change: { queue: job.queue } })
  })
  return {}
}

/** Deletes a failed job. Throws `failed-job-gone`. */
export async function deleteFailedJob(platform: Platform, adminId: string, id: string): Promise<Record<string, never>> {
  await platform.db.transaction(async (tx) => {
    const job = await takeFailedJob(tx, id)
    if (!job) throw new ProblemError('failed-job-gone')
    await audit(platform, tx, { adminId, action: 'failed-job.delete', subject: id, change: { queue: job.queue } })
  })
  return {}
}
