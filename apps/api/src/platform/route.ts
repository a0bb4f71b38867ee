import { type CallDefinition, type CallName, type Calls, calls } from '@motif/contract'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import { z } from 'zod'
import { parseInput } from './input.ts'
import { type Person, personOf } from './person.ts'
import type { Platform } from './platform.ts'
import { ProblemError } from './problem.ts'

type Parsed<Name extends CallName, Part extends string> = Calls[Name] extends Record<Part, infer Schema extends z.ZodType> ? z.output<Schema> : undefined
type PersonFor<Name extends CallName> = Calls[Name]['access'] extends 'user' | 'admin' ? Person : Calls[Name]['access'] extends 'optional' ? Person | undefined : undefined
type Answer<Name extends CallName> = Calls[Name]['answers'][keyof Calls[Name]['answers']] extends infer Schema ? (Schema extends z.ZodType ? z.input<Schema> : FileAnswer) : never

/** A file: bytes or a stream of them; its type and caching are set on `context.reply`. */
export type FileAnswer = Buffer | string | NodeJS.ReadableStream

const statusKey = Symbol('status')
interface Replied<Body> {
  [statusKey]: number
  body: Body
}

/** An answer with a status other than the call's first. */
export const reply = <Body>(status: number, body: Body): Replied<Body> => ({ [statusKey]: status, body })

const isReplied = (value: unknown): value is Replied<unknown> => typeof value === 'object' && value !== null && statusKey in value

/** What a handler is given: the parts of the request as the contract's schemas leave them, and who asks. */
export interface Context<Name extends CallName> {
  params: Parsed<Name, 'params'>
  query: Parsed<Name, 'query'>
  body: Parsed<Name, 'body'>
  headers: Parsed<Name, 'headers'>
  person: PersonFor<Name>
  request: FastifyRequest
  reply: FastifyReply
}

export type Handler<Name extends CallName> = (context: Context<Name>) => Promise<Answer<Name> | Replied<Answer<Name>>> | Answer<Name> | Replied<Answer<Name>>

export interface Routes {
  /** Serves a call of the contract. A plain answer goes out with the call's first success status. */
  on<Name extends CallName>(name: Name, handler: Handler<Name>, options?: RouteShorthandOptions): Routes
}

const people = new WeakMap<FastifyRequest, Person>()

async function admit(app: FastifyInstance, access: CallDefinition['access'], request: FastifyRequest): Promise<void> {
  if (access === 'public') return
  const person = await personOf(app, request)
  if (!person && access !== 'optional') throw new ProblemError('sign-in-required', { detail: 'Sign in to do this.' })
  if (access === 'admin' && person?.role !== 'admin') throw new ProblemError('forbidden', { detail: 'Only administrators may do this.' })
  if (person) people.set(request, person)
}

/** Bytes of answers marked as stable, under the schema they were checked by. */
const stableBytes = new WeakMap<object, { schema: z.ZodType; bytes: Buffer } | undefined>()

/** Marks an answer that nobody changes after it was made: it is checked and written out once, however often it is sent. */
export function stable<Body extends object>(body: Body): Body {
  if (!stableBytes.has(body)) stableBytes.set(body, undefined)
  return body
}

function serialise(name: string, schema: z.ZodType, body: unknown): string | Buffer {
  const isStable = typeof body === 'object' && body !== null && stableBytes.has(body)
  const known = isStable ? stableBytes.get(body) : undefined
  if (known?.schema === schema) return known.bytes
  const result = schema.safeParse(body)
  if (!result.success) throw new Error(`The answer of ${name} is not what the contract says: ${z.prettifyError(result.error)}`)
  const text = JSON.stringify(result.data)
  if (!isStable) return text
  const bytes = Buffer.from(text)
  stableBytes.set(body, { schema, bytes })
  return bytes
}

/** Puts calls of the contract on the server: address, access, parsing and the shape of the answer come from there. */
export function routes(app: FastifyInstance, _platform: Platform): Routes {
  const registrar: Routes = {
    on(name, handler, options = {}) {
      const call: CallDefinition = calls[name]
      const [method = 'GET', path = '/'] = name.split(' ')
      const firstStatus = Number(Object.keys(call.answers)[0] ?? 200)
      app.route({
        ...options,
        method,
        url: path.replace(/\{(\w+)\}/g, ':$1'),
        // Before the body is read: who may not call need not be listened to.
        preParsing: async (request) => admit(app, call.access, request),
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
          const result: unknown = await handler(context as Context<typeof name>)
          const [status, body] = isReplied(result) ? [result[statusKey], result.body] : [firstStatus, result]
          const schema = call.answers[status]
          if (schema === undefined) throw new Error(`${name} answers ${status}, which the contract does not know`)
          response.code(status)
          if (schema === 'binary') return response.send(body)
          return response.type('application/json; charset=utf-8').send(serialise(name, schema, body))
        }
      })
      return registrar
    }
  }
  return registrar
}
