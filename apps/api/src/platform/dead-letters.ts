import type { TraceLink } from './telemetry/tracing.ts'

/** The queue in which a job ends that failed every time; somebody has to look at it. */
export const deadLetters = 'dead-letters'

/** Where the data of a job says its queue: of a job that ended among the dead letters nothing else tells. */
const queueField = '$queue'

/** Where the data of a job says to which trace its work belongs. */
const traceField = '$trace'

/** The data of a job as it is kept. */
export const withQueue = (queue: string, data: object, trace?: TraceLink): object => ({
  ...data,
  [queueField]: queue,
  ...(trace === undefined ? undefined : { [traceField]: trace })
})

/** The trace that a job's work belongs to, where the process that sent it told one. */
export const traceOf = (data: { [traceField]?: TraceLink } | null): TraceLink | undefined => data?.[traceField]

/** The data of a job as it was sent. */
export function withoutQueue(data: object | null): object {
  const { [queueField]: _queue, [traceField]: _trace, ...sent } = { [queueField]: '', [traceField]: undefined, ...data }
  return sent
}

/** SQL: the queue of a dead letter, null for one that was sent before jobs said it. */
export const queueOfDeadLetter = `data->>'${queueField}'`

/** SQL: the dead letters nobody has looked at. They have a table of their own, with an index over what waits. */
export const waitingDeadLetters = `(select * from pgboss.job where name = '${deadLetters}' and state < 'active') as dead_letters`
