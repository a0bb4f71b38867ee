import type { CurrentSettings } from '@motif/contract'
import type { Decimals } from '@motif/contract/currency-rules'
import { decimalsOf } from '@motif/contract/money-rules'
import { longTransaction, type Transaction } from '../../platform/database.ts'
import { retryOnDeadlock } from '../../platform/deadlocks.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { writeSeenPricesWithDecimals } from '../carts/index.ts'
import { catalogueChanged, writePricesWithDecimals } from '../catalogue/index.ts'
import { writeCouponsWithDecimals } from '../coupons/index.ts'
import { removeDeletedDrafts } from '../draft-orders/index.ts'
import { addCurrency, currenciesOfVersions, lockCurrency } from '../pricing/index.ts'
import { writeViewsWithDecimals } from '../saved-views/index.ts'
import { obstaclesToCurrency } from './currency-obstacles.ts'
import { type Row, type Save, type Saved, inDecimals, save, settingsOf } from './service.ts'

async function writeAmounts(tx: Transaction, decimals: Decimals): Promise<void> {
  await removeDeletedDrafts(tx)
  if (decimals.from === decimals.to) return
  // In the order in which other transactions lock: carts, coupons, variants.
  await writeSeenPricesWithDecimals(tx, decimals)
  await writeCouponsWithDecimals(tx, decimals)
  await writePricesWithDecimals(tx, decimals)
  await writeViewsWithDecimals(tx, decimals)
}

/**
 * Changes the currency in a new version of the settings. All amounts keep their numbers, rounded if the new currency has fewer decimals. Refused
 * once amounts were recorded.
 */
export async function changeCurrency(platform: Platform, who: Save, code: string): Promise<CurrentSettings> {
  const { clock, currentShop } = platform
  const change = async (tx: Transaction, before: Row | undefined): Promise<Saved> => {
    // No order, gift card or draft is written until the end of the transaction.
    await lockCurrency(tx)
    if ((await obstaclesToCurrency(tx)).length > 0) throw new ProblemError('currency-fixed')
    const old = (await currenciesOfVersions(tx, currentShop.file.currency))(before?.revision ?? 0)
    const settings = settingsOf(platform, before)
    if (code === old.code) return { settings }
    const currency = { code, decimals: decimalsOf(code) }
    const decimals = { from: old.decimals, to: currency.decimals }
    await writeAmounts(tx, decimals)
    await addCurrency(tx, { revision: who.revision + 1, currency, since: clock.now() })
    return { settings: inDecimals(settings, decimals), currency: { from: old, to: currency } }
  }
  // It writes every price of the shop.
  const changed = await save(platform, who, change, (db, work) => retryOnDeadlock(() => longTransaction(db, work)))
  catalogueChanged(platform)
  return changed
}
