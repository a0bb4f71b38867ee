import type { DesignFinding, Line, Picture } from '@motif/contract'
import { printAreasIn } from '@motif/contract/area-rules'
import { type DesignDocument, memberText } from '@motif/design'
import { asc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import { type SoldVariant, type ProductArea, productPicture, shownArea } from '../catalogue/index.ts'
import { artworkNameOf, rememberShown } from '../drawing/index.ts'
import { readSoldVariants } from './sold-variants.ts'
import { type Printed, cartLines } from './tables.ts'

/** The content of a line, without product and design. */
export interface Content {
  id: string
  variantId: string
  quantity: number
  /** Content hash of the design; empty without one. */
  designHash: string
  /** Saved for later. */
  isSaved: boolean
  /** The key of its batch. */
  batch: string | null
  /** Orders the lines of a cart; the values are shared with other carts and have gaps. */
  position: number
}

/** A line of a cart, or a saved one, with its product. `available` includes pieces that the cart's own unpaid order reserves. */
export interface CartLine extends SoldVariant, Omit<Content, 'position'> {
  designId: string | null
  /** Facts of its design for responses; null without one. `readDesigns` reads the document if needed. */
  printed: Printed | null
  /** What its buyer confirmed; null if never asked. */
  confirmed: DesignFinding[] | null
  seenPrice: number
}

/** Enough to change a cart: reading every line with its product takes far longer. */
export const readContents = (db: Database | Transaction, cartId: string): Promise<Content[]> =>
  db
    .select({
      id: cartLines.id,
      variantId: cartLines.variantId,
      quantity: cartLines.quantity,
      designHash: cartLines.designHash,
      isSaved: cartLines.isSaved,
      batch: cartLines.batch,
      position: cartLines.position
    })
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))

/** The lines of a cart in order, without design documents. Each variant is read once. */
export async function readLines(db: Database | Transaction, cartId: string): Promise<CartLine[]> {
  const { design: _design, cartId: _cartId, position: _position, ...columns } = getTableColumns(cartLines)
  const rows = await db
    .select(columns)
    .from(cartLines)
    .where(eq(cartLines.cartId, cartId))
    .orderBy(asc(cartLines.position))
  if (rows.length === 0) return []
  const known = await readSoldVariants(
    db,
    rows.map(({ variantId }) => variantId),
    cartId
  )
  const lines = rows.flatMap((row): CartLine[] => {
    const item = known.get(row.variantId)
    return item ? [{ ...item, ...row }] : []
  })
  return withPrinted(db, lines)
}

/** Computes and stores the print facts of lines from before these were stored. */
async function withPrinted(db: Database | Transaction, lines: readonly CartLine[]): Promise<CartLine[]> {
  const unknown = lines.filter((line) => hasDesign(line) && line.printed === null)
  if (unknown.length === 0) return [...lines]
  const designs = await readDesigns(db, unknown)
  const found = new Map<string, Printed>()
  for (const { id, areas } of unknown) {
    const design = designs.get(id)
    if (!design) continue
    const printed = printedOf(areas, design)
    found.set(id, printed)
    await db.update(cartLines).set({ printed }).where(eq(cartLines.id, id))
  }
  return lines.map((line) => ({ ...line, printed: found.get(line.id) ?? line.printed }))
}

export const hasDesign = ({ designHash }: Pick<Content, 'designHash'>): boolean => designHash !== ''

/** The design documents of these lines, by line. */
export async function readDesigns(
  db: Database | Transaction,
  lines: readonly Pick<Content, 'id' | 'designHash'>[]
): Promise<Map<string, DesignDocument>> {
  const ids = lines.filter(hasDesign).map(({ id }) => id)
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: cartLines.id, design: cartLines.design })
    .from(cartLines)
    .where(inArray(cartLines.id, ids))
  return new Map(rows.flatMap(({ id, design }) => (design === null ? [] : [[id, design] as const])))
}

/** What a line's picture shows of its design: the first used area of the product, at the size of the design. */
export function printedOf(areas: readonly ProductArea[], design: DesignDocument): Printed {
  const area = shownArea(printAreasIn(areas, design), design)
  return {
    area: area?.id ?? '',
    artwork: area ? artworkNameOf(design, area) : 'blank',
    member: memberText(design)
  }
}

/** The product with the line's design, seen from its side. */
export function lineImage({
  name,
  areas,
  colour,
  picture,
  printed
}: Pick<CartLine, 'name' | 'areas' | 'colour' | 'picture' | 'printed'>): Picture {
  const area = printed ? areas.find(({ id }) => id === printed.area) : undefined
  return printed && area
    ? productPicture({ name, areas, colour: colour ?? undefined, view: area.view, artworkName: printed.artwork })
    : picture
}

/** Retains the artworks of these lines for as long as their pictures are shown. `designsOf` reads the documents by line. */
export function rememberLines(
  db: Database | Transaction,
  lines: readonly CartLine[],
  now: Date,
  designsOf: typeof readDesigns = readDesigns
): Promise<void> {
  const shown = lines.flatMap(({ printed }) => (printed ? [printed.artwork] : []))
  return rememberShown(db, shown, {
    now,
    load: async (missing) => {
      const wanted = lines.filter(({ printed }) => printed !== null && missing.has(printed.artwork))
      const designs = await designsOf(db, wanted)
      return wanted.flatMap(({ id, areas, printed }) => {
        const document = designs.get(id)
        const area = document && printAreasIn(areas, document).find((one) => one.id === printed?.area)
        return document && area ? [{ document, area }] : []
      })
    }
  })
}

const previewWidth = 640

interface DesignedRow extends Pick<CartLine, 'designId' | 'confirmed'> {
  contentHash: string
  member: string
  batch?: string | null
}

/** Facts of a design in a line of a cart or order. */
export function lineDesign(
  { designId, contentHash, member, batch = null, confirmed }: DesignedRow,
  image: Picture
): NonNullable<Line['design']> {
  const width = image.widths.find((width) => width >= previewWidth) ?? image.widths.at(-1)
  return {
    designId,
    previewUrl: `${image.url}-${width}.webp`,
    contentHash,
    ...(member !== '' && { member }),
    ...(member !== '' && batch !== null && { team: batch }),
    confirmed: confirmed ?? []
  }
}
