import { randomInt, randomUUID } from 'node:crypto'
import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { Cart, Checkout, PaymentStatus } from '@motif/contract'
import { createClient } from '@motif/contract/client'

const shippingAddress = {
  name: 'Bench Buyer',
  line1: '1 Test Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US'
}

export interface Traffic {
  /** Each answer: when it was due, in seconds since the beginning, and its milliseconds counted from then. Waiting in a queue counts. */
  answers: { due: number; taken: number }[]
  /** What was not answered as it should be, with how often. */
  errors: Map<string, number>
}

export const newTraffic = (): Traffic => ({ answers: [], errors: new Map() })

export const pick = <T>(items: readonly T[]): T => items[randomInt(items.length)] as T

/** Starts work at a fixed rate until the time is over, then waits for pending work. */
export async function steadily(
  perSecond: number,
  milliseconds: number,
  traffic: Traffic,
  work: () => Promise<void>
): Promise<void> {
  const [began, underway] = [performance.now(), new Set<Promise<void>>()]
  for (let due = began; due < began + milliseconds; due += 1000 / perSecond) {
    const wait = due - performance.now()
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait))
    const one = work()
      .then(() => void traffic.answers.push({ due: (due - began) / 1000, taken: performance.now() - due }))
      .catch((error: unknown) => {
        const what = error instanceof Error ? error.message : String(error)
        traffic.errors.set(what, (traffic.errors.get(what) ?? 0) + 1)
      })
      .finally(() => underway.delete(one))
    underway.add(one)
  }
  await Promise.all(underway)
}

export const percentile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

export interface Stock {
  slugs: readonly string[]
  variantIds: readonly string[]
}

/** Restocks products, so that the measurement does not sell out. */
export async function stockUp(origin: string, admin: { email: string; password: string }): Promise<Stock> {
  const call = createClient({ baseUrl: origin })
  const { data: login } = await call('POST /api/v1/login', { body: admin })
  const { data: page } = await call('GET /api/v1/products', { query: { pageSize: 48 } })
  const slugs = page.items.map(({ slug }) => slug)
  const products = await Promise.all(
    slugs.slice(0, 20).map((slug) => call('GET /api/v1/products/{slug}', { params: { slug } }))
  )
  const variantIds = products.flatMap(({ data }) => data.variants.slice(0, 3)).map(({ id }) => id)
  for (const id of variantIds)
    await call('PATCH /api/v1/admin/variants/{id}', {
      params: { id },
      body: { stock: 500_000 },
      headers: { authtoken: login.id_token }
    })
  return { slugs, variantIds }
}

/** Slugs of some products. */
export async function slugsOf(origin: string, count: number): Promise<string[]> {
  const { data } = await createClient({ baseUrl: origin })('GET /api/v1/products', { query: { pageSize: count } })
  return data.items.map(({ slug }) => slug)
}

const agent = new Agent({ keepAlive: true, maxSockets: 256 })

/** A minimal HTTP request, to leave the processor to the server. */
export function ask(
  origin: string,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
  headers: Record<string, string> = {}
): Promise<{ status: number; headers: IncomingHttpHeaders; text: string }> {
  return new Promise((resolve, reject) => {
    const content = body === undefined ? undefined : JSON.stringify(body)
    const sent = {
      ...headers,
      ...(content === undefined
        ? undefined
        : { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(content)) })
    }
    const asked = request(`${origin}${path}`, { agent, method, headers: sent, timeout: 60_000 }, (answer) => {
      const parts: Buffer[] = []
      answer.on('data', (part: Buffer) => parts.push(part))
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          text: method === 'GET' ? '' : Buffer.concat(parts).toString()
        })
      )
      answer.on('error', reject)
    })
    asked.on('timeout', () => asked.destroy(new Error('No answer within a minute')))
    asked.on('error', reject)
    asked.end(content)
  })
}

/** A random browsing request: page, list, product or search. */
export async function browse(origin: string, { slugs }: Stock): Promise<void> {
  const [kind, path] = pick([
    () => ['the home page', '/'] as const,
    () => ['a product’s page', `/product/${pick(slugs)}`] as const,
    () => ['a product', `/api/v1/products/${pick(slugs)}`] as const,
    () => ['a product', `/api/v1/products/${pick(slugs)}`] as const,
    () =>
      [
        'a list',
        pick([
          '/api/v1/products',
          '/api/v1/products?category=mugs',
          '/api/v1/products?sort=price-asc&inStock=true',
          '/api/v1/products?page=2'
        ])
      ] as const,
    () =>
      [
        'a list',
        pick([
          '/api/v1/products',
          '/api/v1/products?category=t-shirts',
          '/api/v1/products?sort=newest',
          '/api/v1/categories'
        ])
      ] as const,
    () => ['a search', `/api/v1/products?q=${pick(['mug', 'navy+shirt', 'postr', 'moon', 'tote', 'hoodi'])}`] as const,
    () => ['suggestions', `/api/v1/search/suggestions?q=${pick(['mu', 'shi', 'po', 'mo', 'to', 'hoo'])}`] as const
  ])()
  const { status } = await ask(origin, 'GET', path)
  if (status !== 200) throw new Error(`${status} to ${kind}`)
}

async function post<T>(
  origin: string,
  what: string,
  path: string,
  body: object | undefined,
  headers: Record<string, string>
): Promise<T> {
  const { status, text } = await ask(origin, 'POST', path, body, headers)
  if (status > 201) throw new Error(`${status} to ${what}`)
  return JSON.parse(text) as T
}

/** Creates a cart with one of each; returns its id. */
export async function newCart(
  origin: string,
  variantIds: readonly string[],
  who: Record<string, string> = {}
): Promise<string> {
  const { id } = await post<Cart>(origin, 'a cart', '/api/v1/carts', undefined, who)
  for (const variantId of variantIds)
    await post<Cart>(origin, 'a line', `/api/v1/carts/${id}/lines`, { variantId, quantity: 1 }, who)
  return id
}

/** Buys one of each, from an empty cart to the paid order; `who` are identifying headers. Returns the order's id. */
export async function buy(
  origin: string,
  variantIds: string | readonly string[],
  who: Record<string, string> = {}
): Promise<string> {
  const cartId = await newCart(origin, [variantIds].flat(), who)
  const order = { cartId, email: 'bench@example.com', shippingAddress, shippingMethod: 'standard' }
  const placed = await post<Checkout>(origin, 'an order', '/api/v1/checkouts', order, {
    ...who,
    'idempotency-key': randomUUID()
  })
  const paid = await post<{ status: PaymentStatus }>(
    origin,
    'a payment',
    `/api/v1/test-payments/${placed.payment.clientSecret}/confirm`,
    { card: '4242424242424242' },
    who
  )
  if (paid.status !== 'succeeded') throw new Error(`The payment ended as ${paid.status}`)
  return placed.orderId
}
