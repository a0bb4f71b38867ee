import { type Problem, type ProblemCode, problems } from '@motif/contract'

type ProblemField = NonNullable<Problem['errors']>[number]

export interface ProblemOptions {
  /** A sentence for the person; the code's title where absent. */
  detail?: string
  errors?: readonly ProblemField[]
  /** Seconds after which trying again makes sense. */
  retryAfter?: number
}

/** A refusal, thrown anywhere below a route and answered as application/problem+json. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ProblemCode
  readonly options: ProblemOptions
  constructor(code: ProblemCode, options: ProblemOptions = {}) {
    super(options.detail ?? problems[code].title)
    this.code = code
    this.options = options
  }
}

/** The body of a refusal. `type` resolves to nothing yet: the code is what programs read. */
export function problemBody(error: ProblemError, requestId: string): Problem {
  const { status, title } = problems[error.code]
  const { detail, errors, retryAfter } = error.options
  return {
    type: `urn:motif:problem:${error.code}`,
    title,
    status,
    detail: detail ?? `${title}.`,
    code: error.code,
    requestId,
    ...(retryAfter === undefined ? undefined : { retryAfter }),
    ...(errors === undefined ? undefined : { errors: [...errors] })
  }
}
