import type { FailedJob } from '@motif/contract'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from './database.ts'
import { deadLetters, isWaiting, jobsSchema, waitingDeadLetters, withoutTrace } from './dead-letters.ts'

/** Fields of the job data that staff may see. Others may hold personal data or secrets. */
const shownFields = ['orderId', 'lineId', 'refundId'] as const

interface DeadLetter {
  id: string
  queue: string | null
  data: Record<string, unknown> | null
  error: string | null
  failedAt: string
}

const shapeOfName = /^\w{1,60}$/

function viewOf({ id, queue, data, error, failedAt }: DeadLetter): FailedJob {
  const about = shownFields.flatMap((field) => {
    const value = data?.[field]
    return typeof value === 'string' ? [[field, value] as const] : []
  })
  return {
    id,
    queue,
    error: error !== null && shapeOfName.test(error) ? error : null,
    about: Object.fromEntries(about),
    failedAt: new Date(failedAt).toISOString()
  }
}

const letters = sql.raw(waitingDeadLetters)

/** A page of the failed jobs, newest first. The queue keeps each for about a month. */
export async function listFailedJobs(
  db: Database,
  { page, pageSize }: { page: number; pageSize: number }
): Promise<{ items: FailedJob[]; total: number; page: number; pageSize: number }> {
  const { rows } = await db.execute<DeadLetter & Record<string, unknown>>(sql`
    select id, source_name as queue, data, source_output->>'message' as error, created_on as "failedAt"
    from ${letters} order by created_on desc, id limit ${pageSize} offset ${(page - 1) * pageSize}`)
  const { rows: counted } = await db.execute<{ total: number }>(sql`select count(*)::int as total from ${letters}`)
  return { items: rows.map(viewOf), total: counted[0]?.total ?? 0, page, pageSize }
}

/** Removes a job from the failed ones and returns it. Only one of two concurrent callers gets it. Undefined if it is gone. */
export async function takeFailedJob(
  tx: Transaction,
  id: string
): Promise<{ queue: string | null; data: object } | undefined> {
  const { rows } = await tx.execute<{ queue: string | null; data: object | null }>(sql`
    delete from ${sql.raw(`${jobsSchema}.job`)} where name = ${deadLetters} and ${sql.raw(isWaiting)} and id = ${id}::uuid
    returning source_name as queue, data`)
  return rows[0] && { queue: rows[0].queue, data: withoutTrace(rows[0].data) }
}
