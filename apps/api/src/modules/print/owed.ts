import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'

/** The job that finds what of an order is to be printed. */
export const printOrderJob = 'print.order'

export interface PrintOrderJob {
  orderId: string
}

/** Has an order's print files made once the transaction commits. */
export const owePrints = ({ jobs }: Pick<Platform, 'jobs'>, tx: Transaction, orderId: string): Promise<void> => jobs.send(printOrderJob, { orderId } satisfies PrintOrderJob, { tx })
