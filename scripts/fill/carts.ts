/**
 * Fills the shop of `DATA_DIR` or `DATABASE_URL` with made-up carts, as many designs, and what a shop that has so many holds beside them: versions,
 * artworks, uploads without files, accounts, sessions, keys of checkouts. `npm run fill:carts -- 1000000`. A part of everything is old enough to be
 * cleared. It needs products, and a shop that it has not filled yet.
 */
import { readConfig } from '../../apps/api/src/platform/config.ts'
import { openShopDatabase } from './database.ts'
import { countCarts, insertCarts } from './insert-carts.ts'

const wanted = Number(process.argv[2])
if (!Number.isInteger(wanted) || wanted < 1) {
  process.stderr.write('Say how many carts the shop is to have: npm run fill:carts -- 1000000\n')
  process.exit(1)
}

const database = await openShopDatabase(readConfig(process.env))
try {
  const known = await countCarts(database.client)
  if (known > 0) process.stdout.write(`The shop has ${known} carts of this command already.\n`)
  else await insertCarts(database.client, wanted, (line) => process.stdout.write(`${line}\n`))
} finally {
  await database.close()
}
process.exit()
