import { randomUUID } from 'node:crypto'
import { createClient } from '@motif/contract/client'
import type { Row } from './table.ts'

const shippingAddress = { name: 'Bench Buyer', line1: '1 Test Street', city: 'Portland', region: 'OR', postalCode: '97201', country: 'US' }

/** One person's way from an empty cart to a paid order; answers with its milliseconds. */
async function buy(origin: string, variantId: string): Promise<number> {
  const call = createClient({ baseUrl: origin })
  const began = performance.now()
  const { data: cart } = await call('POST /api/v1/carts', {})
  await call('POST /api/v1/carts/{id}/lines', { params: { id: cart.id }, body: { variantId, quantity: 1 } })
  const { data: placed } = await call('POST /api/v1/checkouts', {
    headers: { 'idempotency-key': randomUUID() },
    body: { cartId: cart.id, email: 'bench@example.com', shippingAddress, shippingMethod: 'standard' }
  })
  const { data: paid } = await call('POST /api/v1/test-payments/{clientSecret}/confirm', { params: { clientSecret: placed.payment.clientSecret }, body: { card: '4242424242424242' } })
  if (paid.status !== 'succeeded') throw new Error(`The payment ended as ${paid.status}.`)
  return performance.now() - began
}

/** Variants with stock, each for at most as many buyers as it has pieces. */
async function piecesToSell(origin: string): Promise<string[]> {
  const call = createClient({ baseUrl: origin })
  const { data: page } = await call('GET /api/v1/products', { query: { pageSize: 48 } })
  const products = await Promise.all(page.items.map(({ slug }) => call('GET /api/v1/products/{slug}', { params: { slug } })))
  return products.flatMap(({ data }) => data.variants).flatMap(({ id, stock }) => Array.from<string>({ length: Math.min(stock, 5) }).fill(id))
}

const percentile = (sorted: readonly number[], share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN

/** Eight buyers at once over 400 checkouts, and one alone over 50. */
export async function benchCheckouts(origin: string): Promise<Row[]> {
  const pieces = await piecesToSell(origin)
  const sellTo = async (buyers: number, count: number) => {
    const queue = pieces.splice(0, count)
    const taken: number[] = []
    const began = performance.now()
    await Promise.all(
      Array.from({ length: buyers }, async () => {
        for (let piece = queue.pop(); piece !== undefined; piece = queue.pop()) taken.push(await buy(origin, piece))
      })
    )
    return { perSecond: taken.length / ((performance.now() - began) / 1000), sorted: taken.toSorted((a, b) => a - b) }
  }
  await sellTo(2, 20)
  const eight = await sellTo(8, 400)
  const one = await sellTo(1, 50)
  return [
    { what: '8 buyers at once', figure: `${eight.perSecond.toFixed(0)} orders/s, p50 ${percentile(eight.sorted, 0.5).toFixed(0)} ms, p99 ${percentile(eight.sorted, 0.99).toFixed(0)} ms` },
    { what: '1 buyer alone', figure: `p50 ${percentile(one.sorted, 0.5).toFixed(0)} ms a whole purchase (4 calls)` }
  ]
}
