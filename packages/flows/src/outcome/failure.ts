import type { Challenge, Failure, FailureCode, Problem, ProblemCode, UnconfirmedDesign } from '@motif/contract'
import { isResponseError } from '@motif/contract/client'

type Details = Omit<Failure, 'message'>

/** The error a flow ends in where the catalogue names a text: `message` is that text, exactly. */
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
/** Only the shape: comparing with the contract's list would put its schema library into every page. */
const isProblemCode = (code: unknown): code is ProblemCode =>
  typeof code === 'string' && /^[a-z]+(?:-[a-z]+)*$/.test(code)

/** `/shippingAddress/postalCode` → `shippingAddress.postalCode`; the name of a query parameter stays as it is. */
const fieldOf = (pointer: string): string =>
  pointer
    .replace(/^[#/]+/, '')
    .split('/')
    .map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'))
    .join('.')

/** Kinds of complaints of the schemas (zod's, with an underscore, and `custom`): their words are for who writes a client. */
const isOfSchema = (error: unknown): boolean =>
  isRecord(error) && typeof error.code === 'string' && /^(?:[a-z]+_[a-z_]+|custom)$/.test(error.code)

function fieldsOf(errors: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const error of Array.isArray(errors) ? errors : []) {
    if (!isRecord(error) || typeof error.pointer !== 'string' || typeof error.detail !== 'string') continue
    // The first complaint about a field is the one to mend first.
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

/** What a refusal says. Nothing is believed about its shape: it may come from a proxy in between. */
export function detailsOf({ status, problem }: { status: number; problem: Problem | undefined }): Details {
  if (problem === undefined) return { code: 'unreadable', status }
  if (!isRecord(problem)) return { code: 'unexpected-status', status }
  const { code, detail, retryAfter, errors, challenge, unconfirmed }: Record<string, unknown> = problem
  const fields = fieldsOf(errors)
  const [field] = Object.keys(fields)
  // The schemas' complaints are the `detail` too.
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
/** `fetch` throws a TypeError when no answer came; a time limit of a signal is a TimeoutError. */
const isNetworkError = (error: Error) =>
  error instanceof TypeError || error.name === 'TimeoutError' || error.name === 'NetworkError'

function codeOf(error: Error): FailureCode {
  if (isCancellation(error)) return 'cancelled'
  return isNetworkError(error) ? 'network' : 'unknown'
}

const known = <Value>(key: string, value: Value | undefined) => (value === undefined ? undefined : { [key]: value })

/** Any thrown thing as plain data a machine can keep. */
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
