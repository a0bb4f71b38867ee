import type { z } from 'zod'
import type { CallName, Calls } from './calls.ts'
import type { Problem } from './problem.ts'

type Part<Name extends CallName, Key extends string> =
  Calls[Name] extends Record<Key, infer Schema extends z.ZodType> ? z.input<Schema> : undefined

type SuccessSchema<Name extends CallName> = Calls[Name]['answers'][keyof Calls[Name]['answers']]

/** Body of a successful answer to a call. */
export type AnswerOf<Name extends CallName> =
  SuccessSchema<Name> extends infer Schema ? (Schema extends z.ZodType ? z.output<Schema> : Blob) : never

export type BodyOf<Name extends CallName> = Part<Name, 'body'>
/** A query as a caller writes it: every value becomes text on its way, lists are joined by commas. */
export type QueryOf<Name extends CallName> = { [Key in keyof Part<Name, 'query'>]?: QueryValue }

type QueryValue = string | number | boolean | readonly string[] | undefined

type Sent<Key extends string, Value> = [Value] extends [undefined] ? unknown : { [K in Key]: Value }

/** What a call needs: exactly the parts its definition has. */
export type RequestOf<Name extends CallName> = Sent<'params', Part<Name, 'params'>> &
  Sent<'body', Part<Name, 'body'>> &
  (Part<Name, 'query'> extends undefined ? unknown : { query?: QueryOf<Name> }) & {
    headers?: Record<string, string>
    /** A file, for calls that take an upload. */
    file?: Blob
    signal?: AbortSignal
    /** The call goes on where the page is left meanwhile; for bodies of at most 64 kB. */
    keepalive?: boolean
  }

/** A whole answer, as SPEC.md's flows hand it on. */
export interface CallResult<Data> {
  status: number
  data: Data
}

/** An answer with a status of 300 or above, or one whose body is not what the contract says. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly status: number
  /** Undefined where the body was not JSON or the status spoke of success: such an answer is not the shop's. */
  readonly problem: Problem | undefined
  constructor(status: number, problem: Problem | undefined) {
    super(problem?.title ?? `The server answered ${status}`)
    this.status = status
    this.problem = problem
  }
}

/** By its name, because two copies of this module meet where the server renders the built shop. */
export const isResponseError = (error: unknown): error is ResponseError =>
  error instanceof Error && error.name === 'ResponseError'

export interface ClientOptions {
  /** Base address without a slash at its end; empty for the page's own origin. */
  baseUrl: string
  fetch?: typeof fetch
  /** A fresh identity token to send as `authtoken`, or undefined when nobody is signed in. */
  token?: () => Promise<string | undefined>
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

/** Address of a call: parameters filled in and escaped, query in a stable order (it serves as a cache key). */
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

/** A body as JSON, `{}` where there is none, undefined where it is something else. */
function parseJson(text: string): unknown {
  if (text === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

type AnswerCheck = typeof import('./answer-check.ts')

let answerCheck: Promise<AnswerCheck | undefined> | undefined

/** Comes while the first answer is on its way, so that no page waits for it. Where it does not come, the answer is taken as it is. */
export function loadAnswerCheck(): Promise<AnswerCheck | undefined> {
  answerCheck ??= import('./answer-check.ts').catch(() => {
    answerCheck = undefined
    return undefined
  })
  return answerCheck
}

/**
 * What came as the answer to a call, of whatever made it. Nothing is believed about it: a network that asks for a log-in
 * answers with its own page, a proxy with what it likes.
 * @throws {ResponseError} where the status is 300 or above, or the body is not what the contract says
 */
export async function toResult<Name extends CallName>(
  name: Name,
  status: number,
  text: string
): Promise<CallResult<AnswerOf<Name>>> {
  const data = parseJson(text)
  if (status >= 300) throw new ResponseError(status, data as Problem | undefined)
  const isAnswer = data !== undefined && ((await loadAnswerCheck())?.isAnswerTo(name, data) ?? true)
  if (!isAnswer) throw new ResponseError(status, undefined)
  return { status, data: data as AnswerOf<Name> }
}

/** Makes the calls of the contract over `fetch`. Network failures come through as `fetch` threw them; for everything else see {@link toResult}. */
export function createClient({
  baseUrl,
  fetch: send = (...input) => globalThis.fetch(...input),
  token
}: ClientOptions): Call {
  return async (name, request) => {
    const { body, headers, file, signal, keepalive, ...address } = request as LooseRequest
    const authtoken = await token?.()
    const form = file === undefined ? undefined : new FormData()
    if (file !== undefined) form?.set('file', file)
    void loadAnswerCheck()
    const response = await send(baseUrl + urlOf(name, address), {
      method: name.slice(0, name.indexOf(' ')),
      headers: {
        accept: 'application/json',
        ...(body === undefined ? undefined : { 'content-type': 'application/json' }),
        ...(authtoken === undefined ? undefined : { authtoken }),
        ...headers
      },
      credentials: 'same-origin',
      ...(signal === undefined ? undefined : { signal }),
      ...(keepalive === undefined ? undefined : { keepalive }),
      ...(form === undefined ? (body === undefined ? undefined : { body: JSON.stringify(body) }) : { body: form })
    })
    // A connection lost in the middle of the body is a network failure, not an unreadable answer.
    return toResult(name, response.status, await response.text())
  }
}
