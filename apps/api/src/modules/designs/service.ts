import { isDeepStrictEqual } from 'node:util'
import type { StoredDesign, StoredSummary } from '@motif/contract'
import { type DesignDocument, readDesign } from '@motif/design'
import { type SQL, and, desc, eq, getTableColumns, ilike, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type DistantDesign, distantDesign, distantDesignByKey } from './at-firestore.ts'
import { designs } from './tables.ts'
import { keepVersion } from './versions.ts'

const designsMax = 500

/** Deleted designs of a person that can be had back; older ones go for good. */
const deletedMax = 100

/** Milliseconds a deleted design can be had back for. */
const patience = 30 * 86_400_000

export type DesignRow = typeof designs.$inferSelect
type SummaryRow = Omit<DesignRow, 'document'>

/** The version in the address lets browsers keep a preview until the design changes. */
const previewUrl = ({ id, updatedAt }: SummaryRow) => `/api/v1/designs/${id}/preview.svg?v=${updatedAt.getTime().toString(36)}`

const summary = (row: SummaryRow): StoredSummary => ({
  id: row.id,
  name: row.name,
  product: row.product,
  updatedAt: row.updatedAt.toISOString(),
  previewUrl: previewUrl(row),
  revision: row.revision,
  shareKey: row.shareKey
})
const view = (row: DesignRow): StoredDesign => ({ ...summary(row), document: row.document })

export const nothing = () => new ProblemError('not-found', { detail: 'This design is not among yours.' })

/** A person's own design; nobody else's is within reach. */
const owned = (customerId: string, id: string) => and(eq(designs.id, id), eq(designs.customerId, customerId))

/** The same, unless it was deleted. */
const own = (customerId: string, id: string) => and(owned(customerId, id), isNull(designs.deletedAt))

function checked(document: DesignDocument): DesignDocument {
  const read = readDesign(document)
  if (read.ok) return read.document
  if (read.code === 'too-large') throw new ProblemError('too-large', { detail: 'The design is too large to keep. Take something out of it.' })
  throw new ProblemError('invalid-input', { detail: 'The design cannot be read.', errors: [{ pointer: '/document', detail: read.code }] })
}

