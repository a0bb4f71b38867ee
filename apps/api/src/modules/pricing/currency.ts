import type { ShopConfig } from '@motif/contract'
import type { Decimals } from '@motif/contract/currency-rules'
import { desc, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { lockFor, shareLockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { shopCurrencies } from './tables.ts'

export type Currency = ShopConfig['currency']

/** The currency of every version of the settings. */
export async function currenciesOfVersions(
  db: Pick<Database, 'select'>,
  file: Currency
): Promise<(revision: number) => Currency> {
  const rows = await db.select().from(shopCurrencies).orderBy(desc(shopCurrencies.revision))
  return (revision) => {
    const row = rows.find((one) => one.revision <= revision)
    return row ? { code: row.code, decimals: row.decimals } : file
  }
}

/** Decimals of the currency at a moment. */
export async function decimalsOfMoments(
  db: Pick<Database, 'select'>,
  file: Currency
): Promise<(moment: Date) => number> {
  const rows = await db.select().from(shopCurrencies).orderBy(desc(shopCurrencies.revision))
  return (moment) => (rows.find(({ since }) => since <= moment) ?? file).decimals
}

async function newestCode(tx: Transaction): Promise<string | undefined> {
  const [newest] = await tx
    .select({ code: shopCurrencies.code })
    .from(shopCurrencies)
    .orderBy(desc(shopCurrencies.revision))
    .limit(1)
  return newest?.code
}

/**
 * Keeps the currency until the transaction ends. Call it first in transactions that store amounts. Refuses if another server changed the currency
 * and this one does not know it yet.
 */
export async function holdCurrency(
  { shop, currentShop }: Pick<Platform, 'shop' | 'currentShop'>,
  tx: Transaction
): Promise<void> {
  // The amounts of this transaction are in the currency from before the wait.
  const known = shop.currency.code
  await shareLockFor(tx, 'currency')
  const code = (await newestCode(tx)) ?? currentShop.file.currency.code
  if (code !== known) throw new ProblemError('currency-changed', { retryAfter: 1 })
}

/** Waits for the transactions that hold the currency, and lets no other begin before this one ends. */
export const lockCurrency = (tx: Transaction): Promise<unknown> => lockFor(tx, 'currency')

export const addCurrency = async (
  tx: Transaction,
  { revision, currency: { code, decimals }, since }: { revision: number; currency: Currency; since: Date }
): Promise<void> => {
  await tx.insert(shopCurrencies).values({ revision, code, decimals, since })
}

/** Largest value of an `integer` column, such as those of amounts. */
export const integerMax = 2_147_483_647

/** SQL: `amountWithDecimals` of a column. */
export const withDecimals = (column: PgColumn, { from, to }: Decimals): SQL<number> =>
  to >= from
    ? sql`(${column}::bigint * ${10 ** (to - from)}::bigint)`
    : sql`round(${column}::numeric / ${10 ** (from - to)}::numeric)::bigint`
