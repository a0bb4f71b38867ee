import { type Share, processorWatch } from './processor.ts'
import { admin, startShop } from './shop.ts'
import type { Row } from './table.ts'
import { type Traffic, browse, buy, newTraffic, percentile, pick, steadily, stockUp } from './traffic.ts'

const [browsed, bought] = [200, 20]

/** Seconds of which the slowest answers are told together, and what the processors did meanwhile. */
const stretch = 60

const sortedTimes = (answers: Traffic['answers']) => answers.map(({ taken }) => taken).toSorted((a, b) => a - b)

function rowsOf(name: string, seconds: number, { answers, errors }: Traffic): Row[] {
  const sorted = sortedTimes(answers)
  const failed = [...errors].map(([what, times]) => `${times} × ${what}`).join('; ')
  return [
    {
      what: `${name}, ${(answers.length / seconds).toFixed(0)} a second`,
      figure: `p50 ${percentile(sorted, 0.5).toFixed(0)} ms, p99 ${percentile(sorted, 0.99).toFixed(0)} ms, longest ${(sorted.at(-1) ?? 0).toFixed(0)} ms`
    },
    { what: `${name}, errors`, figure: failed === '' ? 'none' : failed }
  ]
}

/** Other load on the machine affects results, so processor shares are reported with each figure. */
function rowOfStretches({ answers }: Traffic, shares: readonly Share[]): Row {
  const told = shares.flatMap(({ shop, others }, index) => {
    const times = sortedTimes(answers.filter(({ due }) => Math.floor(due / stretch) === index))
    return times.length === 0
      ? []
      : [`${percentile(times, 0.99).toFixed(0)} ms (${shop.toFixed(2)}, ${others.toFixed(2)})`]
  })
  return {
    what: `p99 of those who look around, every ${stretch} s (processors busy for the shop, for others)`,
    figure: told.join('; ')
  }
}

/** Browsing and buying at a constant rate, and the server's memory. */
export async function benchLoad(seconds: number): Promise<Row[]> {
  const shop = await startShop(undefined, { DEMO_ADMIN_PASSWORD: admin.password })
  try {
    const stock = await stockUp(shop.origin, admin)
    const [looking, buying, memory, shares] = [newTraffic(), newTraffic(), [] as number[], [] as Share[]]
    const shareNow = processorWatch(shop)
    const watch = setInterval(() => {
      memory.push(shop.megabytes())
      if (memory.length % stretch === 0) shares.push(shareNow())
    }, 1000)
    await Promise.all([
      steadily(browsed, seconds * 1000, looking, () => browse(shop.origin, stock)),
      steadily(bought, seconds * 1000, buying, async () => void (await buy(shop.origin, pick(stock.variantIds))))
    ])
    clearInterval(watch)
    const at = (share: number) => `${memory[Math.floor((memory.length - 1) * share)]} MB`
    return [
      ...rowsOf('requests of people who look around', seconds, looking),
      ...rowsOf('whole purchases of 4 calls', seconds, buying),
      rowOfStretches(looking, shares),
      {
        what: 'memory (resident) after a quarter, a half, three quarters and all of the time',
        figure: `${at(0.25)}, ${at(0.5)}, ${at(0.75)}, ${at(1)}; most ${Math.max(...memory)} MB`
      }
    ]
  } finally {
    await shop.stop()
    shop.removeData()
  }
}
