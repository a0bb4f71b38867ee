import {
  type Challenge,
  type Problem,
  type ProblemCode,
  type Reason,
  type ReasonParams,
  type UnconfirmedDesign,
  problems,
  reasons
} from '@motif/contract'
import type { Locale } from '@motif/messages/server'
import { type NeedsNothing, type ParamsOf, type Refusal, sentenceOf } from './refusal-sentences.ts'

/** An invalid member of the request, with its own reason or that of the whole refusal. */
export interface WrongMember extends Partial<Refusal> {
  pointer: string
  /** For programs, if there is more to say than the problem's code. */
  code?: string
}

interface ProblemOptions {
  params?: ReasonParams
  errors?: readonly WrongMember[]
  /** Seconds to wait before a retry. */
  retryAfter?: number
  /** With `challenge-required`: the challenge to solve before the next call. */
  challenge?: Challenge
  /** With `design-unconfirmed`: the findings to confirm. */
  unconfirmed?: readonly UnconfirmedDesign[]
}

type OptionsWith<Params> = Omit<ProblemOptions, 'params'> & Params

/** A reason requires its own parameters; the other options are independent of it. */
type OptionsOf<R extends Reason> = Reason extends R
  ? [options?: ProblemOptions]
  : NeedsNothing<R> extends true
    ? [options?: OptionsWith<{ params?: undefined }>]
    : [options: OptionsWith<{ params: ParamsOf<R> }>]

/** A refusal, thrown anywhere below a route and sent as application/problem+json. Its sentence is formatted when it is sent. */
export class ProblemError<R extends Reason = Reason> extends Error implements Refusal {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly reason: Reason
  readonly options: ProblemOptions
  constructor(reason: R, ...[options]: OptionsOf<R>) {
    super(reason)
    this.reason = reason
    this.code = reasons[reason]
    this.options = (options ?? {}) as ProblemOptions
  }

  /** Wraps a refusal that was decided elsewhere. */
  static of({ reason, params }: Refusal, options: Omit<ProblemOptions, 'params'> = {}): ProblemError {
    return new ProblemError<Reason>(reason, { ...options, ...(params === undefined ? undefined : { params }) })
  }

  get params(): ReasonParams | undefined {
    return this.options.params
  }
}

/** The body of a refusal. `type` resolves to nothing yet: programs read the code. */
export function problemBody(error: ProblemError, requestId: string, locale: Locale): Problem {
  const { code, reason, params } = error
  const { status, title } = problems[code]
  const { retryAfter, challenge, unconfirmed } = error.options
  const errors = error.options.errors?.map(({ pointer, code: memberCode, ...own }) => {
    const { reason: memberReason, params: memberParams } = { reason, ...(own.reason === undefined ? { params } : own) }
    return {
      pointer,
      detail: sentenceOf({ reason: memberReason, params: memberParams }, locale),
      ...(memberCode === undefined ? undefined : { code: memberCode }),
      reason: memberReason,
      ...(memberParams === undefined ? undefined : { params: memberParams })
    }
  })
  const members = errors?.map(({ detail }) => detail)
  return {
    type: `urn:motif:problem:${code}`,
    title,
    status,
    detail: sentenceOf(error, locale, members),
    code,
    reason,
    ...(params === undefined ? undefined : { params }),
    requestId,
    ...(retryAfter === undefined ? undefined : { retryAfter }),
    ...(challenge === undefined ? undefined : { challenge }),
    ...(errors === undefined ? undefined : { errors }),
    ...(unconfirmed === undefined ? undefined : { unconfirmed: [...unconfirmed] })
  }
}
