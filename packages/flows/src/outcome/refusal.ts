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
 * What a call that did not succeed throws. `cause` is what the client threw, or an answer whose status the rules
 * don't count as success. Network errors come back as they are.
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

/** The same as plain data, for a machine's context. */
export function refusalOf(name: OutcomeCall, cause: unknown): Failure {
  // A status that is no success and carries no reason must not be told as an unreadable body.
  return isAnswer(cause)
    ? { ...failureOf(errorOf(name, cause)), code: 'unexpected-status' }
    : failureOf(errorOf(name, cause))
}
