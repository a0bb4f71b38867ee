import { type SQL, and, asc, inArray, lt, sql } from 'drizzle-orm'
import { longTransaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { uploads } from './tables.ts'

const dayMs = 86_400_000

/** How long an unreferenced upload is kept. */
const unusedRetentionMs = 30 * dayMs

/** Rows deleted per batch. */
const batch = 50

/** Deletions per night; the rest follows the next. */
const deletionsMax = 50_000

/** Milliseconds between two progress lines in the log. */
const logIntervalMs = 30_000

/** Documents read, or rows updated, per statement. */
const documentsPerRead = 2_000

/** Queries for references to uploads: documents, in a column `document`, and ids of uploads. */
export interface Shown {
  documents: readonly SQL[]
  images: readonly SQL[]
}

/** Ids of the images in each document and row, as arrays. */
const imagesIn = ({ documents, images }: Shown): SQL =>
  sql`select array(select jsonb_path_query(document, '$.areas.**.image') #>> '{}') as ids
    from (${sql.join([...documents], sql` union all `)}) shown
    union all select array[image] from (${sql.join([...images], sql` union all `)}) shown(image)`

const idOf = (name: FileName) => name.slice('uploads/'.length).split('.', 1)[0] ?? ''

/** Uploads whose `unusedSince` changes. */
interface Changes {
  /** Referenced again. */
  shown: readonly string[]
  /** No longer referenced. */
  unused: readonly string[]
}

/** Reads every document in one snapshot, some thousand at a time. */
const findChanges = ({ db, log }: Platform, shown: Shown): Promise<Changes> =>
  longTransaction(db, async (tx) => {
    const fetched = async (take: (ids: string[][]) => Promise<void>) => {
      for (;;) {
        const { rows } = await tx.execute<{ ids: (string | null)[] }>(
          sql.raw(`fetch ${documentsPerRead} from looked_at`)
        )
        if (rows.length === 0) break
        await take(rows.map(({ ids }) => ids.filter((id) => id !== null)))
      }
      await tx.execute(sql`close looked_at`)
    }
    const idsOf = async (which: SQL) => {
      const ids: string[] = []
      await tx.execute(
        sql`declare looked_at no scroll cursor for select array[${uploads.id}] as ids from ${uploads} where ${which}`
      )
      await fetched(async (some) => void ids.push(...some.flat()))
      return ids
    }
    await tx.execute(sql`create temporary table shown_images (id text primary key) on commit drop`)
    await tx.execute(sql`declare looked_at no scroll cursor for ${imagesIn(shown)}`)
    let [looked, told] = [0, performance.now()]
    await fetched(async (some) => {
      const ids = [...new Set(some.flat())]
      if (ids.length > 0)
        await tx.execute(sql`insert into shown_images select unnest(${sql.param(ids)}::text[]) on conflict do nothing`)
      looked += some.length
      if (performance.now() - told < logIntervalMs) return
      told = performance.now()
      log.info({ looked }, 'documents are being looked through for the uploads they show')
    })
    await tx.execute(sql`analyze shown_images`)
    const isShown = sql`exists (select from shown_images where shown_images.id = ${uploads.id})`
    return {
      shown: await idsOf(sql`unused_since is not null and ${isShown}`),
      unused: await idsOf(sql`unused_since is null and not ${isShown}`)
    }
  })

/**
 * Marks uploads that nothing references any more, and unmarks those that are referenced again. References added meanwhile are seen the next night.
 */
async function mark(platform: Platform, shown: Shown, now: Date): Promise<void> {
  const changes = await findChanges(platform, shown)
  const set = async (ids: readonly string[], unusedSince: Date | null) => {
    for (let from = 0; from < ids.length; from += documentsPerRead)
      await platform.db
        .update(uploads)
        .set({ unusedSince })
        .where(inArray(uploads.id, ids.slice(from, from + documentsPerRead)))
  }
  await set(changes.shown, null)
  await set(changes.unused, now)
}

/** Uploads unreferenced since before a moment, with space for their file names. */
async function unusedFor(db: Platform['db'], before: Date): Promise<Map<string, FileName[]>> {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(lt(uploads.unusedSince, before))
    .orderBy(asc(uploads.unusedSince))
    .limit(deletionsMax)
  return new Map(rows.map(({ id }) => [id, []]))
}

/**
 * Scans all files once and collects those of the uploads to delete. Files without a row are recorded without an owner, so that their retention
 * starts too.
 */
async function scanFiles({ db, storage }: Platform, now: Date, going: Map<string, FileName[]>): Promise<void> {
  const found = new Map<string, { bytes: number; createdAt: Date }>()
  const adopt = async () => {
    const rows = Array.from(found, ([id, facts]) => ({ id, ...facts }))
    found.clear()
    if (rows.length > 0) await db.insert(uploads).values(rows).onConflictDoNothing()
  }
  for await (const { name, bytes, changedAt } of storage.list('uploads/')) {
    const id = idOf(name)
    going.get(id)?.push(name)
    // A new file may be about to get its row.
    if (changedAt.getTime() < now.getTime() - dayMs)
      found.set(id, { bytes: Math.max(bytes, found.get(id)?.bytes ?? 0), createdAt: changedAt })
    if (found.size >= 1000) await adopt()
  }
  await adopt()
}

/** Deletes uploads that nothing has referenced for 30 days, with all files derived from them. */
export async function clearUploads(platform: Platform, shown: Shown): Promise<void> {
  const { db, clock, log, storage } = platform
  const now = clock.now()
  const before = new Date(now.getTime() - unusedRetentionMs)
  await mark(platform, shown, now)
  const going = await unusedFor(db, before)
  await scanFiles(platform, now, going)
  const ids = [...going.keys()]
  let count = 0
  for (let from = 0; from < ids.length; from += batch)
    await db.transaction(async (tx) => {
      // A design that uses one meanwhile waits for this lock and finds it gone. An upload used since is no longer marked.
      const rows = await tx
        .select({ id: uploads.id })
        .from(uploads)
        .where(and(inArray(uploads.id, ids.slice(from, from + batch)), lt(uploads.unusedSince, before)))
        .for('update', { skipLocked: true })
      if (rows.length === 0) return
      for (const { id } of rows) for (const name of going.get(id) ?? []) await storage.delete(name)
      // The row is deleted last, so that an interrupted run continues the next night.
      await tx.delete(uploads).where(
        inArray(
          uploads.id,
          rows.map(({ id }) => id)
        )
      )
      count += rows.length
    })
  if (count > 0) log.info({ count }, 'uploads that nothing showed were deleted')
}
