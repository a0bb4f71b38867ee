import { randomUUID } from 'node:crypto'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Redis } from 'ioredis'
import type { Pool } from 'pg'
import type { Config } from './config.ts'
import { jobCounts } from './metrics/job-counts.ts'
import type { Probe } from './readiness.ts'
import { mailServerAnswers } from './smtp.ts'
import type { Storage } from './storage/storage.ts'

/** Free bytes required for storage: less than one upload with its renditions, for a few people. */
export const freeBytesMin = 100 * 2 ** 20

/** Free bytes for the data folder. */
export async function freeBytes(dataDir: string): Promise<number> {
  await mkdir(dataDir, { recursive: true })
  const { bavail, bsize } = await statfs(dataDir)
  return bavail * bsize
}

/** Seconds a due job may wait. A short rush is not a fault, and a restarting worker takes less. */
const jobsDueSeconds = 900

/** Whether jobs are being worked on. Failed jobs that wait for a retry are not due. */
function jobsAreDone(pool: Pool): () => Promise<void> {
  const count = jobCounts(pool)
  return async () => {
    const late = (await count()).filter(({ oldestSeconds }) => oldestSeconds > jobsDueSeconds)
    if (late.length > 0)
      throw new Error(`Jobs wait in ${late.map(({ queue }) => queue).join(', ')}; is there a worker?`)
  }
}

/** Whether a file can be written and read back. A bucket is only pinged, because each write would cost money. */
async function storageAnswers({ s3, dataDir }: Config, storage: Storage): Promise<void> {
  if (s3) {
    await storage.head('previews/readiness')
    return
  }
  const place = join(dataDir, `.readiness-${randomUUID()}`)
  await mkdir(dataDir, { recursive: true })
  try {
    await writeFile(place, 'motif')
  } finally {
    await rm(place, { force: true })
  }
}

/** The dependencies of a server with these settings. */
export function probesOf(config: Config, parts: { pool: Pool; storage: Storage; redis?: Redis | undefined }): Probe[] {
  const { smtpUrl, s3, dataDir } = config
  const { pool, storage, redis } = parts
  const probes: (Probe | undefined)[] = [
    { name: 'database', isNeeded: true, keptMs: 1_000, check: () => pool.query('select 1') },
    // A bucket is shared: without it the shop still sells, and no other server would do better.
    { name: 'storage', isNeeded: s3 === undefined, keptMs: 10_000, check: () => storageAnswers(config, storage) },
    {
      name: 'disk',
      isNeeded: true,
      keptMs: 10_000,
      check: async () => {
        const free = await freeBytes(dataDir)
        if (free < freeBytesMin) throw new Error(`Only ${Math.floor(free / 2 ** 20)} MB are free`)
      }
    },
    // The shop takes orders, and their jobs wait in the queue.
    { name: 'jobs', isNeeded: false, keptMs: 60_000, check: jobsAreDone(pool) },
    // Mails wait in the queue until the mail server is back.
    smtpUrl === undefined
      ? undefined
      : { name: 'mail', isNeeded: false, keptMs: 60_000, check: () => mailServerAnswers(smtpUrl) },
    redis === undefined ? undefined : { name: 'redis', isNeeded: false, keptMs: 5_000, check: () => redis.ping() }
  ]
  return probes.filter((probe) => probe !== undefined)
}
