import type { Transaction } from './database.ts'
import type { Jobs } from './jobs.ts'

/**
 * Events between modules: the publisher does not know its subscribers. The job queue is the outbox: each subscriber's job is queued in the
 * transaction of the event and retried until it succeeds.
 */
export interface Events {
  /** Registers the job that handles events; call it while modules are set up. The handler must be idempotent. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the teller and the subscriber agree on the shape; the queue keeps JSON
  subscribe<T extends object>(events: readonly string[], job: string, handler: (data: T) => Promise<void>): void
  /** Queues the jobs of all subscribers in the transaction: they exist if and only if it commits. */
  publish(event: string, data: object, tx: Transaction): Promise<void>
}

export function eventsOver(jobs: Pick<Jobs, 'handle' | 'send'>): Events {
  const subscribers = new Map<string, string[]>()
  return {
    subscribe(events, job, handler) {
      jobs.handle(job, handler)
      for (const event of events) subscribers.set(event, [...(subscribers.get(event) ?? []), job])
    },
    async publish(event, data, tx) {
      for (const job of subscribers.get(event) ?? []) await jobs.send(job, data, { tx })
    }
  }
}
