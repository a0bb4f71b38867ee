import type { Transaction } from './database.ts'

export interface SendOptions {
  /** Earliest start of the job. */
  after?: Date
  /** Enqueues within this transaction: the job exists if and only if it commits. */
  tx?: Transaction
  /** Deduplicates: a second job with the same name and key is not queued. */
  key?: string
}

/** Background jobs. A job whose handler throws is retried with growing delays, then moved to the dead letters. */
export interface Jobs {
  /** Registers the handler of a job; call it while modules are set up. Handlers must be idempotent. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the sender and the doer agree on the shape; the queue keeps JSON
  handle<T extends object>(name: string, handler: (data: T) => Promise<void>): void
  /** Whether a handler is registered for this name. */
  handles(name: string): boolean
  send(name: string, data: object, options?: SendOptions): Promise<void>
  /** Runs a job on a cron schedule (UTC), once per tick however many servers run. */
  every(name: string, cron: string, handler: () => Promise<void>): void
}
