import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { artworks } from './tables.ts'

const dayMs = 86_400_000

/** How long an artwork stays after the last time the address of its picture was given out. */
const retentionDays = 30

/** Rows looked at in one statement. */
const batch = 500

/**
 * Deletes artworks whose pictures nobody was shown for 30 days. Carts, designs and their shares note it when they are seen, and
 * keep what they need to be drawn from. `isNeeded` tells which of some stay all the same. Gives the number of rows.
 */
export async function clearArtworks(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  isNeeded: (tx: Transaction, hashes: readonly string[]) => Promise<ReadonlySet<string>>
): Promise<number> {
  const now = clock.now()
  const isOver = and(eq(artworks.isShops, false), lt(artworks.shownAt, new Date(now.getTime() - retentionDays * dayMs)))
  for (let count = 0; ;) {
    const seen = await db.transaction(async (tx) => {
      // Whoever comes to show one meanwhile waits, and finds it gone or is found to show it.
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
      // Looked at again in as many days.
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

/** Artworks of ready-made products, which are never cleared up, by their hashes. */
export async function shopArtworks(db: Database): Promise<Set<string>> {
  const rows = await db.select({ hash: artworks.hash }).from(artworks).where(eq(artworks.isShops, true))
  return new Set(rows.map(({ hash }) => hash))
}
