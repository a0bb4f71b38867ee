import type { DesignDocument } from '@motif/design'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { ProblemError } from '../../platform/problem.ts'
import { shownArea } from '../catalogue/goods-pictures.ts'
import { rememberArtwork } from '../pictures/artwork-store.ts'
import { checkDesign } from './designs.ts'
import { type Goods, readGoods } from './goods.ts'
import type { Content } from './lines.ts'
import { checkLine, checkStock } from './quantities.ts'
import { cartLines } from './tables.ts'

/** Different lines, those saved for later with them. Joined carts may hold more. */
const linesMax = 250

/** Goods that are to go into a cart. */
export interface Wish {
  variantId: string
  quantity: number
  design?: { document: DesignDocument; designId?: string | undefined; hash: string } | undefined
  /** Its pieces were in the cart before: they stay, however many there are left. */
  isBack: boolean
}

interface Placing {
  isSaved: boolean
  /** Where new lines come to stand in their list, counted from 0; at its end where it is not so long. */
  index?: number | undefined
  /** What a new line is called. */
  newId: () => string
}

type Row = typeof cartLines.$inferInsert

/** Makes room before the line that stands at an index of its list, and gives the first place there. */
async function makeRoom(tx: Transaction, cartId: string, list: readonly Content[], { index, count }: { index: number | undefined; count: number }): Promise<number | undefined> {
  const next = index === undefined ? undefined : list[index]
  if (!next || count === 0) return undefined
  await tx.update(cartLines).set({ position: sql`${cartLines.position} - ${count}` }).where(and(eq(cartLines.cartId, cartId), lt(cartLines.position, next.position)))
  return next.position - count
}

/** Keeps what the pictures of new lines show, each artwork once. */
async function rememberPrinted(tx: Transaction, lines: readonly { goods: Goods; design: Wish['design'] }[]): Promise<void> {
  const printed = new Map(lines.flatMap(({ goods, design }) => (design ? [[`${goods.productId} ${design.hash}`, { goods, document: design.document }] as const] : [])))
  for (const { goods, document } of printed.values()) {
    const area = shownArea(goods.areas, document)
    if (area) await rememberArtwork(tx, document, area)
  }
}

/**
 * Puts goods into a locked cart that holds `lines`; like adds up with like. What they are and cost is read once, and all is
 * written at once. Tells how many became lines of their own.
 */
export async function putIn(tx: Transaction, cartId: string, lines: readonly Content[], wishes: readonly Wish[], { isSaved, index, newId }: Placing): Promise<number> {
  const known = await readGoods(tx, wishes.map(({ variantId }) => variantId), cartId)
  const held = [...lines]
  const rows = new Map<string, Row>()
  const fresh: { row: Row; goods: Goods; design: Wish['design'] }[] = []
  for (const { variantId, quantity, design, isBack } of wishes) {
    const goods = known.get(variantId)
    if (!goods) throw new ProblemError('invalid-input', { detail: 'This item is not sold here.', errors: [{ pointer: '/variantId', detail: 'no such variant' }] })
    if (design) checkDesign(design.document, { ...goods, slug: goods.productSlug })
    const designHash = design?.hash ?? ''
    const at = held.findIndex((line) => line.variantId === variantId && line.designHash === designHash && line.isSaved === isSaved)
    const same = held[at]
    const together = (same?.quantity ?? 0) + quantity
    if (!isSaved) {
      checkLine(goods, together, { isBack })
      if (!isBack) checkStock(goods, held, quantity)
    }
    if (!same && held.length >= linesMax) throw new ProblemError('invalid-input', { detail: `A cart holds at most ${linesMax} different lines.` })
    const line: Content = { position: 0, ...same, id: same?.id ?? newId(), variantId, designHash, isSaved, quantity: together }
    held.splice(same ? at : held.length, 1, line)
    const row = { id: line.id, cartId, variantId, quantity: together, design: design?.document ?? null, designId: design?.designId ?? null, designHash, isSaved, seenPrice: goods.listPrice }
    rows.set(line.id, { ...rows.get(line.id), ...row })
    if (!same) fresh.push({ row, goods, design })
  }
  await rememberPrinted(tx, fresh)
  const first = await makeRoom(tx, cartId, lines.filter((line) => line.isSaved === isSaved), { index, count: fresh.length })
  const placed = new Map(first === undefined ? [] : fresh.map(({ row }, count) => [row.id, { position: first + count }]))
  await tx
    .insert(cartLines)
    .values([...rows.values()].map((row) => ({ ...row, ...placed.get(row.id) })))
    .onConflictDoUpdate({
      target: [cartLines.cartId, cartLines.variantId, cartLines.designHash, cartLines.isSaved],
      set: { quantity: sql`excluded.quantity`, seenPrice: sql`excluded.seen_price` }
    })
  return fresh.length
}
