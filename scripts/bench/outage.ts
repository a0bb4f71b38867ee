import { setTimeout as pause } from 'node:timers/promises'
import { createClient } from '@motif/contract/client'
import { databaseProcesses } from './processor.ts'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'
import { browse, buy, newTraffic, pick, steadily, stockUp } from './traffic.ts'

/**
 * Stops the database during buying and browsing. Verifies that confirmed orders survive, that requests fail gracefully
 * meanwhile, and that the shop recovers soon.
 */
export async function benchOutage(seconds: number): Promise<Row[]> {
  const shop = await startShop(undefined, { DEMO_ADMIN_PASSWORD: admin.password })
  try {
    const stock = await stockUp(shop.origin, admin)
    const [looking, buying, kept] = [newTraffic(), newTraffic(), [] as string[]]
    const [calm, after] = [8, 15]
    const whole = (calm + seconds + after) * 1000
    let readyAfter = Number.NaN
    const outage = async () => {
      await pause(calm * 1000)
      const pids = databaseProcesses(shop.dataDir)
      for (const pid of pids) process.kill(pid, 'SIGSTOP')
      await pause(seconds * 1000)
      for (const pid of pids.filter((pid) => databaseProcesses(shop.dataDir).includes(pid)))
        process.kill(pid, 'SIGCONT')
      const back = performance.now()
      while (
        !(await fetch(`${shop.origin}/readyz`).then(
          (answer) => answer.ok,
          () => false
        ))
      )
        await pause(50)
      readyAfter = (performance.now() - back) / 1000
    }
    await Promise.all([
      steadily(20, whole, looking, () => browse(shop.origin, stock)),
      steadily(5, whole, buying, async () => void kept.push(await buy(shop.origin, pick(stock.variantIds)))),
      outage()
    ])
    const call = createClient({ baseUrl: shop.origin })
    const { data: login } = await call('POST /api/v1/login', { body: admin })
    const fates = await Promise.all(
      kept.map((id) =>
        call('GET /api/v1/orders/{id}', { params: { id }, headers: { authtoken: login.id_token } }).then(
          ({ data }) => data.status,
          () => 'lost'
        )
      )
    )
    const said = (errors: ReadonlyMap<string, number>) =>
      [...errors].map(([what, times]) => `${times} × ${what}`).join('; ') || 'nothing'
    return [
      {
        what: `purchases confirmed, of these not found as paid after ${seconds} s without the database`,
        figure: `${kept.length}, ${fates.filter((status) => status === 'pending' || status === 'lost' || status === 'cancelled').length}`
      },
      { what: 'ready again after', figure: `${readyAfter.toFixed(1)} s` },
      { what: 'refused to people who looked around', figure: said(looking.errors) },
      { what: 'refused to buyers', figure: said(buying.errors) }
    ]
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
