import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Blank, blankOf } from './drawing.ts'
import { forever, growing, megabytes } from './soak/growth.ts'
import type { Sizes } from './soak/orders.ts'
import { crowdOf } from './soak/people.ts'
import { startSoakShop } from './soak/shop.ts'

/** People at work at a time, and times a day that the jobs of every few minutes run. */
const [atOnce, roundsOfDay] = [6, 3]

/** Measured so often: a quarter of them is compared with the quarter before. */
const measures = 20

const dayMs = 86_400_000

const staff = { email: 'admin@motif.test', password: 'soak-horse-battery-7' }
const designer = { email: 'customer@motif.test', password: 'soak-crate-staple-7' }

function line(
  day: number,
  requests: number,
  { rss, heapUsed, connections, descriptors, waiting, database, files, tables }: Sizes,
  seconds: number
): string {
  const ending = tables.filter(({ name }) => !forever.test(name)).reduce((sum, { bytes }) => sum + bytes, 0)
  return `| ${day} | ${requests} | ${Math.round(requests / seconds)} | ${megabytes(rss)} | ${megabytes(heapUsed)} | ${connections} | ${descriptors} | ${waiting} | ${megabytes(database)} | ${megabytes(ending)} | ${megabytes(files)} |`
}

/**
 * Simulates days of traffic in a number of requests: visitors, buyers, designers and staff over HTTP, while the shop's
 * clock is advanced and every repeated job runs. Reports memory, connections, open files, timers, tables and files at
 * intervals, and what kept growing.
 */
export async function soak(requests: number, days: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-soak-'))
  const shop = await startSoakShop({
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    TRUST_PROXY: '1',
    DRAW_AHEAD: 'false',
    RATE_LIMIT_PER_MINUTE: '100000000',
    ACCOUNT_LIMIT_PER_MINUTE: '100000000',
    DEMO_ADMIN_PASSWORD: staff.password,
    DEMO_CUSTOMER_PASSWORD: designer.password
  })
  try {
    const { origin } = shop
    const list = (await (await fetch(`${origin}/api/v1/products?pageSize=48`)).json()) as { items: { slug: string }[] }
    const slugs = list.items.map(({ slug }) => slug)
    const blank = await blankOf(origin)
    const products = await Promise.all(
      slugs
        .slice(0, 12)
        .map(async (slug) => (await (await fetch(`${origin}/api/v1/products/${slug}`)).json()) as Blank['product'])
    )
    const variantIds = products.flatMap(({ variants }) => variants.filter(({ stock }) => stock > 0).map(({ id }) => id))
    await shop.ask({ what: 'stock' })
    const { ok: hasPages } = await fetch(origin)
    if (!hasPages) console.log('The shop’s pages are not built, so visitors open none: npm run build')
    const crowd = crowdOf({ origin, blank, variantIds, slugs, hasPages, staff, designer })
    const began = performance.now()
    const faults: string[] = []
    const taken: Sizes[] = []
    console.log(
      '\n| day | requests | a second | memory (rss) | heap | connections | open files | listeners and timers | database | tables that end | files |\n|---|---|---|---|---|---|---|---|---|---|---|'
    )
    for (let day = 1; day <= days; day += 1) {
      for (let round = 1; round <= roundsOfDay; round += 1) {
        const until = Math.round((requests * (day - 1 + round / roundsOfDay)) / days)
        await Promise.all(
          Array.from({ length: atOnce }, async () => {
            while (crowd.requests < until) await crowd.turn()
          })
        )
        await shop.ask({ what: 'advance', ms: dayMs / roundsOfDay })
        faults.push(...(await shop.ask({ what: 'repeat', isNight: round === roundsOfDay })))
      }
      if (Math.floor((day * measures) / days) === Math.floor(((day - 1) * measures) / days)) continue
      const sizes = await shop.ask({ what: 'measure' })
      taken.push(sizes)
      console.log(line(day, crowd.requests, sizes, (performance.now() - began) / 1000))
    }
    const grew = growing(taken)
    console.log(
      `\n${crowd.requests} requests in ${Math.round((performance.now() - began) / 1000)} s, ${days} days of the shop`
    )
    for (const { name, rows, bytes } of (taken.at(-1)?.tables ?? []).toSorted((a, b) => b.bytes - a.bytes).slice(0, 14))
      console.log(
        `${name}: ${taken.map(({ tables }) => tables.find((one) => one.name === name)?.rows ?? 0).join(', ')} rows; ${megabytes(bytes)}${forever.test(name) ? ', kept forever' : ''}${rows > 0 ? '' : ', empty'}`
      )
    for (const what of grew) console.log(`GROWS ${what}`)
    const failed = [...crowd.faults].toSorted(([, a], [, b]) => b - a)
    for (const [what, times] of failed.slice(0, 10)) console.log(`FAULT ${times} × ${what}`)
    for (const what of faults.slice(0, 10)) console.log(`FAULT ${what}`)
    await shop.ask({ what: 'end' })
    return grew.length === 0 && failed.length === 0 && faults.length === 0
  } finally {
    shop.kill()
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 })
  }
}
