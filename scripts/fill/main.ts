/**
 * Fills the shop of `DATA_DIR` or `DATABASE_URL` with products: `npm run fill -- 100000`. The shop may be running. Product number n is the same
 * every time; what is there already stays, so that a run that was interrupted goes on, and a larger number adds the rest.
 */
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { openShopDatabase } from './database.ts'
import { countFilled, finish, insertCategories, insertProducts } from './insert.ts'

const batch = 1000

const wanted = Number(process.argv[2])
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('Say how many products the shop is to have: npm run fill -- 100000\n')
  process.exit(1)
}

const database = await openShopDatabase(readConfig(process.env))
const { client } = database
try {
  await insertCategories(client)
  const known = await countFilled(client)
  const began = performance.now()
  for (let from = known; from < wanted; from += batch) {
    const to = Math.min(wanted, from + batch)
    await insertProducts(client, from, to)
    const seconds = (performance.now() - began) / 1000
    const left = Math.round((seconds / (to - known)) * (wanted - to))
    process.stdout.write(`${to} of ${wanted} products, ${Math.round(seconds)} s, about ${left} s left\n`)
  }
  if (known < wanted) await finish(client)
  process.stdout.write(`The shop has ${Math.max(known, wanted)} products of this command.\n`)
} finally {
  await database.close()
}
process.exit()
