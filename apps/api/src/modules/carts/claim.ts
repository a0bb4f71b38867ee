import type { Cart } from '@motif/contract'
import { giftCardLimits } from '@motif/contract/gift-card-rules'
import { limits } from '@motif/contract/rules'
import { asc, desc, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { retryOnDeadlock } from '../../platform/deadlocks.ts'
import type { Platform } from '../../platform/platform.ts'
import { moveWaitingOrders } from '../orders/index.ts'
import { openCart } from './access.ts'
import { keysOf, withBatches } from './batches.ts'
import { customersCart } from './service.ts'
import { cartLines, carts, removedDesigns } from './tables.ts'
import { limitNotice, viewCart } from './view.ts'

/**
 * Assigns a guest's cart to a person. If they have a cart, the lines are merged into it and the old id redirects there. A second call has no
 * effect.
 */
export const claimCart = (platform: Platform, id: string, personId: string): Promise<Cart> =>
  retryOnDeadlock(() => claimOnce(platform, id, personId))

function claimOnce(platform: Platform, id: string, personId: string): Promise<Cart> {
  return platform.db.transaction(async (tx) => {
    const own = await customersCart(tx, personId)
    const claimed = await openCart(tx, id, personId, true)
    if (claimed.customerId === personId) return viewCart(platform, tx, claimed)
    const updatedAt = platform.clock.now()
    if (!own) {
      await tx.update(carts).set({ customerId: personId, updatedAt }).where(eq(carts.id, claimed.id))
      return viewCart(platform, tx, { ...claimed, customerId: personId })
    }
    const full = await mergeLines(tx, claimed.id, own.id)
    const coupon = own.coupon ?? claimed.coupon
    const giftCards = [...new Set([...own.giftCards, ...claimed.giftCards])].slice(0, giftCardLimits.perOrder)
    await tx.update(carts).set({ customerId: personId, mergedInto: own.id, updatedAt }).where(eq(carts.id, claimed.id))
    // A retry after signing in must find the keys of calls made before.
    const batches = withBatches(own, keysOf(claimed))
    await tx.update(carts).set({ coupon, giftCards, batches, updatedAt }).where(eq(carts.id, own.id))
    const cart = await viewCart(platform, tx, { ...own, coupon })
    return { ...cart, notices: [...full.map(limitNotice), ...cart.notices] }
  })
}

const { design: _design, ...columns } = getTableColumns(cartLines)
type Row = Omit<typeof cartLines.$inferSelect, 'design'>

const contentOf = ({ variantId, designHash }: Row, isSaved: boolean) => [variantId, designHash, isSaved].join(' ')

/**
 * Merges every line into the other cart. Quantities above the limit of a line are saved for later, so nothing is lost. Returns the lines that
 * reached their limit.
 */
async function mergeLines(tx: Transaction, from: string, to: string): Promise<string[]> {
  const rows = await tx
    .select(columns)
    .from(cartLines)
    .where(inArray(cartLines.cartId, [from, to]))
    .orderBy(desc(cartLines.isSaved), asc(cartLines.position))
  const there = new Map(rows.filter(({ cartId }) => cartId === to).map((row) => [contentOf(row, row.isSaved), row]))
  const grow = async (line: Row, quantity: number) => {
    line.quantity = quantity
    await tx.update(cartLines).set({ quantity }).where(eq(cartLines.id, line.id))
  }
  const [moved, full]: [string[], string[]] = [[], []]
  // Saved lines first, because an excess quantity may merge into one.
  for (const row of rows.filter(({ cartId }) => cartId === from)) {
    const same = there.get(contentOf(row, row.isSaved))
    if (!same) {
      moved.push(row.id)
      there.set(contentOf(row, row.isSaved), row)
      continue
    }
    const together = same.quantity + row.quantity
    const rest = row.isSaved ? 0 : Math.max(0, together - limits.quantityMax)
    await grow(same, together - rest)
    if (rest > 0) full.push(same.id)
    const saved = there.get(contentOf(row, true))
    if (rest > 0 && !saved) {
      await tx.update(cartLines).set({ cartId: to, isSaved: true, quantity: rest }).where(eq(cartLines.id, row.id))
      there.set(contentOf(row, true), { ...row, isSaved: true, quantity: rest })
      continue
    }
    if (rest > 0 && saved) await grow(saved, saved.quantity + rest)
    await tx.delete(cartLines).where(eq(cartLines.id, row.id))
  }
  if (moved.length > 0) await tx.update(cartLines).set({ cartId: to }).where(inArray(cartLines.id, moved))
  // A removed line can still be restored.
  await tx.update(removedDesigns).set({ cartId: to }).where(eq(removedDesigns.cartId, from))
  // An unpaid order follows, so that its reserved pieces count as the buyer's own.
  await moveWaitingOrders(tx, from, to)
  return full
}
