import { randomInt, randomUUID } from 'node:crypto'
import { startShop } from './shop.ts'
import type { Row } from './table.ts'
import { ask, browse, type Stock, newTraffic, percentile, pick, slugsOf, steadily } from './traffic.ts'

const seconds = 15
const honestPerSecond = 20

/** What somebody makes up to have a page rendered. */
const madeUp = {
  'unknown members': ({ slugs }: Stock) =>
    pick([
      `/?x${randomInt(1e9)}=1`,
      `/faq?${randomUUID()}`,
      `/product/${pick(slugs)}?colour=${randomUUID()}`,
      `/login?q=${randomUUID()}`
    ]),
  searches: () => `/?q=${randomUUID()}`
}

const oneNetwork = () => '192.0.2.1'
const manyNetworks = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

interface Attack {
  what: string
  path: (stock: Stock) => string
  from: () => string
  perSecond: number
}

/** A network gets no more than 20 answers a second: what all requests together are limited to in production. */
const attacks: readonly Attack[] = [
  { what: 'one network, unknown members of a query', path: madeUp['unknown members'], from: oneNetwork, perSecond: 20 },
  { what: 'one network, searches nobody made before', path: madeUp.searches, from: oneNetwork, perSecond: 20 },
  {
    what: 'a thousand networks and more, searches nobody made before',
    path: madeUp.searches,
    from: manyNetworks,
    perSecond: 60
  }
]

/** Response times of honest visitors, with and without an attacker requesting uncached pages. */
export async function benchQueries(): Promise<Row[]> {
  // As in production, where the bench's other parts lift every limit.
  const shop = await startShop(undefined, { RENDER_LIMIT_PER_MINUTE: '60' })
  try {
    const stock: Stock = { slugs: await slugsOf(shop.origin, 48), variantIds: [] }
    for (const path of ['/', '/faq', '/login', ...stock.slugs.map((slug) => `/product/${slug}`)])
      await ask(shop.origin, 'GET', path, undefined, { 'x-forwarded-for': manyNetworks() })
    const honest = async (attack?: Attack) => {
      const [traffic, others] = [newTraffic(), newTraffic()]
      let rendered = 0
      await Promise.all([
        steadily(honestPerSecond, seconds * 1000, traffic, () => browse(shop.origin, stock)),
        attack &&
          steadily(attack.perSecond, seconds * 1000, others, async () => {
            const { status, headers } = await ask(shop.origin, 'GET', attack.path(stock), undefined, {
              'x-forwarded-for': attack.from()
            })
            if (status === 200 && headers['cache-control'] === 'no-cache') rendered += 1
          })
      ])
      const taken = traffic.answers.map((answer) => answer.taken).sort((a, b) => a - b)
      const failed = [...traffic.errors.values()].reduce((sum, count) => sum + count, 0)
      return {
        p50: percentile(taken, 0.5),
        p95: percentile(taken, 0.95),
        failed,
        rendered,
        asked: others.answers.length
      }
    }
    const alone = await honest()
    const rows: Row[] = [
      {
        what: 'nobody beside them',
        figure: `p50 ${Math.round(alone.p50)} ms, p95 ${Math.round(alone.p95)} ms, ${alone.failed} refused`
      }
    ]
    for (const attack of attacks) {
      const { p50, p95, failed, rendered, asked } = await honest(attack)
      rows.push({
        what: `${attack.what}, ${attack.perSecond} a second`,
        figure: `p50 ${Math.round(p50)} ms, p95 ${Math.round(p95)} ms, ${failed} refused; of ${asked} made-up requests ${rendered} got a rendered page`
      })
    }
    return rows
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
