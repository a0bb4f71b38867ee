import type { DesignVersion, VersionSummary } from '@motif/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { designVersions, type designs } from './tables.ts'

const versionsMax = 20

/** Milliseconds between two versions, because designs are saved at every pause. */
const versionEvery = 5 * 60_000

interface Keeping {
  id: string
  now: Date
  /** Stores a version regardless of the time since the last. */
  isSure: boolean
}

/** Stores the state of a design before a change, if the last version is old enough. The caller holds its lock. */
export async function keepVersion(
  tx: Transaction,
  row: typeof designs.$inferSelect,
  { id, now, isSure }: Keeping
): Promise<void> {
  const ofDesign = eq(designVersions.designId, row.id)
  const newestFirst = [desc(designVersions.keptAt), desc(designVersions.savedAt)] as const
  const [last] = await tx
    .select({ keptAt: designVersions.keptAt })
    .from(designVersions)
    .where(ofDesign)
    .orderBy(...newestFirst)
    .limit(1)
  if (!isSure && now.getTime() - (last?.keptAt ?? row.createdAt).getTime() < versionEvery) return
  await tx
    .insert(designVersions)
    .values({ id, designId: row.id, name: row.name, document: row.document, savedAt: row.updatedAt, keptAt: now })
  const tooMany = tx
    .select({ id: designVersions.id })
    .from(designVersions)
    .where(ofDesign)
    .orderBy(...newestFirst)
    .offset(versionsMax)
  await tx.delete(designVersions).where(inArray(designVersions.id, tooMany))
}

/** Versions of a design, newest first. The caller has checked the owner. */
export async function listVersions({ db }: Platform, designId: string): Promise<VersionSummary[]> {
  const rows = await db
    .select({ id: designVersions.id, name: designVersions.name, savedAt: designVersions.savedAt })
    .from(designVersions)
    .where(eq(designVersions.designId, designId))
    .orderBy(desc(designVersions.keptAt), desc(designVersions.savedAt))
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }))
}

export async function readVersion({ db }: Platform, designId: string, versionId: string): Promise<DesignVersion> {
  const [row] = await db
    .select()
    .from(designVersions)
    .where(and(eq(designVersions.id, versionId), eq(designVersions.designId, designId)))
  if (!row) throw new ProblemError('design-version-not-found')
  return { id: row.id, name: row.name, savedAt: row.savedAt.toISOString(), document: row.document }
}
