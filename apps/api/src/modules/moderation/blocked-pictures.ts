import type { BlockedPicture, DesignPicture } from '@motif/contract'
import { blockedPicturesMax } from '@motif/contract/moderation-rules'
import { type DesignDocument, imageIdsOf } from '@motif/design'
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { isCursorTime } from '../../platform/cursor-time.ts'
import { lockFor } from '../../platform/advisory-locks.ts'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { namesOf } from '../accounts/index.ts'
import { audit } from '../audit/index.ts'
import { orderLines, orders } from '../orders/index.ts'
import { contentHashOf, contentHashesOf, knownUploads } from '../uploads/index.ts'
import { blockedPictures } from './tables.ts'

type Row = typeof blockedPictures.$inferSelect

/** Most pictures and lines of an order that staff see. */
const shown = { pictures: 200, lines: 500 } as const

async function viewsOf(db: Database | Transaction, rows: readonly Row[]): Promise<BlockedPicture[]> {
  const names = await namesOf(
    db,
    rows.map(({ by }) => by)
  )
  const known = await knownUploads(
    db,
    rows.map(({ upload }) => upload)
  )
  return rows.map(({ hash, upload, by, at }) => ({
    id: hash,
    upload: known.has(upload) ? upload : null,
    blockedBy: names.get(by) ?? null,
    blockedAt: at.toISOString()
  }))
}

function after(cursor: string) {
  const [, at, hash] = /^([\d-]{10}T[\d:.]{8,12}Z)\.([0-9a-f]{64})$/.exec(cursor) ?? []
  // An invalid cursor ends the list.
  return !isCursorTime(at)
    ? sql`false`
    : sql`(${blockedPictures.at}, ${blockedPictures.hash}) < (${at}::timestamptz, ${hash}::text)`
}

/** Blocked pictures, the latest first. */
export async function listPictures(
  { db }: Pick<Platform, 'db'>,
  { after: cursor, pageSize }: { after?: string | undefined; pageSize: number }
): Promise<{ items: BlockedPicture[]; next: string | null }> {
  const rows = await db
    .select()
    .from(blockedPictures)
    .where(cursor === undefined ? undefined : after(cursor))
    .orderBy(desc(blockedPictures.at), desc(blockedPictures.hash))
    .limit(pageSize + 1)
  const part = rows.slice(0, pageSize)
  const last = part.at(-1)
  return {
    items: await viewsOf(db, part),
    next: rows.length > pageSize && last ? `${last.at.toISOString()}.${last.hash}` : null
  }
}

/** Blocks the content of an uploaded picture. Refused with `upload-not-found`. */
export async function blockPicture(platform: Platform, adminId: string, upload: string): Promise<BlockedPicture> {
  const hash = await contentHashOf(platform, upload)
  if (hash === undefined) throw new ProblemError('upload-not-found')
  return platform.db.transaction(async (tx) => {
    await lockFor(tx, 'blockLists')
    const [known] = await tx.select().from(blockedPictures).where(eq(blockedPictures.hash, hash))
    if (!known && (await tx.$count(blockedPictures)) >= blockedPicturesMax)
      throw new ProblemError('blocked-pictures-full', { params: { count: blockedPicturesMax } })
    const row = known ?? { hash, upload, by: adminId, at: platform.clock.now() }
    if (!known) {
      await tx.insert(blockedPictures).values(row)
      // The log leaves the upload out, because its id opens the picture.
      await audit(platform, tx, {
        adminId,
        action: 'moderation.block-picture',
        subject: hash,
        change: { isBlocked: { from: false, to: true } }
      })
    }
    const [view] = await viewsOf(tx, [row])
    if (!view) throw new Error('The blocked picture is gone')
    return view
  })
}

/** Unblocks a picture. Refused with `blocked-picture-unknown`. */
export const unblockPicture = (platform: Platform, adminId: string, hash: string): Promise<Record<string, never>> =>
  platform.db.transaction(async (tx) => {
    const [removed] = await tx.delete(blockedPictures).where(eq(blockedPictures.hash, hash)).returning()
    if (!removed) throw new ProblemError('blocked-picture-unknown')
    await audit(platform, tx, {
      adminId,
      action: 'moderation.unblock-picture',
      subject: hash,
      change: { isBlocked: { from: true, to: false } }
    })
    return {}
  })

/** Those of the uploads whose content is blocked. */
export async function blockedAmong(db: Database | Transaction, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const hashes = await contentHashesOf(db, ids)
  if (hashes.size === 0) return new Set()
  const rows = await db
    .select({ hash: blockedPictures.hash })
    .from(blockedPictures)
    .where(inArray(blockedPictures.hash, [...new Set(hashes.values())]))
  const blocked = new Set(rows.map(({ hash }) => hash))
  return new Set([...hashes].flatMap(([id, hash]) => (blocked.has(hash) ? [id] : [])))
}

/** Uploaded pictures in designs, each once. */
export async function uploadedPictures(db: Database, designs: readonly DesignDocument[]): Promise<DesignPicture[]> {
  const ids = [...new Set(designs.flatMap(({ areas }) => imageIdsOf(Object.values(areas).flat())))].slice(
    0,
    shown.pictures
  )
  const [known, blocked] = [await knownUploads(db, ids), await blockedAmong(db, ids)]
  return ids.filter((id) => known.has(id)).map((upload) => ({ upload, isBlocked: blocked.has(upload) }))
}

/** Uploaded pictures in the designs of an order. Refused with `order-unknown`. */
export async function picturesOfOrder({ db }: Pick<Platform, 'db'>, orderId: string): Promise<DesignPicture[]> {
  if ((await db.$count(orders, eq(orders.id, orderId))) === 0) throw new ProblemError('order-unknown')
  const rows = await db
    .select({ design: orderLines.design })
    .from(orderLines)
    .where(and(eq(orderLines.orderId, orderId), isNotNull(orderLines.design)))
    .orderBy(orderLines.position)
    .limit(shown.lines)
  return uploadedPictures(
    db,
    rows.flatMap(({ design }) => design ?? [])
  )
}
