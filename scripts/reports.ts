/**
 * Counts the sums of days behind the dashboard anew from the orders, in the shop of `DATA_DIR` or `DATABASE_URL`, which may be running:
 * `npm run reports -- rebuild`.
 */
import { rebuildDailySums } from '../apps/api/src/modules/reports/index.ts'
import { readConfig } from '../apps/api/src/platform/config.ts'
import { openShop } from './open-shop.ts'

if (process.argv[2] !== 'rebuild') {
  process.stderr.write('Say what to do: npm run reports -- rebuild\n')
  process.exit(1)
}
const shop = await openShop(readConfig(process.env))
try {
  process.stdout.write(`Days counted anew: ${await rebuildDailySums(shop.platform)}\n`)
} finally {
  await shop.close()
}
process.exit()
