import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { customerFilters } from '@motif/contract/customer-rules'
import { createClient } from '@motif/contract/client'
import {
  orderSentFilters,
  productPrintFilters,
  productSaleFilters,
  productStockFilters
} from '@motif/contract/list-filter-rules'
import { type Random, randomFrom } from '../fill/random.ts'
import { kinds } from '../fill/kinds.ts'
import { firstNames, lastNames, moods, subjects } from '../fill/phrases.ts'
import { secondsOfShop } from './processor.ts'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'
import { percentile } from './traffic.ts'

/** Requests of each sort. Staff answers are never kept, so that one may come twice. */
const asked = 60

const products = 100_000
const orders = 200_000

function fill(dataDir: string): void {
  for (const [script, count] of [
    ['main.ts', products],
    ['orders.ts', orders]
  ] as const)
    execFileSync(process.execPath, [join(import.meta.dirname, '../fill', script), String(count)], {
      env: { ...process.env, DATA_DIR: dataDir },
      stdio: 'ignore'
    })
}

const addressed = (path: string, query: Record<string, string> = {}) =>
  `/api/v1/admin/${path}?${new URLSearchParams(query)}`

const twoLetters = ['al', 'er', 'in', 'on', 'us', 'ro', 'la', 'fi', 'ku', 'ng'] as const
const statuses = ['paid', 'in_production', 'shipped', 'delivered', 'cancelled'] as const

/** One letter and two that begin words of most orders, two that are in every address and begin none, and two within most numbers. */
const beginningsOfTwo = ['1z', 'co', '26', 'ex', 'f1', 'm-', 'zz'] as const
const beginnings = ['m', ...beginningsOfTwo] as const
/** The beginnings of numbers: of a year, of a month, of a few orders of a month. */
const numbers = ['M-24', 'M-25', 'M-26', 'M-2501', 'M-2503-F3', 'm-2412-f1'] as const
/** In tens of thousands of SKUs, and in none. */
const threeLetters = ['ink', 'oat', 'sky', 'nov', 'pea', '-xl', 'mug', 'zqx'] as const

/** Letters and digits in a row, as they stand within tracking numbers. */
const hexDigits = (random: Random, count: number) =>
  Array.from({ length: count }, () => '0123456789ABCDEF'[random.whole(0, 15)]).join('')

/** What staff type who look for an order or a person, from much to little of it. */
const personSearches: Record<string, (random: Random) => string> = {
  'a whole name': (random) => `${random.pick(firstNames)} ${random.pick(lastNames)}`,
  'part of an address': (random) => `${random.pick(firstNames).toLowerCase()}.${random.whole(100, 79_999)}`,
  'two letters': (random) => random.pick(twoLetters),
  'very short or very common beginnings': (random) => random.pick(beginnings)
}
const orderSearches: Record<string, (random: Random) => string> = {
  ...personSearches,
  'the beginning of a number': (random) => random.pick(numbers),
  'the end of a number': (random) => `F${random.whole(1000, orders)}`,
  'a tracking number': (random) => `1Z${hexDigits(random, 6)}`,
  'nothing there is': (random) => `zq${hexDigits(random, 8)}`
}

const searchesOf = (path: string, what: string, searches: Record<string, (random: Random) => string>) =>
  Object.fromEntries(
    Object.entries(searches).map(([text, wordOf]) => [
      `${what}: ${text}`,
      (random: Random) => addressed(path, { q: wordOf(random) })
    ])
  )

/** A random range of amounts in minor units, from `from` to `to`. */
function amounts(random: Random, from: number, to: number): [string, string] {
  const least = random.whole(from, to)
  return [String(least), String(least + random.whole(100, to))]
}

const orderFilters = (random: Random): Record<string, string>[] => {
  const month = String(random.whole(1, 12)).padStart(2, '0')
  const [totalFrom, totalTo] = amounts(random, 500, 20_000)
  return [
    { from: `2025-${month}-01`, to: `2025-${month}-28` },
    { totalFrom, totalTo },
    { country: random.pick(['DE', 'FR', 'GB', 'PL', 'JP']) },
    { product: random.pick([...subjects, ...threeLetters]) },
    { sent: random.pick(orderSentFilters) }
  ]
}

const productFilters = (random: Random): Record<string, string>[] => {
  const [priceFrom, priceTo] = amounts(random, 100, 5_000)
  return [
    { stock: random.pick(productStockFilters) },
    { priceFrom, priceTo },
    { sale: random.pick(productSaleFilters) },
    { printable: random.pick(productPrintFilters) },
    { category: random.pick(kinds).category },
    { q: random.pick(subjects) }
  ]
}

const filtered = (random: Random, path: string, filters: Record<string, string>[], count: number) =>
  addressed(path, Object.assign({}, ...random.some(filters, count)) as Record<string, string>)

