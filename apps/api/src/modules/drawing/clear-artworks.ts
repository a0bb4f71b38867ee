import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { artworks } from './tables.ts'

const dayMs = 86_400_000

/** Days an artwork is kept after its picture's URL was last returned. */
const retentionDays = 30

/** Rows read per statement. */
const batch = 500

/**
 * Deletes artworks whose pictures were not shown for 30 days. Carts, designs and shares record views, and keep what is needed to store them again.
 * `isNeeded` returns those that stay anyway. Returns the number of rows deleted.
 */
export async function clearArtworks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  isNeeded: (tx: Transaction, hashes: readonly string[]) => Promise<ReadonlySet<string>>
): Promise<number> {
  const now = clock.now()
  const isOver = and(eq(artworks.isShops, false), lt(artworks.shownAt, new Date(now.getTime() - retentionDays * dayMs)))
  for (let count = 0; ;) {
    const seen = await db.transaction(async (tx) => {
      // A concurrent view waits, and then finds it deleted or recorded as in use.
      const rows = await tx
        .select({ hash: artworks.hash })
        .from(artworks)
        .where(isOver)
        .orderBy(asc(artworks.shownAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      const hashes = rows.map(({ hash }) => hash)
      if (hashes.length === 0) return 0
      const kept = await isNeeded(tx, hashes)
      const gone = hashes.filter((hash) => !kept.has(hash))
      if (gone.length > 0) await tx.delete(artworks).where(inArray(artworks.hash, gone))
      // Checked again in as many days.
      if (kept.size > 0)
        await tx
          .update(artworks)
          .set({ shownAt: now })
          .where(inArray(artworks.hash, [...kept]))
      count += gone.length
      return hashes.length
    })
    if (seen < batch) return count
  }
}

/** Hashes of ready-made products' artworks, which are never deleted. */
export async function shopArtworks(db: Database): Promise<Set<string>> {
  const rows = await db.select({ hash: artworks.hash }).from(artworks).where(eq(artworks.isShops, true))
  return new Set(rows.map(({ hash }) => hash))
}
