import { createClient } from '@motif/contract/client'
import type { Row } from './table.ts'
import { buy, percentile } from './traffic.ts'

/** Variants in stock, one per expected sale. */
async function piecesToSell(origin: string): Promise<string[]> {
  const call = createClient({ baseUrl: origin })
  const { data: page } = await call('GET /api/v1/products', { query: { pageSize: 48 } })
  const products = await Promise.all(
    page.items.map(({ slug }) => call('GET /api/v1/products/{slug}', { params: { slug } }))
  )
  return products
    .flatMap(({ data }) => data.variants)
    .flatMap(({ id, stock }) => Array.from<string>({ length: Math.min(stock, 5) }).fill(id))
}

/** Checkouts: 400 by eight concurrent buyers, and 50 by a single one. */
export async function benchCheckouts(origin: string): Promise<Row[]> {
  const pieces = await piecesToSell(origin)
  const sellTo = async (buyers: number, count: number) => {
    const queue = pieces.splice(0, count)
    const taken: number[] = []
    const began = performance.now()
    await Promise.all(
      Array.from({ length: buyers }, async () => {
        for (let piece = queue.pop(); piece !== undefined; piece = queue.pop()) {
          const start = performance.now()
          await buy(origin, piece)
          taken.push(performance.now() - start)
        }
      })
    )
    return { perSecond: taken.length / ((performance.now() - began) / 1000), sorted: taken.toSorted((a, b) => a - b) }
  }
  await sellTo(2, 20)
  const eight = await sellTo(8, 400)
  const one = await sellTo(1, 50)
  return [
    {
      what: '8 buyers at once',
      figure: `${eight.perSecond.toFixed(0)} orders/s, p50 ${percentile(eight.sorted, 0.5).toFixed(0)} ms, p99 ${percentile(eight.sorted, 0.99).toFixed(0)} ms`
    },
    { what: '1 buyer alone', figure: `p50 ${percentile(one.sorted, 0.5).toFixed(0)} ms a whole purchase (4 calls)` }
  ]
}
