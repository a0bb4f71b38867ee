import { setTimeout as pause } from 'node:timers/promises'
import autocannon from 'autocannon'
import type { Row } from './table.ts'
import { percentile, slugsOf } from './traffic.ts'

const searches = ['mug', 'navy shirt', 'postr', 'moon', 'gift for a cyclist', 'tote bag', 'hoodi', 'black']

/** Uncached pages, one after the other, with idle time between them: back to back they would queue. */
async function benchNewPages(origin: string): Promise<Row> {
  const times: number[] = []
  for (let price = 1; price <= 150; price += 1) {
    await pause(100)
    const began = performance.now()
    const page = await fetch(`${origin}/?minPrice=${price}&maxPrice=9999`)
    await page.text()
    if (price > 50) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return {
    what: 'a page of products not yet kept, one every 100 ms',
    figure: `p50 ${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms`
  }
}

/** Requests per second and latency in milliseconds; 5 s of load each, after 1 s of warm-up. */
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
  return [...rows, await benchNewPages(origin)]
}
