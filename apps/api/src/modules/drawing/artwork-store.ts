import type { DesignDocument } from '@motif/design'
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Artwork, type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { artworks } from './tables.ts'

const dayMs = 86_400_000

export interface Remembering {
  now: Date
  /** It is on ready-made products, which are always shown. */
  isShops?: boolean
}

/**
 * Keeps what is printed on one area, so that its picture can be made whenever somebody asks. Called where products or a
 * frozen design come to be or the address of their picture is given out, in the same transaction: who clears up waits for it,
 * and then sees that it is shown. Gives the name the artwork has in addresses of pictures.
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
      // The row is locked also where nothing is written.
      setWhere: sql`${artworks.shownAt} < ${new Date(now.getTime() - dayMs)} or (excluded.is_shops and not ${artworks.isShops})`
    })
  return hash
}

/**
 * The same for all that a page shows at once, by name: what was seen today already costs one look, and only of what is not kept
 * any more, or not yet, the documents are read.
 */
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
  // Locked in one order, so that two who show the same do not wait for each other.
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
