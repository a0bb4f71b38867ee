import { savedText } from '@motif/contract'
import { desc, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { shopTextVersions } from './tables.ts'

const topic = 'texts'

type Reading = Pick<Platform, 'db' | 'notices' | 'log' | 'currentShop'>
type Row = typeof shopTextVersions.$inferSelect

/** The text of a version; undefined if this release cannot read it. */
export const readText = ({ content }: Pick<Row, 'content'>) =>
  content === null ? null : savedText.safeParse(content).data

/** Loads the newest text of each page and mail into this process. */
export async function loadTexts({ db, log, currentShop }: Reading): Promise<void> {
  const newest = await db
    .selectDistinctOn([shopTextVersions.page], { page: shopTextVersions.page, revision: shopTextVersions.revision })
    .from(shopTextVersions)
    .orderBy(shopTextVersions.page, desc(shopTextVersions.revision))
  for (const { page, revision } of newest) {
    if (revision <= currentShop.textRevision(page)) continue
    const [row] = await db
      .select()
      .from(shopTextVersions)
      .where(eq(shopTextVersions.page, page))
      .orderBy(desc(shopTextVersions.revision))
      .limit(1)
    const text = row && readText(row)
    if (row && text !== undefined)
      currentShop.putText(page, { revision: row.revision, shown: { text, at: text && row.at.toISOString() } })
    else log.error({ page, revision }, 'a saved text cannot be read: what counted before goes on')
  }
}

/** Call it after a save has committed. Every server reloads the texts. */
export async function textsChanged(platform: Reading): Promise<void> {
  platform.notices.publish(topic, '')
  await loadTexts(platform)
}

/** Reloads texts saved by other servers. */
export function subscribeToTexts(platform: Reading): void {
  const read = () =>
    void loadTexts(platform).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'the texts could not be read: they are looked at again')
    )
  platform.notices.subscribe(topic, { onNotice: read, onGap: read })
}
