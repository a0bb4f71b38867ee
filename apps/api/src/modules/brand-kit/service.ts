import { isDeepStrictEqual } from 'node:util'
import { type BrandKit, type BrandLogo, emptyBrandKit } from '@motif/contract/brand-kit-rules'
import { type SQL, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ownPictures, markUploadsUsed } from '../uploads/index.ts'
import { brandKits } from './tables.ts'

/** Uploads used as logos, as rows of one column. */
export const brandLogoUploads: SQL = sql`select jsonb_array_elements(${brandKits.logos}) ->> 'upload' from ${brandKits}`

type Row = typeof brandKits.$inferSelect

const view = ({ colours, fonts, logos, revision }: Row): BrandKit => ({ colours, fonts, logos, revision })

export async function readBrandKit(db: Database, userId: string): Promise<BrandKit> {
  const [row] = await db.select().from(brandKits).where(eq(brandKits.userId, userId))
  return row ? view(row) : emptyBrandKit
}

/** Refuses logos that are not pictures of the account; those already in the kit stay. */
async function checkLogos(
  tx: Transaction,
  userId: string,
  { logos, before }: { logos: readonly BrandLogo[]; before: readonly BrandLogo[] }
): Promise<void> {
  const held = new Set(before.map(({ upload }) => upload))
  const added = logos.flatMap(({ upload }) => (held.has(upload) ? [] : [upload]))
  // In this order: a concurrent cleanup is waited for, and then has deleted it.
  await markUploadsUsed({ db: tx }, added)
  const own = await ownPictures(tx, added, userId)
  const strange = logos.findIndex(({ upload }) => !held.has(upload) && !own.has(upload))
  if (strange !== -1)
    throw new ProblemError('brand-logo-not-own', { errors: [{ pointer: `/logos/${strange}/upload` }] })
}

/**
 * Replaces the whole kit. Throws `brand-kit-changed-elsewhere` if it was changed in another window or on another device since `revision`; the first
 * save uses 0.
 */
export function saveBrandKit(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  userId: string,
  { revision, ...content }: BrandKit
): Promise<BrandKit> {
  return db.transaction(async (tx) => {
    const updatedAt = clock.now()
    await tx
      .insert(brandKits)
      .values({ userId, ...emptyBrandKit, updatedAt })
      .onConflictDoNothing()
    const [row] = await tx.select().from(brandKits).where(eq(brandKits.userId, userId)).for('update')
    if (!row) throw new ProblemError('nobody-signed-in')
    const before = view(row)
    // A retry after a lost response: nothing to overwrite.
    if (isDeepStrictEqual({ ...content, revision: row.revision }, before)) return before
    if (revision !== row.revision) throw new ProblemError('brand-kit-changed-elsewhere')
    await checkLogos(tx, userId, { logos: content.logos, before: before.logos })
    const next = { ...content, revision: row.revision + 1 }
    await tx
      .update(brandKits)
      .set({ ...next, updatedAt })
      .where(eq(brandKits.userId, userId))
    return next
  })
}
