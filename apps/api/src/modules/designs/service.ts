import { isDeepStrictEqual } from 'node:util'
import type { StoredDesign, StoredSummary } from '@motif/contract'
import { type DesignDocument, imageIdsOf } from '@motif/design'
import { and, desc, eq, getTableColumns, ilike, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { markUploadsUsed } from '../uploads/index.ts'
import { checkDrawable } from './check-drawable.ts'
import { uploadsOfStrangers } from './usable-images.ts'
import { firestoreDesignByKey } from './firestore-designs.ts'
import { designVersions, designs } from './tables.ts'
import { keepVersion } from './versions.ts'

const designsMax = 500

/** Storage limit of a person's designs in bytes, deleted ones and versions included. */
const designBytesMax = 100 * 2 ** 20

/** Deleted designs of a person that can be restored; older ones are purged. */
const deletedMax = 100

/** Milliseconds a deleted design can be restored. */
const deletedRetentionMs = 30 * 86_400_000

export type DesignRow = typeof designs.$inferSelect
type SummaryRow = Omit<DesignRow, 'document' | 'prints'>

/** The version in the URL lets browsers cache a preview until the design changes. */
const previewUrl = ({ id, updatedAt }: SummaryRow) =>
  `/api/v1/designs/${id}/preview.svg?v=${updatedAt.getTime().toString(36)}`

export const summary = (row: SummaryRow): StoredSummary => ({
  id: row.id,
  name: row.name,
  product: row.product,
  updatedAt: row.updatedAt.toISOString(),
  previewUrl: previewUrl(row),
  revision: row.revision,
  shareKey: row.shareKey
})
const view = (row: DesignRow): StoredDesign => ({ ...summary(row), document: row.document })

export const designNotFound = () => new ProblemError('design-not-found')

/** A person's own design. */
const owned = (customerId: string, id: string) => and(eq(designs.id, id), eq(designs.customerId, customerId))

/** The same, unless deleted. */
const own = (customerId: string, id: string) => and(owned(customerId, id), isNull(designs.deletedAt))

/** Refuses designs that cannot be drawn, and pictures of other people; those already in the design stay. */
async function checkEntering(
  platform: Platform,
  customerId: string,
  document: DesignDocument,
  before?: DesignDocument
): Promise<void> {
  await checkDrawable(platform, document)
  const known = new Set(before ? imagesIn(before) : [])
  const ids = imagesIn(document)
  const [strange] = await uploadsOfStrangers(
    platform,
    ids.filter((id) => !known.has(id)),
    customerId
  )
  if (strange !== undefined)
    throw new ProblemError('design-picture-of-others', {
      errors: [{ pointer: '/document', reason: 'upload-of-others', params: { upload: strange } }]
    })
  await markUploadsUsed(platform, ids)
}

const imagesIn = ({ areas }: DesignDocument) => imageIdsOf(Object.values(areas).flat())

/** Serialises additions of a person, so that the limit holds. */
async function makeRoom(tx: Transaction, customerId: string): Promise<void> {
  await lockNamed(tx, `designs ${customerId}`)
  const count = await tx.$count(designs, and(eq(designs.customerId, customerId), isNull(designs.deletedAt)))
  if (count >= designsMax) throw new ProblemError('designs-over-limit', { params: { max: designsMax } })
  const [used] = await tx
    .select({
      bytes: sql<string>`coalesce(sum(pg_column_size(${designs.document}) + (select coalesce(sum(pg_column_size(${designVersions.document})), 0) from ${designVersions} where ${designVersions.designId} = ${designs.id})), 0)`
    })
    .from(designs)
    .where(eq(designs.customerId, customerId))
  if (Number(used?.bytes ?? 0) > designBytesMax) throw new ProblemError('designs-full')
}

export interface ListQuery {
  /** Part of a name. */
  q?: string | undefined
  limit: number
  /** The last design of the previous page. */
  after?: string | undefined
}

export async function listDesigns(
  { db }: Platform,
  customerId: string,
  { q = '', limit, after }: ListQuery
): Promise<StoredSummary[]> {
  const { document: _document, prints: _prints, ...columns } = getTableColumns(designs)
  // Compared in the database, because JavaScript dates lack its microseconds.
  const following =
    after === undefined
      ? undefined
      : sql`(${designs.updatedAt}, ${designs.id}) < (select updated_at, id from designs where ${owned(customerId, after)})`
  const named = q === '' ? undefined : ilike(designs.name, `%${q.replaceAll(/[\\%_]/g, '\\$&')}%`)
  const rows = await db
    .select(columns)
    .from(designs)
    .where(and(eq(designs.customerId, customerId), isNull(designs.deletedAt), following, named))
    .orderBy(desc(designs.updatedAt), desc(designs.id))
    .limit(limit)
  return rows.map(summary)
}

export async function ownDesign({ db }: Pick<Platform, 'db'>, customerId: string, id: string): Promise<DesignRow> {
  const [row] = await db.select().from(designs).where(own(customerId, id))
  if (!row) throw designNotFound()
  return row
}

export const readOwnDesign = async (platform: Platform, customerId: string, id: string): Promise<StoredDesign> =>
  view(await ownDesign(platform, customerId, id))

export async function addDesign(
  platform: Platform,
  customerId: string,
  { name, document }: { name: string; document: DesignDocument }
): Promise<StoredDesign> {
  const { db, clock, randomId } = platform
  await checkEntering(platform, customerId, document)
  const now = clock.now()
  const row: DesignRow = {
    id: randomId(),
    customerId,
    name,
    product: document.product,
    document,
    prints: null,
    revision: 1,
    shareKey: null,
    createdAt: now,
    updatedAt: now,
    deletedAt: null
  }
  await db.transaction(async (tx) => {
    await makeRoom(tx, customerId)
    await tx.insert(designs).values(row)
  })
  return view(row)
}

export async function duplicateDesign(
  platform: Platform,
  customerId: string,
  id: string,
  name: string
): Promise<StoredDesign> {
  const { document } = await ownDesign(platform, customerId, id)
  return addDesign(platform, customerId, { name, document })
}

export interface Change {
  name?: string
  document?: DesignDocument
  /** The revision the change is based on; without it the change applies to any. */
  revision?: number | undefined
}

/**
 * Changes a design, and stores the former state as a version: from time to time, or always with `isVersionSure`. Throws `conflict` if it was
 * changed since in another window or on another device.
 */
export async function changeDesign(
  platform: Platform,
  customerId: string,
  id: string,
  change: Change,
  { isVersionSure = false } = {}
): Promise<StoredDesign> {
  const { db, clock, randomId } = platform
  const { document } = change
  if (document)
    await checkEntering(platform, customerId, document, (await ownDesign(platform, customerId, id)).document)
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(designs).where(own(customerId, id)).for('update')
    if (!row) throw designNotFound()
    const next = { name: change.name ?? row.name, document: document ?? row.document }
    const isRedrawn = !isDeepStrictEqual(next.document, row.document)
    // A retry after a lost response: nothing to overwrite.
    if (!isRedrawn && next.name === row.name) return view(row)
    if (change.revision !== undefined && change.revision !== row.revision)
      throw new ProblemError('design-changed-elsewhere')
    const now = clock.now()
    if (isRedrawn) await keepVersion(tx, row, { id: randomId(), now, isSure: isVersionSure })
    const [changed] = await tx
      .update(designs)
      .set({ ...next, product: next.document.product, revision: row.revision + 1, updatedAt: now })
      .where(eq(designs.id, id))
      .returning()
    if (!changed) throw designNotFound()
    return view(changed)
  })
}

