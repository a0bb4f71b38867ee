import { takeFailedJob } from '../../platform/failed-jobs.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { audit } from '../audit/index.ts'

/** Queues a failed job once more, with all its tries. Throws `failed-job-gone`, and `failed-job-without-worker` where nobody does such jobs. */
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

/** Gives a failed job up. Throws `failed-job-gone`. */
export async function deleteFailedJob(platform: Platform, adminId: string, id: string): Promise<Record<string, never>> {
  await platform.db.transaction(async (tx) => {
    const job = await takeFailedJob(tx, id)
    if (!job) throw new ProblemError('failed-job-gone')
    await audit(platform, tx, { adminId, action: 'failed-job.delete', subject: id, change: { queue: job.queue } })
  })
  return {}
}
