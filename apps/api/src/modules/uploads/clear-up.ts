import { type SQL, inArray, lt, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { uploads } from './tables.ts'

const dayMs = 86_400_000

/** How long an upload stays that nothing shows. */
const unusedRetentionMs = 30 * dayMs

/** Rows deleted in one go. */
const batch = 50

/** What shows uploads, given as statements: documents, in a column named `document`, and identifiers of uploads themselves. */
export interface Shown {
  documents: readonly SQL[]
  images: readonly SQL[]
}

/** Identifiers of all images that are shown. */
const imagesIn = ({ documents, images }: Shown): SQL =>
  sql.join(
    [
      sql`select jsonb_path_query(document, '$.areas.**.image') #>> '{}' from (${sql.join([...documents], sql` union all `)}) shown`,
      ...images
    ],
    sql` union `
  )

const idOf = (name: FileName) => name.slice('uploads/'.length).split('.', 1)[0] ?? ''

/** Files whose row was lost, or that were here before uploads had rows, are written down as nobody's, so that their time runs too. */
async function adopt({ db, storage }: Platform, now: Date): Promise<void> {
  const found = new Map<string, { bytes: number; createdAt: Date }>()
  for await (const { name, bytes, changedAt } of storage.list('uploads/')) {
    // What came just now may be about to get its row.
    if (changedAt.getTime() < now.getTime() - dayMs)
      found.set(idOf(name), { bytes: Math.max(bytes, found.get(idOf(name))?.bytes ?? 0), createdAt: changedAt })
  }
  const rows = Array.from(found, ([id, facts]) => ({ id, ...facts }))
  for (let from = 0; from < rows.length; from += 1000)
    await db
      .insert(uploads)
      .values(rows.slice(from, from + 1000))
      .onConflictDoNothing()
}

/** Marks what nothing shows any more, and forgets the mark where something does again. */
const mark = (db: Platform['db'], shown: Shown, now: Date): Promise<void> =>
  db.transaction(async (tx) => {
    // Looks at every document there is; nobody waits for it.
    await tx.execute(sql`set local statement_timeout = '10min'`)
    await tx.execute(sql`create temporary table shown_images on commit drop as ${imagesIn(shown)}`)
    const isShown = sql`${uploads.id} in (select * from shown_images)`
    await tx.execute(sql`update ${uploads} set unused_since = null where unused_since is not null and ${isShown}`)
    await tx.execute(sql`update ${uploads} set unused_since = ${now} where unused_since is null and not ${isShown}`)
  })

async function filesOf({ storage }: Platform, id: string): Promise<FileName[]> {
  const names: FileName[] = []
  for await (const { name } of storage.list(`uploads/${id}.`)) names.push(name)
  return names
}

/** Deletes uploads that nothing has shown for 30 days, with all that was made from them. */
export async function clearUploads(platform: Platform, shown: Shown): Promise<void> {
  const { db, clock, log, storage } = platform
  const now = clock.now()
  await adopt(platform, now)
  await mark(db, shown, now)
  const isOver = lt(uploads.unusedSince, new Date(now.getTime() - unusedRetentionMs))
  for (let count = 0; ;) {
    const seen = await db.transaction(async (tx) => {
      // Whoever puts one into a design meanwhile waits, and finds it gone.
      const rows = await tx
        .select({ id: uploads.id })
        .from(uploads)
        .where(isOver)
        .limit(batch)
        .for('update', { skipLocked: true })
      const ids = rows.map(({ id }) => id)
      for (const id of ids) for (const name of await filesOf(platform, id)) await storage.delete(name)
      // The row goes last: what is interrupted is taken up again the next night.
      if (ids.length > 0) await tx.delete(uploads).where(inArray(uploads.id, ids))
      return ids.length
    })
    count += seen
    if (seen < batch) {
      if (count > 0) log.info({ count }, 'uploads that nothing showed were deleted')
      return
    }
  }
}
