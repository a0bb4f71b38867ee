import { createHmac } from 'node:crypto'
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { type Answer, Books, type StripeEvent } from './books.ts'

/** A fault for the next matching call: an error status without work, work without a response or with an error, or no response at all. */
interface Trouble {
  /** Prefix of the call, such as `POST /v1/refunds`. */
  call: string
  what: number | 'lost-answer' | 'late-fault' | 'silence'
}

export interface FakeStripe {
  /** For STRIPE_API_BASE. */
  url: string
  webhookSecret: string
  books: Books
  /** Each is used by the next matching call. */
  trouble: Trouble[]
  /** First state of a refund; slow banks use `pending`. */
  refundsBegin: 'succeeded' | 'pending'
  /** Calls it received, such as `POST /v1/payment_intents`. */
  calls: string[]
  /** An event as Stripe sends it: body and signature. */
  signed(event: StripeEvent, options?: { secret?: string; at?: Date }): { body: string; signature: string }
  close(): Promise<void>
}

/** A signature as used by Stripe and by the shop's test provider. */
export const webhookSignature = (secret: string | Buffer, body: string, at: Date): string => {
  const time = Math.floor(at.getTime() / 1000)
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`
}

/**
 * A server with the part of Stripe's API that the shop uses, over real HTTP: payment intents, refunds, idempotency keys, errors and signed events.
 * Its state outlives the shop's server.
 */
export async function startFakeStripe({ port = 0, webhookSecret = 'whsec_fake' } = {}): Promise<FakeStripe> {
  const books = new Books()
  /** Responses by idempotency key, with their request. */
  const kept = new Map<string, { request: string; answer: Answer }>()
  const fake = {
    trouble: [] as Trouble[],
    calls: [] as string[],
    refundsBegin: 'succeeded' as FakeStripe['refundsBegin']
  }

  const work = (method: string, url: URL, params: Record<string, string>): Answer => {
    const [, , kind, name = '', action] = url.pathname.split('/')
    if (kind === 'payment_intents' && method === 'POST' && name === '') return books.createIntent(params)
    if (kind === 'payment_intents' && method === 'GET') return books.intent(name)
    if (kind === 'payment_intents' && action === 'confirm') return books.confirmIntent(name, params)
    if (kind === 'payment_intents' && action === 'cancel') return books.cancelIntent(name)
    if (kind === 'customers' && method === 'POST') return books.createCustomer(params)
    if (kind === 'customer_sessions' && method === 'POST') return books.createSession(params)
    if (kind === 'payment_methods' && method === 'GET')
      return books.cardsFor(url.searchParams.get('customer_session') ?? '')
    if (kind === 'payment_methods' && action === 'detach')
      return books.removeCard(name, params['customer_session'] ?? '')
    if (kind === 'refunds' && method === 'POST') return books.createRefund(params, fake.refundsBegin)
    if (kind === 'refunds') return books.listRefunds(url.searchParams.get('payment_intent'))
    return {
      status: 404,
      body: {
        error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${url.pathname}).` }
      }
    }
  }

  /** Repeats the first response of a key, also a fault; another request under the key is refused. A request that was not accepted stores nothing. */
  const once = (key: string | undefined, request: string, does: () => Answer): Answer => {
    const known = key === undefined ? undefined : kept.get(key)
    if (known && known.request !== request)
      return {
        status: 400,
        body: {
          error: {
            type: 'idempotency_error',
            message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.'
          }
        }
      }
    if (known) return known.answer
    const answer = structuredClone(does())
    if (key !== undefined && answer.status !== 409 && answer.status !== 429) kept.set(key, { request, answer })
    return answer
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://stripe')
    const [method, body] = [request.method ?? 'GET', await text(request)]
    const call = `${method} ${url.pathname}`
    fake.calls.push(call)
    const index = fake.trouble.findIndex((trouble) => call.startsWith(trouble.call))
    const trouble = index < 0 ? undefined : fake.trouble.splice(index, 1)[0]
    if (trouble?.what === 'silence') return
    const key = request.headers['idempotency-key']
    const keyed = typeof key === 'string' && method === 'POST' ? key : undefined
    const faulty = (status: number): Answer => ({
      status,
      body: { error: { type: 'api_error', message: `Made to fail with ${status}` } }
    })
    const { what } = trouble ?? {}
    const { status, body: said } = once(keyed, `${call} ${body}`, () => {
      if (typeof what === 'number') return faulty(what)
      const done = work(method, url, Object.fromEntries(new URLSearchParams(body)))
      return what === 'late-fault' ? faulty(500) : done
    })
    if (what === 'lost-answer') response.destroy()
    else
      response
        .writeHead(status, {
          'content-type': 'application/json',
          'request-id': 'req_fake',
          ...(status === 429 || status >= 500 ? { 'stripe-should-retry': 'false' } : undefined)
        })
        .end(JSON.stringify(said))
  }

  const server: Server = createServer((request, response) => void answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return Object.assign(fake, {
    url: `http://127.0.0.1:${taken}`,
    webhookSecret,
    books,
    signed: (event: StripeEvent, { secret = webhookSecret, at = new Date() } = {}) => {
      const body = JSON.stringify(event)
      return { body, signature: webhookSignature(secret, body, at) }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      })
  })
}

export const stripeEnv = (stripe: FakeStripe) => ({
  STRIPE_SECRET_KEY: 'sk_test_fake',
  VITE_STRIPE_PUBLISHABLE_KEY: 'pk_test_fake',
  STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
  STRIPE_API_BASE: stripe.url
})
