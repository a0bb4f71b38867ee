import { settingsIn, shopSettings } from '@motif/contract'
import { desc } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from '../catalogue/index.ts'
import { currenciesOfVersions } from '../pricing/index.ts'
import { shopSettingsVersions } from './tables.ts'
import { loadTexts } from './current-texts.ts'

const topic = 'settings'

/** Milliseconds between polls of the newest version, in case a notification was lost. */
const pollIntervalMs = 5_000

type Reading = Pick<Platform, 'db' | 'clock' | 'notices' | 'log' | 'currentShop'>

/** The settings of a version. Settings that a newer release added come from the file. */
export const readVersion = (
  { currentShop: { file } }: Pick<Platform, 'currentShop'>,
  { settings }: Pick<typeof shopSettingsVersions.$inferSelect, 'settings'>
) => shopSettings.safeParse(settingsIn({ ...file, ...settings }))

/** Loads the newest settings into this process. */
export async function loadSettings(platform: Reading): Promise<void> {
  const { db, log, currentShop } = platform
  const [newest] = await db
    .select({ revision: shopSettingsVersions.revision })
    .from(shopSettingsVersions)
    .orderBy(desc(shopSettingsVersions.revision))
    .limit(1)
  if (!newest || newest.revision <= currentShop.revision()) return
  const [row] = await db.select().from(shopSettingsVersions).orderBy(desc(shopSettingsVersions.revision)).limit(1)
  if (!row) return
  const read = readVersion(platform, row)
  if (read.success) {
    const currencyOf = await currenciesOfVersions(db, currentShop.file.currency)
    // Catalogue responses contain delivery days and the currency.
    currentShop.put(row.revision, read.data, currencyOf(row.revision))
    catalogueCache(platform).forget()
  } else
    log.error(
      { err: read.error, revision: row.revision },
      'the saved settings cannot be read: what counted before goes on'
    )
}

/** Call it after a save has committed. Every server reloads the settings. */
export async function settingsChanged(platform: Reading): Promise<void> {
  platform.notices.publish(topic, '')
  await loadSettings(platform)
}

/** Reloads settings saved by other servers. */
export function subscribeToSettings(platform: Reading): void {
  const read = () =>
    void loadSettings(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the settings could not be read: they are looked at again')
    )
  platform.notices.subscribe(topic, { onNotice: read, onGap: read })
}

const loadAll = async (platform: Reading): Promise<void> => {
  await loadSettings(platform)
  await loadTexts(platform)
}

/** Keeps the settings and texts of a running server up to date. Returns a function that stops it. */
export async function watchSettings(platform: Reading): Promise<() => void> {
  await loadAll(platform)
  const timer = setInterval(() => void loadAll(platform).catch(() => undefined), pollIntervalMs)
  timer.unref()
  return () => clearInterval(timer)
}
