import { printAreasOf } from '@motif/contract/area-rules'
import { encodeDesign } from '@motif/design'
import { loadFonts } from '@motif/design/node'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { type SoldVariant, shownArea } from '../catalogue/index.ts'
import { rememberArtwork } from '../drawing/index.ts'
import { type PrintedDesign, splitByConfirmation, memoisedFindings, openFindings } from './confirmations.ts'
import { type FrozenDesign, checkDesign, designFreezer } from './designs.ts'
import { readSoldVariants } from './sold-variants.ts'
import { type Content, printedOf } from './lines.ts'
import { checkLine, checkStock } from './quantities.ts'
import { cartLines } from './tables.ts'

/** Largest number of lines, saved ones included. Merged carts may have more. */
const linesMax = 250

/** A product to add to a cart. */
export interface ItemToAdd {
  variantId: string
  quantity: number
  /** Drawn for the product in any size; it is fitted to the variant. */
  design?: (PrintedDesign & { designId?: string | undefined }) | undefined
  /** Restores a removed line: its pieces are allowed even if fewer are left in stock. */
  isBack: boolean
  /** The key of its batch; an existing line keeps its own. */
  batch?: string | null | undefined
}

interface AddOptions {
  isSaved: boolean
  /** Position of a new line in its list, counted from 0; the end if the list is shorter. */
  index?: number | undefined
  /** Generates the id of a new line. */
  newId: () => string
  now: Date
  /** Receives the bytes of newly stored designs, and may refuse them. */
  takeIn?: ((tx: Transaction, bytes: number) => Promise<void>) | undefined
}

type Row = typeof cartLines.$inferInsert

/** Shifts the lines from an index on, and returns the first free position. */
async function shiftPositions(
  tx: Transaction,
  cartId: string,
  list: readonly Content[],
  { index, count }: { index: number | undefined; count: number }
): Promise<number | undefined> {
  const next = index === undefined ? undefined : list[index]
  if (!next || count === 0) return undefined
  await tx
    .update(cartLines)
    .set({ position: sql`${cartLines.position} - ${count}` })
    .where(and(eq(cartLines.cartId, cartId), lt(cartLines.position, next.position)))
  return next.position - count
}

/** Retains the artworks of new lines, each once. */
async function rememberPrinted(
  tx: Transaction,
  lines: readonly { variant: SoldVariant; design: FrozenDesign | undefined }[],
  now: Date
): Promise<void> {
  const printed = new Map(
    lines.flatMap(({ variant, design }) =>
      design ? [[`${variant.productId} ${design.hash}`, { variant, document: design.document }] as const] : []
    )
  )
  for (const { variant, document } of printed.values()) {
    const area = shownArea(printAreasOf(variant.areas, variant.chosen), document)
    if (area) await rememberArtwork(tx, document, area, { now })
  }
}

/**
 * Adds products to a locked cart that holds `lines`, and merges equal lines. Reads and writes in bulk. Returns the number of new lines. @throws
 * {ProblemError} `design-unconfirmed` if a design has unconfirmed findings on its product
 */
export async function addToCart(
  tx: Transaction,
  cartId: string,
  lines: readonly Content[],
  wishes: readonly ItemToAdd[],
  { isSaved, index, newId, now, takeIn }: AddOptions
): Promise<number> {
  const known = await readSoldVariants(
    tx,
    wishes.map(({ variantId }) => variantId),
    cartId
  )
  const held = [...lines]
  const fonts = await loadFonts()
  const open = openFindings()
  const findingsOnce = memoisedFindings(fonts)
  const rows = new Map<string, Row>()
  const fresh: { row: Row; variant: SoldVariant; design: FrozenDesign | undefined }[] = []
  const freeze = designFreezer()
  for (const { variantId, quantity, design: wished, isBack, batch = null } of wishes) {
    const variant = known.get(variantId)
    if (!variant)
      throw new ProblemError('variant-not-sold', { errors: [{ pointer: '/variantId', reason: 'variant-unknown' }] })
    if (wished) checkDesign(wished.document, { ...variant, slug: variant.productSlug })
    const design = wished && freeze(wished.document, variant)
    const designHash = design?.hash ?? ''
    const at = held.findIndex(
      (line) => line.variantId === variantId && line.designHash === designHash && line.isSaved === isSaved
    )
    const same = held[at]
    const together = (same?.quantity ?? 0) + quantity
    if (!isSaved) {
      checkLine(variant, together, { isBack })
      if (!isBack) checkStock(variant, held, quantity)
    }
    if (!same && held.length >= linesMax) throw new ProblemError('cart-full', { params: { max: linesMax } })
    // A confirmation names the document as sent, or as stored in an earlier line or order.
    const checked =
      design &&
      wished &&
      splitByConfirmation(
        findingsOnce({ ...design, images: wished.images }, printAreasOf(variant.areas, variant.chosen)),
        {
          hashes: [wished.hash, design.hash],
          confirmation: wished.confirmation
        }
      )
    if (wished && checked) open.add(wished.hash, checked.open)
    const line: Content = {
      position: 0,
      batch,
      ...same,
      id: same?.id ?? newId(),
      variantId,
      designHash,
      isSaved,
      quantity: together
    }
    held.splice(same ? at : held.length, 1, line)
    const row = {
      id: line.id,
      cartId,
      variantId,
      quantity: together,
      design: design?.document ?? null,
      designId: wished?.designId ?? null,
      batch: line.batch,
      designHash,
      printed: design ? printedOf(variant.areas, design.document) : null,
      confirmed: checked?.confirmed ?? null,
      isSaved,
      seenPrice: variant.listPrice
    }
    rows.set(line.id, { ...rows.get(line.id), ...row })
    if (!same) fresh.push({ row, variant, design })
  }
  open.refuse()
  await rememberPrinted(tx, fresh, now)
  const bytes = fresh.reduce(
    (sum, { design }) => sum + (design ? Buffer.byteLength(encodeDesign(design.document)) : 0),
    0
  )
  if (bytes > 0) await takeIn?.(tx, bytes)
  const first = await shiftPositions(
    tx,
    cartId,
    lines.filter((line) => line.isSaved === isSaved),
    { index, count: fresh.length }
  )
  const placed = new Map(
    first === undefined ? [] : fresh.map(({ row }, count) => [row.id, { position: first + count }])
  )
  await tx
    .insert(cartLines)
    .values([...rows.values()].map((row) => ({ ...row, ...placed.get(row.id) })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId, cartLines.designHash, cartLines.isSaved],
      set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price`, confirmed: sql`excluded.confirmed` }
    })
  return fresh.length
}
