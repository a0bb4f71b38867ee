import { createHash } from 'node:crypto'
import { shownOn } from '@motif/contract/area-rules'
import { type AreaSize, type DesignDocument, resizeToAreas } from '@motif/design'
import { type SQL, and, eq, isNull } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { areasOfSlug } from '../catalogue/index.ts'
import { artworkOf, hashOf } from '../drawing/index.ts'
import { type FirestoreDesign, firestoreDesign, firestoreDesignByKey } from './firestore-designs.ts'
import { designGone } from './service.ts'
import { type Prints, designs } from './tables.ts'

type KnownArea = Awaited<ReturnType<typeof areasOfSlug>>[number]

/** A design for its pictures. The document is read only if one must be drawn. */
export interface PicturedDesign {
  product: string
  /** The print areas of its product. */
  areas: readonly KnownArea[]
  prints: Prints
  document: () => Promise<DesignDocument>
}

/** The area of a design whose product is gone. */
const lostSheet = { widthMm: 300, heightMm: 400, bleedMm: 0, safeMm: 0 }

const isUsed = ({ areas }: DesignDocument, id: string) => (areas[id]?.length ?? 0) > 0

/** A design with its print areas, at a size of its product. */
export function placedOn(
  known: readonly KnownArea[],
  design: DesignDocument
): { document: DesignDocument; areas: readonly AreaSize[] } {
  if (known.length > 0) return shownOn(known, design)
  const lost = { ...lostSheet, id: Object.keys(design.areas).find((id) => isUsed(design, id)) ?? '' }
  return { document: resizeToAreas(design, [lost], [lost]), areas: [lost] }
}

const fingerprintOf = (areas: readonly KnownArea[]): string =>
  createHash('sha256').update(JSON.stringify(areas)).digest('base64url').slice(0, 16)

/** The artworks of a design: on its first used area, and on each of the others. */
function printsOf(known: readonly KnownArea[], design: DesignDocument, revision: number): Prints {
  const { document, areas } = placedOn(known, design)
  const shown = (areas.find(({ id }) => isUsed(document, id)) ?? areas[0])?.id ?? ''
  return {
    revision,
    areas: fingerprintOf(known),
    shown,
    isBlank: !isUsed(document, shown),
    artworks: Object.fromEntries(areas.map((area) => [area.id, hashOf(artworkOf(document, area))])),
    colour: design.colour ?? null
  }
}

/** A design of the database with its artworks, computed for the first picture of a revision and stored. */
export async function localPictured({ db }: Pick<Platform, 'db'>, which: SQL): Promise<PicturedDesign | undefined> {
  const [row] = await db
    .select({ id: designs.id, product: designs.product, revision: designs.revision, prints: designs.prints })
    .from(designs)
    .where(and(which, isNull(designs.deletedAt)))
  if (!row) return undefined
  const { id, product, revision, prints } = row
  const areas = await areasOfSlug(db, product)
  const read = async () => {
    const [full] = await db
      .select({ document: designs.document, revision: designs.revision })
      .from(designs)
      .where(eq(designs.id, id))
    if (!full) throw designGone()
    return full
  }
  const document = async () => (await read()).document
  if (prints?.revision === revision && prints.areas === fingerprintOf(areas))
    return { product, areas, prints, document }
  const full = await read()
  const made = printsOf(areas, full.document, full.revision)
  await db
    .update(designs)
    .set({ prints: made })
    .where(and(eq(designs.id, id), eq(designs.revision, full.revision)))
  return { product, areas, prints: made, document }
}

async function pictured(
  platform: Platform,
  which: SQL,
  elsewhere: () => Promise<FirestoreDesign | undefined>
): Promise<PicturedDesign> {
  const here = await localPictured(platform, which)
  if (here) return here
  const distant = await elsewhere()
  if (!distant) throw designGone()
  const { product, document } = distant
  const areas = await areasOfSlug(platform.db, product)
  return { product, areas, prints: printsOf(areas, document, 0), document: async () => document }
}

/** The design of an id, for whoever has it: from the database, or else from Firestore. */
export const picturedById = (platform: Platform, id: string): Promise<PicturedDesign> =>
  pictured(platform, eq(designs.id, id), () => firestoreDesign(platform, id))
/** The same by share key. */
export const picturedByKey = (platform: Platform, key: string): Promise<PicturedDesign> =>
  pictured(platform, eq(designs.shareKey, key), () => firestoreDesignByKey(platform, key))
