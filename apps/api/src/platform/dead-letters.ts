import type { TraceLink } from './telemetry/tracing.ts'

/** Schema of the job queue's tables. */
export const jobsSchema = 'jobs'

/** The dead-letter queue: jobs whose last retry failed, for staff to look at. */
export const deadLetters = 'dead-letters'

/** Member of the job data that links the job to a trace. */
const traceField = '$trace'

/** Job data as stored. */
export const withTrace = (data: object, trace: TraceLink | undefined): object =>
  trace === undefined ? data : { ...data, [traceField]: trace }

/** The trace that sent a job, if any. */
export const traceOf = (data: { [traceField]?: TraceLink } | null): TraceLink | undefined => data?.[traceField]

/** Job data as sent. */
export function withoutTrace(data: object | null): object {
  const { [traceField]: _trace, ...sent } = { [traceField]: undefined, ...data }
  return sent
}

/** SQL: a condition on waiting jobs, which the queue's index covers. */
export const isWaiting = `state < 'active' and not blocked`

/** SQL: dead letters that nobody has handled. `source_name` is the queue, `source_output` the last error. */
export const waitingDeadLetters = `(select * from ${jobsSchema}.job where name = '${deadLetters}' and ${isWaiting}) as dead_letters`
