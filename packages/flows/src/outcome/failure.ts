import type { Challenge, Failure, FailureCode, Problem, ProblemCode, UnconfirmedDesign } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'

type Details = Omit<Failure, 'message'>

/** The error of a flow with a fixed text: `message` is exactly that text. */
export class FlowError extends Error {
  override readonly name = 'FlowError'
  readonly code: FailureCode
  readonly status: number
  readonly field: string | undefined
  readonly detail: string | undefined
  readonly retryAfter: number | undefined
  readonly fields: Record<string, string> | undefined
  constructor(message: string, { code, status = 0, field, detail, retryAfter, fields }: Details, cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.status = status
    this.field = field
    this.detail = detail
    this.retryAfter = retryAfter
    this.fields = fields
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
/** Checks the shape only: comparing with the contract's list would load zod on every page. */
const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(code)

/** `/shippingAddress/postalCode` → `shippingAddress.postalCode`; query parameter names stay unchanged. */
const fieldOf = (pointer: string): string =>
  pointer
    .replace(/^[#/]+/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/**
 * Schema validation codes (zod's, with an underscore, and `custom`): their messages are for API clients, not customers.
 */
const isOfSchema = (error: unknown): boolean =>
  isRecord(error) && typeof error.code === 'string' && /^(?:[a-z]+_[a-z_]+|custom)$/.test(error.code)

function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const error of Array.isArray(errors) ? errors : []) {
    if (!isRecord(error) || typeof error.pointer !== 'string' || typeof error.detail !== 'string') continue
    // The first error of a field is shown.
    fields[fieldOf(error.pointer)] ??= isOfSchema(error) ? '' : error.detail
  }
  return fields
}

const isChallenge = (value: unknown): value is Challenge =>
  isRecord(value) && isRecord(value.parameters) && typeof value.signature === 'string'
const isUnconfirmed = (design: unknown): design is UnconfirmedDesign =>
  isRecord(design) &&
  typeof design.contentHash === 'string' &&
  Array.isArray(design.findings) &&
  design.findings.every((finding) => isRecord(finding) && typeof finding.id === 'string')

/** Details of an error response. Its shape is untrusted: it may come from a proxy. */
export function detailsOf({ status, problem }: { status: number; problem: Problem | undefined }): Details {
  if (problem === undefined) return { code: 'unreadable', status }
  if (!isRecord(problem)) return { code: 'unexpected-status', status }
  const { code, detail, retryAfter, errors, challenge, unconfirmed }: Record<string, unknown> = problem
  const fields = fieldsOf(errors)
  const [field] = Object.keys(fields)
  // Schema messages are also in `detail`.
  const isForPrograms = code === 'malformed-json' || (Array.isArray(errors) && errors.some(isOfSchema))
  return {
    code: isProblemCode(code) ? code : 'unexpected-status',
    status,
    ...(field === undefined ? undefined : { field, fields }),
    ...(typeof detail === 'string' && detail !== '' && !isForPrograms ? { detail } : undefined),
    ...(typeof retryAfter === 'number' ? { retryAfter } : undefined),
    ...(isChallenge(challenge) ? { challenge } : undefined),
    ...(Array.isArray(unconfirmed) && unconfirmed.every(isUnconfirmed) ? { unconfirmed } : undefined)
  }
}

const isCancellation = (error: Error) => error.name === 'AbortError'
/** `fetch` throws a TypeError without a response; an abort signal's timeout is a TimeoutError. */
const isNetworkError = (error: Error) =>
  error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'NetworkError'

function codeOf(error: Error): FailureCode {
  if (isCancellation(error)) return 'cancelled'
  return isNetworkError(error) ? 'network' : 'unknown'
}

const known = <Value>(key: string, value: Value | undefined) => (value === undefined ? undefined : { [key]: value })

/** Converts any thrown value to plain data for a machine's context. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FlowError) {
    const { code, message, status, field, detail, retryAfter, fields } = error
    return {
      code,
      message,
      ...known('status', status || undefined),
      ...known('field', field),
      ...known('detail', detail),
      ...known('retryAfter', retryAfter),
      ...known('fields', fields)
    }
  }
  if (isResponseError(error)) return { message: error.message, ...detailsOf(error) }
  if (error instanceof Error) return { code: codeOf(error), message: error.message }
  return { code: 'unknown', message: '' }
}
