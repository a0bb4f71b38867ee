import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { openShopDatabase } from '../fill/database.ts'
import { finish, insertCategories, insertProducts } from '../fill/insert.ts'
import { categories, kinds } from '../fill/kinds.ts'
import { type Random, randomFrom } from '../fill/random.ts'
import { rowsOf } from '../fill/rows.ts'
import { moods, subjects } from '../fill/phrases.ts'
import { secondsOfShop } from './processor.ts'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'
import { percentile } from './traffic.ts'

/** Requests of each sort; none comes twice, so that none is answered from the cache. */
const asked = 200

const batch = 1000
const sorts = ['featured', 'best-selling', 'newest', 'price-asc', 'price-desc', 'rating'] as const

async function fill(dataDir: string, count: number): Promise<void> {
  const database = await openShopDatabase(readConfig({ ...process.env, DATA_DIR: dataDir }))
  const { client } = database
  await insertCategories(client)
  for (let from = 0; from < count; from += batch) await insertProducts(client, from, Math.min(count, from + batch))
  await finish(client)
  await database.close()
}

/** Swaps two adjacent letters. */
function misspelt(word: string, random: Random): string {
  const at = random.whole(1, word.length - 3)
  return `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`
}

/** Two random filters. */
function twoFilters(random: Random): Record<string, string> {
  const kind = random.pick(kinds)
  const colours = random.some(kind.colours, random.whole(1, 2)).map(({ value }) => value)
  const seconds = random.some(kind.second.values, random.whole(1, 2)).map(({ value }) => value)
  const lowest = random.whole(300, 3000)
  const all: [string, string][] = [
    ['category', random.pick([kind.category, kind.category, categories[0]?.slug ?? ''])],
    ['colour', colours.join(',')],
    [kind.second.id, seconds.join(',')],
    ['minPrice', String(lowest)],
    ['maxPrice', String(lowest + random.whole(500, 4000))],
    ['inStock', 'true'],
    ['customisable', random.pick(['true', 'false'])]
  ]
  return Object.fromEntries(random.some(all, 2))
}

const listOf = (query: Record<string, string>) => `/api/v1/products?${new URLSearchParams(query)}`

/** Pages people ask for, in turn with whatever seed. */
const paths = (count: number): Record<string, (random: Random) => string> => ({
  'list with all facets, under two filters': (random) => listOf({ ...twoFilters(random), sort: random.pick(sorts) }),
  'search for two words': (random) => {
    const kind = random.pick(kinds)
    return listOf({ q: `${random.pick(random.next() < 0.5 ? moods : subjects)} ${random.pick(kind.nouns)}` })
  },
  'search for two words, one misspelt': (random) => {
    const kind = random.pick(kinds)
    return listOf({ q: `${misspelt(random.pick(subjects), random)} ${random.pick(kind.nouns)}` })
  },
  suggestions: (random) => {
    const word = random.pick(random.next() < 0.5 ? moods : subjects)
    return `/api/v1/search/suggestions?q=${encodeURIComponent(word.slice(0, random.whole(2, word.length)))}`
  },
  product: (random) => `/api/v1/products/${(rowsOf(random.whole(0, count - 1)).products[0] as { slug: string }).slug}`,
  'page 1': (random) => pageOf(random, 1),
  'page 400': (random) => pageOf(random, 400)
})

/** One filter that leaves most of the shop, a different one each time. */
const pageOf = (random: Random, page: number) =>
  listOf({
    sort: sorts[random.whole(0, sorts.length - 1)] ?? '',
    minPrice: String(random.whole(0, 1000)),
    page: String(page)
  })

/** Milliseconds of each response, sequentially. */
async function timesOf(origin: string, pathOf: (random: Random) => string, seed: number): Promise<number[]> {
  const seen = new Set<string>()
  const times: number[] = []
  for (let index = 0; seen.size < asked && index < asked * 20; index++) {
    const path = pathOf(randomFrom(seed + index))
    if (seen.has(path)) continue
    seen.add(path)
    const began = performance.now()
    const answer = await fetch(`${origin}${path}`)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`)
    times.push(performance.now() - began)
  }
  return times.toSorted((a, b) => a - b)
}

/** Uncached response times with `count` products. `dataDir` names an existing data folder. */
export async function benchCatalogue(count: number, dataDir?: string): Promise<Row[]> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'motif-bench-'))
  if (dataDir === undefined) await fill(folder, count)
  const shop = await startShop(folder)
  const rows: Row[] = [{ what: 'from the start to /readyz', figure: `${shop.startSeconds.toFixed(1)} s` }]
  try {
    const began = performance.now()
    await (await fetch(`${shop.origin}/api/v1/products`)).arrayBuffer()
    rows.push({ what: 'the first list after it', figure: `${((performance.now() - began) / 1000).toFixed(2)} s` })
    for (const [what, pathOf] of Object.entries(paths(count))) {
      // The first round warms up code and plans.
      await timesOf(shop.origin, pathOf, 5_000_000)
      const before = secondsOfShop(shop)
      const times = await timesOf(shop.origin, pathOf, 1)
      const processor = ((secondsOfShop(shop) - before) * 1000) / times.length
      rows.push({
        what,
        figure: `${percentile(times, 0.5).toFixed(1)} ms, p95 ${percentile(times, 0.95).toFixed(1)} ms, ${processor.toFixed(1)} ms of a processor`
      })
    }
    rows.push({ what: 'memory of the server (resident)', figure: shop.memory() })
    return rows
  } finally {
    await shop.stop()
    if (dataDir === undefined) shop.removeData()
  }
}
