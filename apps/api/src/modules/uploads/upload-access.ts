import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { VideoFacts } from './clean-video.ts'
import { uploads } from './tables.ts'

/** Those of the uploads that are in another account than the person's, with whose they are. What visitors uploaded is nobody's. */
export async function uploadsOfOthers(
  db: Database,
  ids: readonly string[],
  personId: string | undefined
): Promise<{ id: string; ownerId: string }[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: uploads.id, ownerId: uploads.customerId })
    .from(uploads)
    .where(
      and(
        inArray(uploads.id, [...ids]),
        isNotNull(uploads.customerId),
        personId === undefined ? undefined : ne(uploads.customerId, personId)
      )
    )
  return rows.flatMap(({ id, ownerId }) => (ownerId === null ? [] : [{ id, ownerId }]))
}

/** Those of the identifiers that are pictures uploaded to the shop. */
export async function knownUploads(db: Database | Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.video)))
  return new Set(rows.map(({ id }) => id))
}

/** Those of the identifiers that are pictures in the person's account. */
export async function ownPictures(
  db: Database | Transaction,
  ids: readonly string[],
  personId: string
): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), eq(uploads.customerId, personId), isNull(uploads.video)))
  return new Set(rows.map(({ id }) => id))
}

/** What an upload is that is a video, and when it came; undefined where it is none. */
export async function knownVideo(
  db: Database | Transaction,
  id: string
): Promise<{ facts: VideoFacts; uploadedAt: Date } | undefined> {
  const [row] = await db
    .select({ facts: uploads.video, uploadedAt: uploads.createdAt })
    .from(uploads)
    .where(eq(uploads.id, id))
  return row?.facts ? { facts: row.facts, uploadedAt: row.uploadedAt } : undefined
}

/** Notes that a design shows uploads again, so that they are not cleared up. Waits for a clearing that is at them already. */
export async function markUploadsUsed({ db }: { db: Database | Transaction }, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(uploads)
      .set({ unusedSince: null })
      .where(and(inArray(uploads.id, [...ids]), isNotNull(uploads.unusedSince)))
}
