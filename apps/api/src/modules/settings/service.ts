import {
  type CurrentSettings,
  type SettingsVersion,
  type ShopSettings,
  settingsIn,
  settingsWithDecimals,
  shopSettings
} from '@motif/contract'
import type { Decimals } from '@motif/contract/currency-rules'
import { desc, eq, lt, lte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { followProductLanguage } from '../catalogue/index.ts'
import { type Currency, currenciesOfVersions } from '../pricing/index.ts'
import { readVersion, settingsChanged } from './current.ts'
import { obstaclesToCurrency } from './currency-obstacles.ts'
import { shopSettingsVersions } from './tables.ts'
import { revisionBefore, versionPart } from './version-list.ts'

export type Row = typeof shopSettingsVersions.$inferSelect

/** Number of versions to keep; the audit log still describes older ones. */
const versionsMax = 200

const newestRow = async (db: Pick<Platform['db'], 'select'>): Promise<Row | undefined> =>
  (await db.select().from(shopSettingsVersions).orderBy(desc(shopSettingsVersions.revision)).limit(1))[0]

/** The settings of a version, with those of the file that a newer release added. */
export const settingsOf = (
  { currentShop: { file } }: Pick<Platform, 'currentShop'>,
  row: Row | undefined
): ShopSettings => settingsIn({ ...file, ...row?.settings })

async function view(platform: Platform, row: Row | undefined): Promise<CurrentSettings> {
  const { db, shop, currentShop } = platform
  const names = row ? await namesOf(db, [row.savedBy]) : new Map<string, string>()
  return {
    revision: row?.revision ?? 0,
    // A version this release cannot read shows the active settings, so that it can be saved anew.
    settings: (row && readVersion(platform, row).data) ?? settingsIn(shop),
    at: row?.at.toISOString() ?? null,
    by: row ? { id: row.savedBy, name: names.get(row.savedBy) ?? null } : null,
    currency: (await currenciesOfVersions(db, currentShop.file.currency))(row?.revision ?? 0),
    currencyObstacles: await obstaclesToCurrency(db)
  }
}

/** Reads the table, because the process's copy may be outdated. */
export const readSettings = async (platform: Platform): Promise<CurrentSettings> =>
  view(platform, await newestRow(platform.db))

export interface Save {
  adminId: string
  /** The revision the caller has seen. */
  revision: number
}

export interface Saved {
  settings: ShopSettings
  restoredFrom?: number
  /** A change of the currency, which the log tells of in place of the amounts. */
  currency?: { from: Currency; to: Currency }
}

/** Stores the result of `make` as the next version. Refused if the caller has not seen the newest one. */
export async function save(
  platform: Platform,
  { adminId, revision }: Save,
  make: (tx: Transaction, before: Row | undefined) => Promise<Saved>,
  transact: <T>(db: Platform['db'], work: (tx: Transaction) => Promise<T>) => Promise<T> = (db, work) =>
    db.transaction(work)
): Promise<CurrentSettings> {
  const { db, clock } = platform
  const saved = await transact(db, async (tx) => {
    const before = await newestRow(tx)
    const newest = before?.revision ?? 0
    const refuse = (there: number) =>
      new ProblemError('settings-changed-elsewhere', {
        params: { revision: there },
        errors: [{ pointer: '/revision' }]
      })
    if (revision !== newest) throw refuse(newest)
    const { settings, restoredFrom, currency } = await make(tx, before)
    const [row] = await tx
      .insert(shopSettingsVersions)
      .values({
        revision: newest + 1,
        settings,
        savedBy: adminId,
        restoredFrom: restoredFrom ?? null,
        at: clock.now()
      })
      .onConflictDoNothing()
      .returning()
    // A concurrent save has committed since.
    if (!row) throw refuse(newest + 1)
    await tx.delete(shopSettingsVersions).where(lte(shopSettingsVersions.revision, row.revision - versionsMax))
    await audit(platform, tx, {
      adminId,
      subject: String(row.revision),
      ...(currency
        ? {
            action: 'settings.currency',
            change: { from: { currency: currency.from.code }, to: { currency: currency.to.code } }
          }
        : {
            action: restoredFrom === undefined ? 'settings.change' : 'settings.restore',
            change: { from: settingsOf(platform, before), to: settings }
          })
    })
    return row
  })
  await settingsChanged(platform)
  // The settings are stored already, and a job follows them every minute.
  await followProductLanguage(platform).catch((error: unknown) =>
    platform.log.warn({ err: error }, 'the search does not follow the language of the settings yet')
  )
  return view(platform, saved)
}

export const saveSettings = (platform: Platform, who: Save, settings: ShopSettings): Promise<CurrentSettings> =>
  save(platform, who, async () => ({ settings }))

/** Settings with amounts of other decimals. Refused with `currency-amounts-too-large`, the only rule that these can break. */
export function inDecimals(settings: ShopSettings, decimals: Decimals): ShopSettings {
  const { data } = shopSettings.safeParse(settingsWithDecimals(settings, decimals))
  if (!data) throw new ProblemError('currency-amounts-too-large')
  return data
}

/**
 * Restores an earlier version as a new one; 0 is `shop.config.ts`. The currency stays, and amounts keep their numbers. Refused with
 * `settings-version-not-found` and `currency-amounts-too-large`.
 */
export const restoreSettings = (platform: Platform, who: Save, version: number): Promise<CurrentSettings> =>
  save(platform, who, async (tx, newest) => {
    const { file } = platform.currentShop
    const currencyOf = await currenciesOfVersions(tx, file.currency)
    const decimals = { from: currencyOf(version).decimals, to: currencyOf(newest?.revision ?? 0).decimals }
    if (version === 0) return { settings: inDecimals(settingsIn(file), decimals), restoredFrom: 0 }
    const [row] = await tx.select().from(shopSettingsVersions).where(eq(shopSettingsVersions.revision, version))
    const settings = row && readVersion(platform, row).data
    if (!settings) throw new ProblemError('settings-version-not-found')
    return { settings: inDecimals(settings, decimals), restoredFrom: version }
  })

/** Versions, newest first, before the revision `after`. */
export async function listVersions(
  platform: Platform,
  { after, pageSize }: { after?: string | undefined; pageSize: number }
): Promise<{ items: SettingsVersion[]; next: string | null }> {
  const { db, currentShop } = platform
  const currencyOf = await currenciesOfVersions(db, currentShop.file.currency)
  const behind = revisionBefore(after)
  const rows = await db
    .select()
    .from(shopSettingsVersions)
    .where(behind === undefined ? undefined : lt(shopSettingsVersions.revision, behind))
    .orderBy(desc(shopSettingsVersions.revision))
    .limit(pageSize + 1)
  const part = await versionPart(db, rows, {
    pageSize,
    changeOf: (row, before) => {
      const [old, currency] = [currencyOf(row.revision - 1), currencyOf(row.revision)]
      // All amounts were written anew, with the same numbers.
      if (old.code !== currency.code) return { from: { currency: old.code }, to: { currency: currency.code } }
      return {
        // Before the first version the file applied. If the predecessor is no longer stored, all settings are listed.
        from: before ? settingsOf(platform, before) : row.revision === 1 ? settingsOf(platform, undefined) : {},
        to: settingsOf(platform, row)
      }
    }
  })
  const present = currencyOf(Infinity).decimals
  return {
    ...part,
    items: part.items.map((item) => {
      const { decimals } = currencyOf(item.revision)
      return decimals === present ? item : { ...item, decimals }
    })
  }
}
