import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

export const issueJob = 'invoices.issue'

export interface IssueJob {
  orderId: string
}

/** Has an order's papers issued once the transaction commits; outside of it, because numbers are given out one at a time. */
export const owePapers = ({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction, orderId: string): Promise<void> => jobs.send(issueJob, { orderId } satisfies IssueJob, { tx })