const paths: Record<string, (random: Random) => string> = {
  'orders, a page of the first twenty': (random) => addressed('orders', { page: String(random.whole(1, 20)) }),
  'orders of a status': (random) => addressed('orders', { status: random.pick(statuses) }),
  ...searchesOf('orders', 'orders', orderSearches),
  'orders of a status: beginnings': (random) =>
    addressed('orders', { status: random.pick(statuses), q: random.pick([...beginnings, ...numbers]) }),
  'orders, the last page': () => addressed('orders', { page: String(orders / 25) }),
  'orders under one filter': (random) => filtered(random, 'orders', orderFilters(random), 1),
  'orders under two filters': (random) => filtered(random, 'orders', orderFilters(random), 2),
  'tags of orders': () => addressed('order-tags'),
  'counts of the whole shop': () => addressed('summary'),
  'products, a page of the first twenty': (random) => addressed('products', { page: String(random.whole(1, 20)) }),
  'products, the last page': () => addressed('products', { page: String(products / 25) }),
  'products of a status': (random) => addressed('products', { status: random.pick(['draft', 'live', 'archived']) }),
  'products under one filter': (random) => filtered(random, 'products', productFilters(random), 1),
  'products under two filters': (random) => filtered(random, 'products', productFilters(random), 2),
  'products: two words': (random) =>
    addressed('products', { q: `${random.pick(subjects)} ${random.pick(random.pick(kinds).nouns)}` }),
  'products: part of a word': (random) => addressed('products', { q: random.pick(moods).slice(0, 3) }),
  'products: three letters': (random) => addressed('products', { q: random.pick(threeLetters) }),
  'products: one letter or two': (random) => addressed('products', { q: random.pick([...twoLetters, 'a', 's']) }),
  customers: (random) => addressed('customers', { filter: random.pick(customerFilters) }),
  ...searchesOf('customers', 'customers', personSearches),
  'the production board': () => addressed('production'),
  ...searchesOf('search', 'search over the admin', {
    ...orderSearches,
    // It takes no single letter.
    'very short or very common beginnings': (random) => random.pick(beginningsOfTwo)
  }),
  'search over the admin: three letters': (random) => addressed('search', { q: random.pick(threeLetters) }),
  'jobs of the production board': () => addressed('production/jobs', { stage: 'print' }),
  'draft orders': () => addressed('draft-orders'),
  'customers of a draft order': (random) =>
    addressed('draft-customers', {
      email: `${random.pick(firstNames).toLowerCase()}.${random.whole(0, 79_999)}@example.com`
    }),
  'subscribers of the newsletter': () => addressed('newsletter'),
  redirects: () => addressed('redirects'),
  categories: () => addressed('categories'),
  'the checklist': () => addressed('checklist'),
  'the log': () => addressed('log'),
  'gift cards': () => addressed('gift-cards'),
  coupons: () => addressed('coupons'),
  reviews: () => addressed('reviews'),
  messages: () => addressed('messages'),
  'dashboard of a week': () => addressed('dashboard', { range: '7' }),
  'dashboard of 90 days': () => addressed('dashboard', { range: '90' }),
  'dashboard of a year': () => addressed('dashboard', { range: '365' })
}

const exports = ['products.csv', 'stock.csv', 'orders.csv', 'customers.csv']

/** Response times of the admin with 100,000 products and 200,000 orders. `dataDir` names an existing data folder. */
export async function benchAdmin(dataDir?: string): Promise<Row[]> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'motif-bench-'))
  if (dataDir === undefined) fill(folder)
  const shop = await startShop(folder, { DEMO_ADMIN_PASSWORD: admin.password })
  const rows: Row[] = []
  try {
    const { data: login } = await createClient({ baseUrl: shop.origin })('POST /api/v1/login', { body: admin })
    const read = async (path: string) => {
      const answer = await fetch(`${shop.origin}${path}`, { headers: { authtoken: login.id_token } })
      if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
      return answer
    }
    const timesOf = async (pathOf: (random: Random) => string, seed: number) => {
      const times: number[] = []
      for (let index = 0; index < asked; index++) {
        const began = performance.now()
        await (await read(pathOf(randomFrom(seed + index)))).arrayBuffer()
        times.push(performance.now() - began)
      }
      return times.toSorted((a, b) => a - b)
    }
    for (const [what, pathOf] of Object.entries(paths)) {
      // The first round warms up code and plans.
      await timesOf(pathOf, 5_000_000)
      const before = secondsOfShop(shop)
      const times = await timesOf(pathOf, 1)
      const processor = ((secondsOfShop(shop) - before) * 1000) / times.length
      rows.push({
        what,
        figure: `${percentile(times, 0.5).toFixed(0)} ms, p95 ${percentile(times, 0.95).toFixed(0)} ms, ${processor.toFixed(0)} ms of a processor`
      })
    }
    for (const file of exports) {
      const before = shop.megabytes()
      const began = performance.now()
      let [bytes, most] = [0, before]
      const answer = await read(addressed(`exports/${file}`))
      for await (const part of answer.body ?? []) {
        bytes += part.length
        most = Math.max(most, shop.megabytes())
      }
      const seconds = (performance.now() - began) / 1000
      rows.push({
        what: `export of ${file}`,
        figure: `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, memory ${before} MB before it, ${most} MB at most`
      })
    }
    return rows
  } finally {
    await shop.stop()
    if (dataDir === undefined) shop.removeData()
  }
}