/** Whoever adds designs of one person waits for the one before, so that the last place is given away once. */
async function makeRoom(tx: Transaction, customerId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`designs ${customerId}`}, 0))`)
  const count = await tx.$count(designs, and(eq(designs.customerId, customerId), isNull(designs.deletedAt)))
  if (count >= designsMax) throw new ProblemError('invalid-input', { detail: `At most ${designsMax} designs can be kept. Delete one first.` })
}

export interface ListQuery {
  /** Part of a name. */
  q?: string | undefined
  limit: number
  /** The last design of the page before. */
  after?: string | undefined
}

export async function listDesigns({ db }: Platform, customerId: string, { q = '', limit, after }: ListQuery): Promise<StoredSummary[]> {
  const { document: _document, ...columns } = getTableColumns(designs)
  // Compared in the database, whose moments are finer than ours.
  const following = after === undefined ? undefined : sql`(${designs.updatedAt}, ${designs.id}) < (select updated_at, id from designs where ${owned(customerId, after)})`
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
  if (!row) throw nothing()
  return row
}

export const readOwnDesign = async (platform: Platform, customerId: string, id: string): Promise<StoredDesign> => view(await ownDesign(platform, customerId, id))

export async function addDesign({ db, clock, randomId }: Platform, customerId: string, { name, document }: { name: string; document: DesignDocument }): Promise<StoredDesign> {
  const now = clock.now()
  const row: DesignRow = { id: randomId(), customerId, name, product: document.product, document: checked(document), revision: 1, shareKey: null, createdAt: now, updatedAt: now, deletedAt: null }
  await db.transaction(async (tx) => {
    await makeRoom(tx, customerId)
    await tx.insert(designs).values(row)
  })
  return view(row)
}

export async function duplicateDesign(platform: Platform, customerId: string, id: string, name: string): Promise<StoredDesign> {
  const { document } = await ownDesign(platform, customerId, id)
  return addDesign(platform, customerId, { name, document })
}

export interface Change {
  name?: string
  document?: DesignDocument
  /** The revision the change started from; without it the change is made to whatever is there. */
  revision?: number | undefined
}

/**
 * Changes a design, and keeps what it was: now and then, or always where `isVersionSure`. Throws `conflict` where somebody, in another
 * window or on another device, changed it since.
 */
export async function changeDesign({ db, clock, randomId }: Platform, customerId: string, id: string, change: Change, { isVersionSure = false } = {}): Promise<StoredDesign> {
  const document = change.document && checked(change.document)
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(designs).where(own(customerId, id)).for('update')
    if (!row) throw nothing()
    const next = { name: change.name ?? row.name, document: document ?? row.document }
    const isRedrawn = !isDeepStrictEqual(next.document, row.document)
    // The same again, as when an answer was lost on its way: there is nothing to overwrite.
    if (!isRedrawn && next.name === row.name) return view(row)
    if (change.revision !== undefined && change.revision !== row.revision) {
      throw new ProblemError('conflict', { detail: 'This design was changed in another window or on another device. Open it again to go on from there.' })
    }
    const now = clock.now()
    if (isRedrawn) await keepVersion(tx, row, { id: randomId(), now, isSure: isVersionSure })
    const [changed] = await tx
      .update(designs)
      .set({ ...next, product: next.document.product, revision: row.revision + 1, updatedAt: now })
      .where(eq(designs.id, id))
      .returning()
    if (!changed) throw nothing()
    return view(changed)
  })
}

export async function removeDesign({ db, clock }: Platform, customerId: string, id: string): Promise<void> {
  const [gone] = await db.update(designs).set({ deletedAt: clock.now() }).where(own(customerId, id)).returning({ id: designs.id })
  if (!gone) throw nothing()
  const tooMany = db
    .select({ id: designs.id })
    .from(designs)
    .where(and(eq(designs.customerId, customerId), isNotNull(designs.deletedAt)))
    .orderBy(desc(designs.deletedAt))
    .offset(deletedMax)
  await db.delete(designs).where(inArray(designs.id, tooMany))
}

/** Has a deleted design back. One that was not deleted stays as it is. */
export async function restoreDesign({ db }: Platform, customerId: string, id: string): Promise<StoredDesign> {
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(designs).where(owned(customerId, id)).for('update')
    if (!row) throw nothing()
    if (row.deletedAt === null) return view(row)
    await makeRoom(tx, customerId)
    await tx.update(designs).set({ deletedAt: null }).where(eq(designs.id, id))
    return view({ ...row, deletedAt: null })
  })
}

/** Forgets designs that were deleted long ago. */
export async function forgetDeleted({ db, clock }: Platform): Promise<void> {
  await db.delete(designs).where(lt(designs.deletedAt, new Date(clock.now().getTime() - patience)))
}

type SeenDesign = Pick<DesignRow, 'name' | 'product' | 'document' | 'updatedAt'>

/** The design behind an identifier or a key, for whoever has it: from here or, where it is not here, from Firestore. */
async function seen({ db }: Platform, which: SQL, elsewhere: () => Promise<DistantDesign | undefined>): Promise<SeenDesign> {
  const [row] = await db.select().from(designs).where(and(which, isNull(designs.deletedAt)))
  const design = row ?? (await elsewhere())
  if (!design) throw new ProblemError('not-found', { detail: 'There is no such design, or it is no longer shared.' })
  return design
}

export const designById = (platform: Platform, id: string): Promise<SeenDesign> => seen(platform, eq(designs.id, id), () => distantDesign(platform, id))
export const designByKey = (platform: Platform, key: string): Promise<SeenDesign> => seen(platform, eq(designs.shareKey, key), () => distantDesignByKey(platform, key))
