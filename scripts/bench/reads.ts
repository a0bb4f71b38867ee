import autocannon from 'autocannon'
import type { Row } from './table.ts'
import { slugsOf } from './traffic.ts'

const searches = ['mug', 'navy shirt', 'postr', 'moon', 'gift for a cyclist', 'tote bag', 'hoodi', 'black']

/** Requests a second with latency in milliseconds; 5 s of load each, after 1 s of warming up. */
export async function benchReads(origin: string): Promise<Row[]> {
  // So that one cached answer doesn't stand for all.
  const slugs = await slugsOf(origin, 24)
  const workloads = {
    'list (24 products with facets)': [
      '/api/v1/products',
      '/api/v1/products?category=mugs',
      '/api/v1/products?colour=ink-black&sort=price-asc',
      '/api/v1/products?page=2'
    ],
    product: slugs.map((slug) => `/api/v1/products/${slug}`),
    search: searches.map((words) => `/api/v1/products?q=${encodeURIComponent(words)}`),
    'home page (HTML)': ['/']
  }
  const rows: Row[] = []
  for (const [name, paths] of Object.entries(workloads)) {
    for (const connections of [10, 50]) {
      const load = (duration: number) =>
        autocannon({
          url: origin,
          connections,
          duration,
          requests: paths.map((path) => ({ method: 'GET' as const, path }))
        })
      await load(1)
      const { requests, latency, non2xx, errors } = await load(5)
      if (non2xx + errors > 0) throw new Error(`${name}: ${non2xx} refusals, ${errors} errors`)
      rows.push({
        what: `${name}, ${connections} connections`,
        figure: `${Math.round(requests.average)} requests/s, p50 ${latency.p50} ms, p99 ${latency.p99} ms`
      })
    }
  }
  return rows
}
