import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hoard, stockOf } from './hoarders.ts'
import { type HonestBuyersReport, honestBuyers, percentile } from './honest-buyers.ts'
import { shopProcess } from './shop-process.ts'

const [hoarders, buyers, purchases] = [50, 20, 5]

/** Pieces of one variant that all buyers of all rounds hardly ever buy together. */
const maxBought = 5

/** The limits of a shop in production. */
const limits = {
  RATE_LIMIT_PER_MINUTE: '1200',
  UNPAID_ORDERS_FREE: '2',
  UNPAID_ORDERS_PER_BUYER: '5',
  UNPAID_ORDERS_PER_NETWORK: '20'
}

const told = ({ served, refusals, purchaseMs, callMs, repeats }: HonestBuyersReport) =>
  `${served} purchases served, ${refusals.length} refused; a purchase p50 ${percentile(purchaseMs, 0.5).toFixed(0)} ms, p95 ${percentile(purchaseMs, 0.95).toFixed(0)} ms; a call p95 ${percentile(callMs, 0.95).toFixed(0)} ms; asked again: ${JSON.stringify(repeats)}`

/**
 * Honest buyers alone, beside hoarders who order everything and never pay, and alone again: all must be served about as
 * quickly. The attack is compared with the slower baseline, since the machine may have other load.
 */
export async function hoarding(): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'motif-hoarding-'))
  const shop = shopProcess(20_000 + randomInt(20_000), { DATA_DIR: dataDir, TRUST_PROXY: '1', ...limits })
  await shop.start()
  try {
    const stock = await stockOf(shop.origin)
    // Competition for a last item is tested by `races`.
    const plentiful = stock.filter(({ stock }) => stock > maxBought)
    const options = {
      origin: shop.origin,
      buyers,
      purchases,
      everyMs: 3000,
      wish: () => ({ variantId: plentiful[randomInt(plentiful.length)]?.id ?? '', quantity: 1 })
    }
    await honestBuyers({ ...options, purchases: 1 })
    const before = await honestBuyers(options)
    const ending = new AbortController()
    const attack = hoard(shop.origin, { hoarders, stock, signal: ending.signal })
    const beside = await honestBuyers(options).finally(() => ending.abort())
    const { orders, pieces, answers } = await attack
    const after = await honestBuyers(options)
    const shown = await stockOf(shop.origin)
    const [p95, usual] = [
      percentile(beside.purchaseMs, 0.95),
      Math.max(...[before, after].map(({ purchaseMs }) => percentile(purchaseMs, 0.95)))
    ]
    const sum = (stocked: typeof stock) => stocked.reduce((pieces, { stock }) => pieces + stock, 0)
    console.log(
      `${sum(stock)} pieces of ${stock.length} variants; after the attack ${sum(shown)} of ${shown.length} are shown as in stock`
    )
    console.log(`Before the attack: ${told(before)}`)
    console.log(`Beside ${hoarders} hoarders: ${told(beside)}`)
    console.log(`After the attack: ${told(after)}`)
    console.log(`p95 of a purchase: ${(p95 / usual).toFixed(2)} times the usual`)
    console.log(
      `The hoarders placed ${orders} orders of ${pieces} pieces. They were answered: ${JSON.stringify(answers)}`
    )
    const refusals = [before, beside, after].flatMap(({ refusals }) => refusals)
    for (const refusal of refusals.slice(0, 10)) console.log(`FAULT ${refusal}`)
    return refusals.length === 0 && p95 <= 2 * usual
  } finally {
    await shop.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
