import { randomInt, randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'

const shippingAddress = {
  name: 'Hoarder',
  line1: '1 Main Street',
  city: 'Portland',
  region: 'OR',
  postalCode: '97201',
  country: 'US'
}

export interface HoardersReport {
  /** Orders that were placed and never paid. */
  orders: number
  /** Pieces in them. */
  pieces: number
  /** What the shop answered, by status and call. */
  answers: Record<string, number>
}

interface Stocked {
  id: string
  stock: number
}

/** Available variants with their stock. */
export async function stockOf(origin: string): Promise<Stocked[]> {
  const read = async <T>(path: string) =>
    (await (await fetch(`${origin}${path}`, { headers: { 'x-forwarded-for': '192.0.2.1' } })).json()) as T
  const slugs: string[] = []
  for (let page = 1; ; page += 1) {
    const { items, total } = await read<{ items: { slug: string }[]; total: number }>(
      `/api/v1/products?pageSize=48&page=${page}`
    )
    slugs.push(...items.map(({ slug }) => slug))
    if (slugs.length >= total || items.length === 0) break
  }
  const products = await Promise.all(slugs.map((slug) => read<{ variants: Stocked[] }>(`/api/v1/products/${slug}`)))
  return products
    .flatMap(({ variants }) => variants.map(({ id, stock }) => ({ id, stock })))
    .filter(({ stock }) => stock > 0)
}

/** Milliseconds between two tries of one hoarder. */
const everyMs = 3000

/** Lines of a greedy order. */
const manyLines = 40

/**
 * Places unpaid orders until stopped. Half of the hoarders take half of the stock of many products, the others one item
 * of a few, like a buyer; half keep one network address, the others use a new one per order.
 */
export async function hoard(
  origin: string,
  { hoarders, stock, signal }: { hoarders: number; stock: readonly Stocked[]; signal: AbortSignal }
): Promise<HoardersReport> {
  const report: HoardersReport = { orders: 0, pieces: 0, answers: {} }
  const count = (what: string) => void (report.answers[what] = (report.answers[what] ?? 0) + 1)
  await Promise.all(
    Array.from({ length: hoarders }, async (_, hoarder) => {
      const [isGreedy, moves] = [hoarder % 2 === 0, hoarder % 4 < 2]
      const once = async () => {
        const from = moves ? `10.${randomInt(256)}.${randomInt(256)}.${1 + randomInt(250)}` : `203.0.113.${1 + hoarder}`
        const post = async (path: string, body?: object, headers: Record<string, string> = {}) => {
          const answer = await fetch(`${origin}${path}`, {
            method: 'POST',
            headers: {
              'x-forwarded-for': from,
              ...(body ? { 'content-type': 'application/json' } : undefined),
              ...headers
            },
            ...(body ? { body: JSON.stringify(body) } : undefined),
            signal
          })
          const text = await answer.text()
          count(
            `${answer.status} ${
              path
                .split('/')
                .at(-1)
                ?.replace(/^[\w-]{20,}$/, 'cart') ?? ''
            }`
          )
          return { status: answer.status, data: JSON.parse(text) as { id: string; count?: number } }
        }
        const first = randomInt(stock.length)
        const wanted = Array.from(
          { length: isGreedy ? manyLines : 3 },
          (_, index) => stock[(first + index) % stock.length] as Stocked
        )
        const { data: cart } = await post('/api/v1/carts')
        const lines = wanted.map(({ id, stock }) => ({
          variantId: id,
          quantity: isGreedy ? Math.max(1, Math.floor(Math.min(999, stock) / 2)) : 1
        }))
        const filled = await post(`/api/v1/carts/${cart.id}/batches`, { key: randomUUID(), designs: [], lines })
        const placed = await post(
          '/api/v1/checkouts',
          { cartId: cart.id, email: `${randomUUID()}@example.com`, shippingAddress, shippingMethod: 'standard' },
          { 'idempotency-key': randomUUID() }
        )
        if (placed.status !== 201) return
        report.orders += 1
        report.pieces += filled.data.count ?? 0
      }
      try {
        await pause((everyMs * hoarder) / hoarders, undefined, { signal })
        while (!signal.aborted) {
          const began = performance.now()
          await once()
          await pause(Math.max(0, everyMs - (performance.now() - began)), undefined, { signal })
        }
      } catch (error) {
        if (!signal.aborted) throw error
      }
    })
  )
  return report
}
