import type { DesignVersion, VersionSummary } from '@motif/contract'
import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { designVersions, type designs } from './tables.ts'

const versionsMax = 20

/** Designs are saved at every stop of the hand: between two versions lie at least so many milliseconds. */
const versionEvery = 5 * 60_000

interface Keeping {
  id: string
  now: Date
  /** Keeps it however short ago the last version was kept. */
  isSure: boolean
}

/** Keeps what a design is before it changes, as long as there was time to make something of it. The caller holds its row. */
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

/** What a design was, newest first. The caller has seen to it that it is the person's. */
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
