import type { Transaction } from './database.ts'
import type { Jobs } from './jobs.ts'

/**
 * What happened, told to modules the teller does not know. The job queue is the outbox: each subscriber's job is queued in
 * the transaction the event happened in, and is tried again until it succeeds.
 */
export interface Events {
  /** Names the job that follows on events; called while modules are set up. The handler must bear being called twice for one event. */
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the teller and the subscriber agree on the shape; the queue keeps JSON
  subscribe<T extends object>(events: readonly string[], job: string, handler: (data: T) => Promise<void>): void
  /** Queues the jobs of all subscribers: they exist if and only if the transaction commits. */
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
