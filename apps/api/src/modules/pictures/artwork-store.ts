import type { DesignDocument } from '@motif/design'
import { eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type Artwork, type ArtworkArea, artworkOf, hashOf } from './artwork.ts'
import { artworks } from './tables.ts'

/**
 * Keeps what is printed on one area, so that its picture can be made whenever somebody asks. Called where goods or a
 * frozen design come to be, in the same transaction. Gives the name the artwork has in addresses of pictures.
 */
export async function rememberArtwork(db: Database | Transaction, document: DesignDocument, area: ArtworkArea): Promise<string> {
  const artwork = artworkOf(document, area)
  const hash = hashOf(artwork)
  if (artwork.nodes.length > 0) await db.insert(artworks).values({ hash, artwork }).onConflictDoNothing()
  return hash
}

export async function findArtwork(db: Database, hash: string): Promise<Artwork | undefined> {
  const [row] = await db.select({ artwork: artworks.artwork }).from(artworks).where(eq(artworks.hash, hash))
  return row?.artwork
}
