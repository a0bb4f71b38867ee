import type { TraceLink } from './telemetry/tracing.ts'

/** The dead-letter queue: jobs whose last retry failed, for staff to look at. */
export const deadLetters = 'dead-letters'

/** Member of the job data that names the queue. Dead letters carry no other trace of it. */
const queueField = '$queue'

/** Member of the job data that links the job to a trace. */
const traceField = '$trace'

/** Job data as stored. */
export const withQueue = (queue: string, data: object, trace?: TraceLink): object => ({
  ...data,
  [queueField]: queue,
  ...(trace === undefined ? undefined : { [traceField]: trace })
})

/** The trace that sent a job, if any. */
export const traceOf = (data: { [traceField]?: TraceLink } | null): TraceLink | undefined => data?.[traceField]

/** Job data as sent. */
export function withoutQueue(data: object | null): object {
  const { [queueField]: _queue, [traceField]: _trace, ...sent } = { [queueField]: '', [traceField]: undefined, ...data }
  return sent
}

/** SQL: the queue of a dead letter; null for jobs sent before the queue was recorded. */
export const queueOfDeadLetter = `data->>'${queueField}'`

/** SQL: dead letters that nobody has handled. They have a table of their own, with an index on waiting jobs. */
export const waitingDeadLetters = `(select * from pgboss.job where name = '${deadLetters}' and state < 'active') as dead_letters`
