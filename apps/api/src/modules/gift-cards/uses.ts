import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { bookEntry } from './ledger.ts'
import { type GiftCardRow, giftCardEntries, giftCardUses, giftCards } from './tables.ts'

/** A refunded card stays valid for at least this many days. */
const daysAfterRefund = 30

/** The payment of a card. */
export interface Share {
  card: GiftCardRow
  amount: number
}

/** Locks cards, in the order of their ids: last in the global lock order, to avoid deadlocks. */
export async function lockGiftCards(tx: Transaction, ids: Iterable<string>): Promise<Map<string, GiftCardRow>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select()
    .from(giftCards)
    .where(inArray(giftCards.id, wanted))
    .orderBy(asc(giftCards.id))
    .for('no key update')
  return new Map(rows.map((row) => [row.id, row]))
}

/** What a card can pay now, including `own`, held for an order that is being replaced. */
export function spendable(
  { clock, shop }: Pick<Platform, 'clock' | 'shop'>,
  { balance, reserved, endsAt, stoppedAt, currency }: GiftCardRow,
  own = 0
): number {
  const isOver = stoppedAt !== null || (endsAt !== null && endsAt <= clock.now())
  return isOver || currency !== shop.currency.code ? 0 : Math.max(0, balance - reserved + own)
}

/**
 * Splits a total over cards, in the order they were entered. The rest for another payment is 0 or at least `least`, because providers have a
 * minimum.
 */
export function shareTotal(
  cards: readonly { card: GiftCardRow; spendable: number }[],
  { total, least }: { total: number; least: number }
): Share[] {
  const together = cards.reduce((sum, { spendable: amount }) => sum + amount, 0)
  const rest = total - together
  let left = rest > 0 && rest < least ? Math.max(0, total - least) : total
  return cards.flatMap(({ card, spendable: most }) => {
    const amount = Math.min(most, left)
    left -= amount
    return amount > 0 ? [{ card, amount }] : []
  })
}

/** Holds the payments of locked cards for an order until it is paid. */
export async function holdGiftCards(tx: Transaction, orderId: string, shares: readonly Share[]): Promise<void> {
  for (const [position, { card, amount }] of shares.entries()) {
    await tx.insert(giftCardUses).values({ orderId, giftCardId: card.id, position, amount, state: 'held' })
    await tx
      .update(giftCards)
      .set({ reserved: sql`${giftCards.reserved} + ${amount}` })
      .where(eq(giftCards.id, card.id))
  }
}

/** Ids of the cards of orders, in any state. */
export async function giftCardsOfOrders(tx: Transaction, orderIds: readonly string[]): Promise<string[]> {
  if (orderIds.length === 0) return []
  const rows = await tx
    .selectDistinct({ id: giftCardUses.giftCardId })
    .from(giftCardUses)
    .where(inArray(giftCardUses.orderId, [...orderIds]))
  return rows.map(({ id }) => id)
}

/** Locks the uses of a locked order in a state, with their cards. */
async function lockUses(tx: Transaction, orderId: string, state: 'held' | 'released' | 'spent') {
  const cards = await lockGiftCards(tx, await giftCardsOfOrders(tx, [orderId]))
  const uses = await tx
    .select()
    .from(giftCardUses)
    .where(and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.state, state)))
    .orderBy(desc(giftCardUses.position))
  return { cards, uses }
}

const setState = (tx: Transaction, orderId: string, giftCardId: string, state: 'held' | 'released' | 'spent') =>
  tx
    .update(giftCardUses)
    .set({ state })
    .where(and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.giftCardId, giftCardId)))

/** Releases the holds of a locked unpaid order. */
export async function releaseGiftCards(tx: Transaction, orderId: string): Promise<void> {
  const { uses } = await lockUses(tx, orderId, 'held')
  for (const { giftCardId, amount } of uses) {
    await tx
      .update(giftCards)
      .set({ reserved: sql`${giftCards.reserved} - ${amount}` })
      .where(eq(giftCards.id, giftCardId))
    await setState(tx, orderId, giftCardId, 'released')
  }
}

/** Holds again what expired with an order: all of it, or nothing. */
export async function holdGiftCardsAgain(
  platform: Pick<Platform, 'clock' | 'shop'>,
  tx: Transaction,
  orderId: string
): Promise<boolean> {
  const { cards, uses } = await lockUses(tx, orderId, 'released')
  const isThere = uses.every(({ giftCardId, amount }) => {
    const card = cards.get(giftCardId)
    return card !== undefined && spendable(platform, card) >= amount
  })
  if (!isThere) return false
  for (const { giftCardId, amount } of uses) {
    await tx
      .update(giftCards)
      .set({ reserved: sql`${giftCards.reserved} + ${amount}` })
      .where(eq(giftCards.id, giftCardId))
    await setState(tx, orderId, giftCardId, 'held')
  }
  return true
}

/** Spends the holds of a locked order that is now paid. Returns the amount; idempotent. */
export async function spendGiftCards(
  platform: Pick<Platform, 'clock'>,
  tx: Transaction,
  orderId: string
): Promise<number> {
  const { uses } = await lockUses(tx, orderId, 'held')
  for (const { giftCardId, amount } of uses) {
    await bookEntry(platform, tx, giftCardId, { kind: 'spent', amount: -amount, held: amount, key: orderId, orderId })
    await setState(tx, orderId, giftCardId, 'spent')
  }
  return uses.reduce((sum, { amount }) => sum + amount, 0)
}

/** Refunds an amount to the cards of a locked order, the last used first. Once per refund. */
export async function refundGiftCards(
  platform: Pick<Platform, 'clock'>,
  tx: Transaction,
  { orderId, refundId, amount }: { orderId: string; refundId: string; amount: number }
): Promise<void> {
  const { uses } = await lockUses(tx, orderId, 'spent')
  const isBooked = and(
    eq(giftCardEntries.orderId, orderId),
    eq(giftCardEntries.kind, 'refunded'),
    eq(giftCardEntries.key, refundId)
  )
  if ((await tx.$count(giftCardEntries, isBooked)) > 0) return
  const endsAt = new Date(platform.clock.now().getTime() + daysAfterRefund * 86_400_000)
  let left = amount
  for (const use of uses) {
    const back = Math.min(left, use.amount - use.returned)
    if (back === 0) continue
    left -= back
    const { giftCardId } = use
    await bookEntry(platform, tx, giftCardId, { kind: 'refunded', amount: back, key: refundId, orderId })
    await tx
      .update(giftCardUses)
      .set({ returned: sql`${giftCardUses.returned} + ${back}` })
      .where(and(eq(giftCardUses.orderId, orderId), eq(giftCardUses.giftCardId, giftCardId)))
    await tx
      .update(giftCards)
      .set({ endsAt: sql`greatest(${giftCards.endsAt}, ${endsAt.toISOString()}::timestamptz)` })
      .where(and(eq(giftCards.id, giftCardId), sql`${giftCards.endsAt} is not null`))
  }
  if (left > 0) throw new Error(`Order ${orderId} was not paid by gift cards as far as refund ${refundId} says`)
}
