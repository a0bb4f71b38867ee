import type { DesignDocument } from '@motif/design'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Artwork, type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { artworks } from './tables.ts'

const dayMs = 86_400_000

export interface Remembering {
  now: Date
  /** Used by ready-made products, which are always shown. */
  isShops?: boolean
}

/**
 * Stores an artwork, so that its picture can be rendered on request. Call it in the transaction that creates products or frozen designs, or returns
 * the URL of their picture: a concurrent cleanup waits, and then sees that it is in use. Returns the artwork's hash for URLs.
 */
export async function rememberArtwork(
  db: Database | Transaction,
  document: DesignDocument,
  area: ArtworkArea,
  { now, isShops = false }: Remembering
): Promise<string> {
  const artwork = artworkOf(document, area)
  const hash = hashOf(artwork)
  if (artwork.nodes.length === 0) return hash
  await db
    .insert(artworks)
    .values({ hash, artwork, createdAt: now, shownAt: now, isShops })
    .onConflictDoUpdate({
      target: artworks.hash,
      set: {
        shownAt: sql`greatest(${artworks.shownAt}, excluded.shown_at)`,
        isShops: sql`${artworks.isShops} or excluded.is_shops`
      },
      // The row is locked even if nothing is written.
      setWhere: sql`${artworks.shownAt} < ${new Date(now.getTime() - dayMs)} or (excluded.is_shops and not ${artworks.isShops})`
    })
  return hash
}

/** The same for all artworks of a page, by hash. Those already marked today cost one query; documents are read only for missing ones. */
export async function rememberShown(
  db: Database | Transaction,
  shown: Iterable<string>,
  {
    now,
    load
  }: {
    now: Date
    load: (missing: ReadonlySet<string>) => Promise<readonly { document: DesignDocument; area: ArtworkArea }[]>
  }
): Promise<void> {
  const names = [...new Set(shown)].filter((name) => name !== 'blank')
  if (names.length === 0) return
  const today = new Date(now.getTime() - dayMs)
  const among = (hashes: readonly string[]) => sql`${artworks.hash} = any(${sql.param(hashes)}::text[])`
  const fresh = await db
    .select({ hash: artworks.hash })
    .from(artworks)
    .where(and(among(names), gt(artworks.shownAt, today)))
  const missing = new Set(names)
  for (const { hash } of fresh) missing.delete(hash)
  if (missing.size === 0) return
  // Locked in a fixed order, to avoid deadlocks.
  const stale = db
    .select({ hash: artworks.hash })
    .from(artworks)
    .where(among([...missing]))
    .orderBy(asc(artworks.hash))
    .for('no key update')
  const touched = await db
    .update(artworks)
    .set({ shownAt: sql`greatest(${artworks.shownAt}, ${now})` })
    .where(inArray(artworks.hash, stale))
    .returning({ hash: artworks.hash })
  for (const { hash } of touched) missing.delete(hash)
  if (missing.size === 0) return
  for (const { document, area } of await load(missing)) await rememberArtwork(db, document, area, { now })
}

export async function findArtwork(db: Database, hash: string): Promise<Artwork | undefined> {
  const [row] = await db.select({ artwork: artworks.artwork }).from(artworks).where(eq(artworks.hash, hash))
  return row?.artwork
}
