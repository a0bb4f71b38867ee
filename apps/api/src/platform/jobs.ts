import type { Transaction } from './database.ts'

export interface SendOptions {
  /** Not before this moment. */
  after?: Date
  /** Enqueues within this transaction: the job exists if and only if it commits. */
  tx?: Transaction
  /** A job of the same name and key is queued once; a second send does nothing. */
  key?: string
}

/** Work off the request path. A handler that throws is tried again, later and later, then put aside. */
export interface Jobs {
  /** Names who does a job; called while modules are set up. Handlers must bear being called twice for one job. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the sender and the doer agree on the shape; the queue keeps JSON
  handle<T extends object>(name: string, handler: (data: T) => Promise<void>): void
  /** Whether somebody does jobs of this name. */
  handles(name: string): boolean
  send(name: string, data: object, options?: SendOptions): Promise<void>
  /** Repeats a job by a cron line (UTC), once per tick however many servers run. */
  every(name: string, cron: string, handler: () => Promise<void>): void
}
