import type { Failure } from '@motif/contract'
import type { CallResult } from '@motif/contract/client'
import { isResponseError, ResponseError } from '@motif/contract/client'
import { detailsOf, failureOf, FlowError } from './failure.ts'
import { outcomes, rethrow, type OutcomeCall } from './outcomes.ts'

const isAnswer = (cause: unknown): cause is CallResult<unknown> =>
  typeof cause === 'object' &&
  cause !== null &&
  !(cause instanceof Error) &&
  'status' in cause &&
  typeof cause.status === 'number'

/**
 * The error of an unsuccessful call. `cause` is the client's error, or a response whose status is not a success.
 * Network errors are returned unchanged.
 */
export function errorOf(name: OutcomeCall, cause: unknown): unknown {
  const { otherwise } = outcomes[name]
  if (isAnswer(cause)) {
    return otherwise === rethrow
      ? new ResponseError(cause.status, undefined)
      : new FlowError(otherwise, { code: 'unexpected-status', status: cause.status }, cause)
  }
  if (!isResponseError(cause) || otherwise === rethrow) return cause
  return new FlowError(otherwise, detailsOf(cause), cause)
}

/** The error as plain data, for a machine's context. */
export function refusalOf(name: OutcomeCall, cause: unknown): Failure {
  // A non-success status without a reason must not be reported as an unreadable body.
  return isAnswer(cause)
    ? { ...failureOf(errorOf(name, cause)), code: 'unexpected-status' }
    : failureOf(errorOf(name, cause))
}