export async function removeDesign({ db, clock }: Platform, customerId: string, id: string): Promise<void> {
  const [gone] = await db
    .update(designs)
    .set({ deletedAt: clock.now() })
    .where(own(customerId, id))
    .returning({ id: designs.id })
  if (!gone) throw designNotFound()
  const tooMany = db
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.customerId, customerId), isNotNull(designs.deletedAt)))
    .orderBy(desc(designs.deletedAt))
    .offset(deletedMax)
  await db.delete(designs).where(inArray(designs.id, tooMany))
}

/** Restores a deleted design; others stay unchanged. */
export async function restoreDesign({ db }: Platform, customerId: string, id: string): Promise<StoredDesign> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(designs).where(owned(customerId, id)).for('update')
    if (!row) throw designNotFound()
    if (row.deletedAt === null) return view(row)
    await makeRoom(tx, customerId)
    await tx.update(designs).set({ deletedAt: null }).where(eq(designs.id, id))
    return view({ ...row, deletedAt: null })
  })
}

/** Purges designs deleted long ago. */
export async function forgetDeleted(platform: Platform): Promise<void> {
  const before = new Date(platform.clock.now().getTime() - deletedRetentionMs)
  await deleteRows(platform, designs, lt(designs.deletedAt, before), designs.deletedAt)
}

export const designGone = () => new ProblemError('design-not-shared')

type SeenDesign = Pick<DesignRow, 'name' | 'product' | 'document' | 'updatedAt'>

/** The design of a share key, from the database, or else from Firestore. */
export async function designByKey(platform: Platform, key: string): Promise<SeenDesign> {
  const [row] = await platform.db
    .select()
    .from(designs)
    .where(and(eq(designs.shareKey, key), isNull(designs.deletedAt)))
  const design = row ?? (await firestoreDesignByKey(platform, key))
  if (!design) throw designGone()
  return design
}
