import { createClient } from '@motif/contract/client'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { chromium } from 'playwright'
import { chromiumLaunch } from '../chromium.ts'
import { addRichProduct, buyer } from './rich-product.ts'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'
import { startTlsProxy } from './tls-proxy.ts'
import { percentile } from './traffic.ts'

const runs = 5

/** Each page with the query it is measured under. */
const pages = {
  home: '/',
  'a category': '/?category=mugs',
  'a product': '/product/studio-mug',
  checkout: '/checkout',
  'design tool': '/designertool?product=studio-mug'
}

/** Figures in milliseconds, beside the shift of the layout. */
const timings = { LCP: 'largest-contentful-paint', FCP: 'first-contentful-paint', TBT: 'total-blocking-time' } as const

const median = (figures: readonly number[]) =>
  percentile(
    figures.toSorted((one, other) => one - other),
    0.5
  )

async function makeCart(origin: string): Promise<string> {
  const call = createClient({ baseUrl: origin })
  const { data: product } = await call('GET /api/v1/products/{slug}', { params: { slug: 'studio-mug' } })
  const variantId = product.variants.find(({ stock }) => stock > 0)?.id ?? ''
  const { data: cart } = await call('POST /api/v1/carts', {})
  await call('POST /api/v1/carts/{id}/lines', { params: { id: cart.id }, body: { variantId, quantity: 1 } })
  return cart.id
}

/** Stores a cart in the browser: without one, the checkout redirects. */
async function rememberCart(port: number, origin: string, cartId: string): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const page = await (browser.contexts()[0] ?? (await browser.newContext())).newPage()
  await page.goto(`${origin}/healthz`)
  await page.evaluate((id) => localStorage.setItem('cart', JSON.stringify({ id, count: 1 })), cartId)
  await page.close()
  await browser.close()
}

/** Lighthouse now and then misses where a trace begins: that run is made again. */
const tries = 3

/** One run in a separate browser. */
async function measure(origin: string, path: string, cartId: string, left = tries): Promise<Result> {
  const { executablePath, args } = chromiumLaunch()
  const chrome = await launch({
    ...(executablePath !== undefined && { chromePath: executablePath }),
    chromeFlags: ['--headless=new', '--ignore-certificate-errors', ...args]
  })
  try {
    if (path === pages.checkout) await rememberCart(chrome.port, origin, cartId)
    const flags = { port: chrome.port, output: 'json', logLevel: 'error', disableStorageReset: true } as const
    const { lhr } = (await lighthouse(origin + path, flags)) ?? {}
    if (lhr !== undefined && !lhr.runtimeError) return lhr
    if (left === 1)
      throw new Error(`Lighthouse could not measure ${path}: ${lhr?.runtimeError?.message ?? 'no result'}`)
  } finally {
    chrome.kill()
  }
  return measure(origin, path, cartId, left - 1)
}

const pointsOf = ({ categories }: Result, category: string) => (categories[category]?.score ?? NaN) * 100
const figureOf = ({ audits }: Result, audit: string) => audits[audit]?.numericValue ?? NaN

async function rowOf(what: string, address: string, path: string, cartId: string): Promise<Row> {
  const results: Result[] = []
  for (let run = 0; run < runs; run += 1) results.push(await measure(address, path, cartId))
  const points = (category: string) => median(results.map((result) => pointsOf(result, category))).toFixed(0)
  const times = Object.entries(timings).map(
    ([name, audit]) => `${name} ${median(results.map((result) => figureOf(result, audit))).toFixed(0)} ms`
  )
  const shift = median(results.map((result) => figureOf(result, 'cumulative-layout-shift'))).toFixed(3)
  return {
    what,
    figure: `performance ${points('performance')}; ${times.join(', ')}, CLS ${shift}; accessibility ${points('accessibility')}, best practices ${points('best-practices')}, SEO ${points('seo')}`
  }
}

/** Measures each page directly, and through a proxy with TLS and HTTP/2, as in production. */
async function rowsOf(origin: string, paths: Readonly<Record<string, string>>, cartId: string): Promise<Row[]> {
  const proxy = await startTlsProxy(origin)
  try {
    const rows: Row[] = []
    for (const [what, path] of Object.entries(paths))
      rows.push(await rowOf(what, origin, path, cartId), await rowOf(`${what}, HTTP/2`, proxy.origin, path, cartId))
    return rows
  } finally {
    proxy.stop()
  }
}

/** Lighthouse's simulated mobile profile: the median of each figure. */
export async function benchPages(): Promise<Row[]> {
  const shop = await startShop()
  try {
    return await rowsOf(shop.origin, pages, await makeCart(shop.origin))
  } finally {
    await shop.stop()
    shop.removeData()
  }
}

/**
 * The same with a first product of ten pictures, a video and 200 reviews. Search results are not indexed, which lowers
 * their SEO score.
 */
export async function benchRichPages(): Promise<Row[]> {
  const shop = await startShop(undefined, {
    DEMO_ADMIN_PASSWORD: admin.password,
    DEMO_CUSTOMER_PASSWORD: buyer.password
  })
  try {
    const { product, reviews } = await addRichProduct(shop.origin, shop.dataDir)
    const paths = {
      home: pages.home,
      'its category': '/?category=t-shirts',
      'a search that finds it': '/?q=everything',
      'the product': product,
      'more of its reviews': reviews
    }
    return await rowsOf(shop.origin, paths, '')
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
