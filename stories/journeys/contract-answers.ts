import { type CallName, calls, problem, type ProblemCode, problems } from '@motif/contract'
import type { CallDefinition } from '@motif/contract'

/** Refuses a call, as the API does. */
export class Refusal extends Error {
  readonly code: ProblemCode
  constructor(code: ProblemCode, detail = '') {
    super(detail)
    this.code = code
  }
}

type Parsed<Name extends CallName, Part extends string> =
  (typeof calls)[Name] extends Record<Part, infer Schema>
    ? Schema extends { _zod: { output: infer Output } }
      ? Output
      : undefined
    : undefined

type Bodies<Name extends CallName> = (typeof calls)[Name]['answers'] extends infer Answers
  ? {
      [Status in keyof Answers]: Answers[Status] extends { _zod: { input: infer Input } } ? Input : never
    }[keyof Answers]
  : never

/** A parsed API call. */
interface Asked<Name extends CallName> {
  params: Parsed<Name, 'params'>
  query: Parsed<Name, 'query'>
  body: Parsed<Name, 'body'>
  /** Token of the signed-in user. */
  token: string | undefined
}

interface Answered<Body> {
  /** @default the call's only or lowest */
  status?: number
  body: Body
}

/** Handlers by call name. */
export type Answers = { [Name in CallName]?: (asked: Asked<Name>) => Answered<Bodies<Name>> }

export interface Sent {
  params: Readonly<Record<string, unknown>>
  url: URL
  headers: Headers
  text: string
}

interface Response {
  status: number
  body: unknown
}

const queryOf = ({ searchParams }: URL) => Object.fromEntries(searchParams)

/** A request or response that violates the contract. */
export class ContractFault extends Error {
  override readonly name = 'ContractFault'
}

function parsed(name: CallName, part: string, schema: CallDefinition['body'], value: unknown): unknown {
  if (schema === undefined) return undefined
  const result = schema.safeParse(value)
  if (!result.success)
    throw new ContractFault(`${name}: its ${part} is not what the contract says: ${result.error.message}`)
  return result.data
}

const refusalOf = ({ code, message }: Refusal): Response => ({
  status: problems[code].status,
  body: problem.parse({
    type: `https://motif.test/problems/${code}`,
    title: problems[code].title,
    status: problems[code].status,
    detail: message === '' ? problems[code].title : message,
    code,
    requestId: 'journey'
  })
})

/**
 * Answers a call. The call's schemas validate the request and the response. A `Refusal` becomes a problem response.
 * @throws {ContractFault}
 */
export function answerTo(name: CallName, { params, url, headers, text }: Sent, answers: Answers): Response {
  const definition: CallDefinition = calls[name]
  const answer = answers[name] as ((asked: object) => Answered<unknown>) | undefined
  if (answer === undefined) throw new ContractFault(`${name}: the model shop has no answer to it.`)
  const token = headers.get('authtoken') ?? undefined
  const asked = {
    params: parsed(name, 'address', definition.params, params),
    query: parsed(name, 'query', definition.query, queryOf(url)),
    body: parsed(name, 'body', definition.body, text === '' ? undefined : JSON.parse(text)),
    token
  }
  parsed(name, 'head', definition.headers, Object.fromEntries(headers))
  try {
    if (token === undefined && (definition.access === 'user' || definition.access === 'admin'))
      throw new Refusal('sign-in-required')
    const { status = Number(Object.keys(definition.answers)[0]), body } = answer(asked)
    const schema = definition.answers[status]
    if (schema === undefined || schema === 'binary')
      throw new ContractFault(`${name}: the contract has no answer with the status ${status}.`)
    return { status, body: parsed(name, 'answer', schema, body) }
  } catch (thrown) {
    if (thrown instanceof Refusal) return refusalOf(thrown)
    throw thrown
  }
}
