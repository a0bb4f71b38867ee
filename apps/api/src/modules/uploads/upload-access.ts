import { and, eq, inArray, isNotNull, isNull, ne } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { VideoFacts } from './clean-video.ts'
import { uploads } from './tables.ts'

/** Those of the uploads that belong to another account than the person's, with their owner. Guests' uploads have none. */
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

/** Those of the ids that are uploaded pictures. */
export async function knownUploads(db: Database | Transaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set()
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(inArray(uploads.id, [...ids]), isNull(uploads.video)))
  return new Set(rows.map(({ id }) => id))
}

/** Those of the ids that are pictures in the person's account. */
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

/** Facts and upload time of a video; undefined if the upload is none. */
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

/** Marks uploads as used, so that they are not deleted. Waits for a concurrent cleanup. */
export async function markUploadsUsed({ db }: { db: Database | Transaction }, ids: readonly string[]): Promise<void> {
  if (ids.length > 0)
    await db
      .update(uploads)
      .set({ unusedSince: null })
      .where(and(inArray(uploads.id, [...ids]), isNotNull(uploads.unusedSince)))
}
