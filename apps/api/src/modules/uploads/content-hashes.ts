import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { and, eq, gt, inArray, isNull, lt, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { openImage } from './files.ts'
import { uploads } from './tables.ts'

/** Pictures hashed per run, and per query. */
const [picturesPerRun, picturesPerPart] = [5000, 200] as const
/** A server of an earlier version stores the file after the row. */
const settledAfterMs = 10 * 60_000

/** SHA-256 in hexadecimal. */
export const hashOf = (data: Uint8Array): string => createHash('sha256').update(data).digest('hex')

async function hashOfStream(stream: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of stream as AsyncIterable<Buffer>) hash.update(piece)
  return hash.digest('hex')
}

/** Content hashes of pictures, by upload; without those that are not hashed yet. */
export async function contentHashesOf(
  db: Database | Transaction,
  ids: readonly string[]
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: uploads.id, hash: uploads.contentHash })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), ne(uploads.contentHash, '')))
  return new Map(rows.flatMap(({ id, hash }) => (hash === null ? [] : [[id, hash] as const])))
}

/** Hashes the stored file of a picture; empty if it is missing. */
async function storeHash({ db, storage }: Pick<Platform, 'db' | 'storage'>, id: string): Promise<string> {
  const file = await openImage(storage, id)
  const contentHash = file ? await hashOfStream(file.stream) : ''
  await db.update(uploads).set({ contentHash }).where(eq(uploads.id, id))
  return contentHash
}

/** Content hash of a picture; undefined if there is none with this id. */
export async function contentHashOf(
  platform: Pick<Platform, 'db' | 'storage'>,
  id: string
): Promise<string | undefined> {
  const [row] = await platform.db
    .select({ hash: uploads.contentHash })
    .from(uploads)
    .where(and(eq(uploads.id, id), isNull(uploads.video)))
  if (!row) return undefined
  return row.hash || (await storeHash(platform, id)) || undefined
}

/** Hashes pictures uploaded before hashes were stored, or through an older server. One that cannot be read is tried again in the next run. */
export async function hashPictures(platform: Pick<Platform, 'db' | 'storage' | 'clock' | 'log'>): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - settledAfterMs)
  let last = ''
  for (let count = 0; count < picturesPerRun; count += picturesPerPart) {
    const rows = await platform.db
      .select({ id: uploads.id })
      .from(uploads)
      .where(
        and(isNull(uploads.contentHash), isNull(uploads.video), gt(uploads.id, last), lt(uploads.createdAt, before))
      )
      .orderBy(uploads.id)
      .limit(picturesPerPart)
    for (const { id } of rows)
      await storeHash(platform, id).catch((error: unknown) =>
        platform.log.warn({ err: error }, 'a picture could not be hashed')
      )
    if (rows.length < picturesPerPart) return
    last = rows.at(-1)?.id ?? last
  }
}
