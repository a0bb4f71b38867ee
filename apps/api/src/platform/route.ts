import { brotliCompressSync } from 'node:zlib'
import { type CallDefinition, type CallName, type Calls, calls } from '@motif/contract'
import { currencyHeader } from '@motif/contract/money-rules'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { parseInput } from './input.ts'
import { storedBrotliOptions, acceptsBrotli } from './brotli.ts'
import { runWithLocale, localeOf } from './locale.ts'
import { type Caller, type FindPerson, mustBeAllowed, personOf } from './person.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

type Parsed<Name extends CallName, Part extends string> =
  Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
type PersonFor<Name extends CallName> = Calls[Name]['access'] extends 'user' | 'admin'
  ? Caller
  : Calls[Name]['access'] extends 'optional'
    ? Caller | undefined
    : undefined
type Answer<Name extends CallName> = Calls[Name]['answers'][keyof Calls[Name]['answers']] extends infer Schema
  ? Schema extends z.ZodType
    ? z.input<Schema>
    : FileAnswer
  : never

/** A file: bytes or a stream. `context.reply` sets its type and caching. */
type FileAnswer = Buffer | string | NodeJS.ReadableStream

const statusKey = Symbol('status')
interface Replied<Body> {
  [statusKey]: number
  body: Body
}

/** A response with a status other than the call's first success status. */
export const reply = <Body>(status: number, body: Body): Replied<Body> => ({ [statusKey]: status, body })

const isReplied = (value: unknown): value is Replied<unknown> =>
  typeof value === 'object' && value !== null && statusKey in value

/** What a handler receives: the parts of the request as parsed by the contract's schemas, and the caller. */
interface Context<Name extends CallName> {
  params: Parsed<Name, 'params'>
  query: Parsed<Name, 'query'>
  body: Parsed<Name, 'body'>
  headers: Parsed<Name, 'headers'>
  person: PersonFor<Name>
  request: FastifyRequest
  reply: FastifyReply
}

type Handler<Name extends CallName> = (
  context: Context<Name>
) => Promise<Answer<Name> | Replied<Answer<Name>>> | Answer<Name> | Replied<Answer<Name>>

interface RouteOptions extends RouteShorthandOptions {
  /** Finds the person of a token, for routes that do not use the default lookup. */
  findPerson?: FindPerson
}

export interface Routes {
  /** Serves a call of the contract. A plain value is sent with the call's first success status. */
  on<Name extends CallName>(name: Name, handler: Handler<Name>, options?: RouteOptions): Routes
}

const people = new WeakMap<FastifyRequest, Caller>()

/** Refuses changes of staff from a page that was opened before the currency changed: its amounts may have other decimals. */
function refuseOtherCurrency({ currency }: Platform['shop'], { method, headers }: FastifyRequest): void {
  const seen = headers[currencyHeader]
  if (method !== 'GET' && seen !== undefined && seen !== currency.code) throw new ProblemError('page-currency-outdated')
}

async function admit(
  { shop }: Pick<Platform, 'shop'>,
  find: FindPerson,
  { access, permission, isBeforeTwoFactor }: CallDefinition,
  request: FastifyRequest
): Promise<void> {
  if (access === 'public') return
  const person = await personOf(find, request)
  if (!person && access !== 'optional') throw new ProblemError('sign-in-needed')
  if (access === 'admin' && person?.role !== 'admin') throw new ProblemError('administrators-only')
  if (person && permission !== undefined) mustBeAllowed(person, permission, { isBeforeTwoFactor })
  if (access === 'admin') refuseOtherCurrency(shop, request)
  if (person) people.set(request, person)
}

interface Written {
  schema: z.ZodType
  bytes: Buffer
  /** Brotli-compressed bytes, once a client has accepted them. */
  brotli?: Buffer
}

/** Stable responses, serialised under the schema that validated them. */
const stableAnswers = new WeakMap<object, Written | undefined>()

/** Marks an immutable response: it is validated, serialised and compressed once, however often it is sent. */
export function stable<Body extends object>(body: Body): Body {
  if (!stableAnswers.has(body)) stableAnswers.set(body, undefined)
  return body
}

function serialise(name: string, schema: z.ZodType, body: unknown): string {
  const result = schema.safeParse(body)
  if (result.success) return JSON.stringify(result.data)
  throw new Error(`The answer of ${name} is not what the contract says: ${z.prettifyError(result.error)}`)
}

/** Smaller responses gain nothing from compression. */
const compressedFrom = 1024

function sendStable(
  request: FastifyRequest,
  response: FastifyReply,
  name: string,
  schema: z.ZodType,
  body: object
): FastifyReply {
  const known = stableAnswers.get(body)
  const written: Written =
    known?.schema === schema ? known : { schema, bytes: Buffer.from(serialise(name, schema, body)) }
  stableAnswers.set(body, written)
  if (!acceptsBrotli(request) || written.bytes.length < compressedFrom) return response.send(written.bytes)
  written.brotli ??= brotliCompressSync(written.bytes, storedBrotliOptions)
  return response.headers({ 'content-encoding': 'br', vary: 'accept-encoding' }).send(written.brotli)
}

/** Registers calls of the contract: path, access, parsing and the response schema come from there. */
export function routes(app: FastifyInstance, platform: Platform): Routes {
  const registrar: Routes = {
    on(name, handler, { findPerson, ...options } = {}) {
      const call: CallDefinition = calls[name]
      const [method = 'GET', path = '/'] = name.split(' ')
      const firstStatus = Number(Object.keys(call.answers)[0] ?? 200)
      app.route({
        ...options,
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        // Before the body is parsed, so that unauthorised callers cost nothing.
        preParsing: async (request) => admit(platform, findPerson ?? app.people.find, call, request),
        handler: async (request, response) => {
          const context = {
            params: parseInput(call.params, request.params),
            query: parseInput(call.query, request.query),
            headers: parseInput(call.headers, request.headers),
            body: parseInput(call.body, request.body),
            person: people.get(request),
            request,
            reply: response
          }
          const result: unknown = await runWithLocale(localeOf(request), () => handler(context as Context<typeof name>))
          const [status, body] = isReplied(result) ? [result[statusKey], result.body] : [firstStatus, result]
          const schema = call.answers[status]
          if (schema === undefined) throw new Error(`${name} answers ${status}, which the contract does not know`)
          response.code(status)
          if (schema === 'binary') return response.send(body)
          response.type('application/json; charset=utf-8')
          const isStable = typeof body === 'object' && body !== null && stableAnswers.has(body)
          return isStable
            ? sendStable(request, response, name, schema, body)
            : response.send(serialise(name, schema, body))
        }
      })
      return registrar
    }
  }
  return registrar
}
