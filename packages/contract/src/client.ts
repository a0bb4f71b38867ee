import type { z } from 'zod'
import type { CallName, Calls } from './calls.ts'
import type { Problem } from './problem.ts'
import { isStaffCall } from './staff-calls.ts'

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

type SuccessSchema<Name extends CallName> = Calls[Name]['answers'][keyof Calls[Name]['answers']]

/** Body of a successful response to a call. */
export type AnswerOf<Name extends CallName> =
  SuccessSchema<Name> extends infer Schema ? (Schema extends z.ZodType ? z.output<Schema> : Blob) : never

export type BodyOf<Name extends CallName> = Part<Name, 'body'>
/** A query as the caller writes it: values become text, lists are joined by commas. */
export type QueryOf<Name extends CallName> = { [Key in keyof Part<Name, 'query'>]?: QueryValue }

type QueryValue = string | number | boolean | readonly string[] | undefined

type Sent<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value }

/** The parts of a request that the call's definition has. */
export type RequestOf<Name extends CallName> = Sent<'params', Part<Name, 'params'>> &
  Sent<'body', Part<Name, 'body'>> &
  (Part<Name, 'query'> extends undefined ? unknown : { query?: QueryOf<Name> }) & {
    headers?: Record<string, string>
    /** A file, for upload calls. */
    file?: Blob
    signal?: AbortSignal
    /** Completes the call if the page is left; for bodies of at most 64 kB. */
    keepalive?: boolean
  }

/** A whole response, as SPEC.md's flows pass it on. */
export interface CallResult<Data> {
  status: number
  data: Data
}

/** A response with a status of 300 or above, or an invalid body. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly status: number
  /** Undefined if the body was not JSON or the status was a success: then the response is not the shop's. */
  readonly problem: Problem | undefined
  constructor(status: number, problem: Problem | undefined) {
    super(problem?.title ?? `The server answered ${status}`)
    this.status = status
    this.problem = problem
  }
}

/** By name, because server-side rendering loads this module twice. */
export const isResponseError = (error: unknown): error is ResponseError =>
  error instanceof Error && error.name === 'ResponseError'

export interface ClientOptions {
  /** Base URL without a trailing slash; empty for the page's own origin. */
  baseUrl: string
  fetch?: typeof fetch
  /** A fresh identity token for `authtoken`; undefined if nobody is signed in. */
  token?: () => Promise<string | undefined>
  /** Headers of calls of staff. */
  staffHeaders?: () => Readonly<Record<string, string>>
}

export type Call = <Name extends CallName>(name: Name, request: RequestOf<Name>) => Promise<CallResult<AnswerOf<Name>>>

interface LooseRequest {
  params?: Record<string, string>
  query?: Record<string, QueryValue>
  body?: unknown
  headers?: Record<string, string>
  file?: Blob
  signal?: AbortSignal
  keepalive?: boolean
}

/** URL of a call: escaped parameters, and a query in a stable order (it serves as a cache key). */
export function urlOf(name: CallName, request: Pick<LooseRequest, 'params' | 'query'>): string {
  const path = name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(request.params?.[key] ?? ''))
  const query = new URLSearchParams()
  for (const [key, value] of Object.entries(request.query ?? {}).sort(([a], [b]) => a.localeCompare(b))) {
    if (value !== undefined && value !== '') query.set(key, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Parses a JSON body: `{}` if empty, undefined if invalid. */
function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type AnswerCheck = Pick<typeof import('./answer-check.ts'), 'isAnswerTo'>

type Audience = 'shop' | 'staff'

const imports: Readonly<Record<Audience, () => Promise<AnswerCheck>>> = {
  shop: () => import('./answer-check.ts'),
  staff: () => import('./staff-answer-check.ts')
}
const answerChecks: Partial<Record<Audience, Promise<AnswerCheck | undefined>>> = {}

/** Loaded while the first response is in transit, so that no page waits for it. If loading fails, responses are accepted unchecked. */
export function loadAnswerCheck(name: CallName): Promise<AnswerCheck | undefined> {
  const audience = isStaffCall(name) ? 'staff' : 'shop'
  return (answerChecks[audience] ??= imports[audience]().catch(() => {
    delete answerChecks[audience]
    return undefined
  }))
}

/**
 * Validates a response, whatever its source: captive portals and proxies answer with their own pages. @throws {ResponseError} if the status is 300
 * or above, or the body is invalid
 */
export async function toResult<Name extends CallName>(
  name: Name,
  status: number,
  text: string
): Promise<CallResult<AnswerOf<Name>>> {
  const data = parseJson(text)
  if (status >= 300) throw new ResponseError(status, data as Problem | undefined)
  const isAnswer = data !== undefined && ((await loadAnswerCheck(name))?.isAnswerTo(name, data) ?? true)
  if (!isAnswer) throw new ResponseError(status, undefined)
  return { status, data: data as AnswerOf<Name> }
}

/** Makes the calls of the contract over `fetch`. Network errors are those of `fetch`; for others see {@link toResult}. */
export function createClient({
  baseUrl,
  fetch: send = (...input) => globalThis.fetch(...input),
  token,
  staffHeaders
}: ClientOptions): Call {
  return async (name, request) => {
    const { body, headers, file, signal, keepalive, ...address } = request as LooseRequest
    const authtoken = await token?.()
    const form = file === undefined ? undefined : new FormData()
    if (file !== undefined) form?.set('file', file)
    void loadAnswerCheck(name)
    const response = await send(baseUrl + urlOf(name, address), {
      method: name.slice(0, name.indexOf(' ')),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...(authtoken === undefined ? undefined : { authtoken }),
        ...(isStaffCall(name) && staffHeaders?.()),
        ...headers
      },
      credentials: 'same-origin',
      ...(signal === undefined ? undefined : { signal }),
      ...(keepalive === undefined ? undefined : { keepalive }),
      ...(form === undefined ? (body === undefined ? undefined : { body: JSON.stringify(body) }) : { body: form })
    })
    // A connection lost in the middle of the body is a network error, not an invalid response.
    return toResult(name, response.status, await response.text())
  }
}
