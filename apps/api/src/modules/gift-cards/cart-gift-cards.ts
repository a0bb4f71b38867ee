import type { QuotedGiftCard, Totals } from '@motif/contract'
import { eq, inArray, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { orders } from '../orders/index.ts'
import { codeHashOf } from './codes.ts'
import { type Share, shareTotal, spendable } from './uses.ts'
import { type GiftCardRow, giftCardUses, giftCards } from './tables.ts'

interface CardOfCart {
  card: GiftCardRow
  spendable: number
}

/** The amount of a card held for an unpaid order of the cart, which the next order replaces. */
const heldFor = (cartId: string) =>
  sql`coalesce((
    select sum(uses.amount) from ${giftCardUses} as uses join ${orders} as placed on placed.id = uses.order_id
    where uses.gift_card_id = gift_cards.id and uses.state = 'held' and placed.cart_id = ${cartId} and placed.status = 'pending'
  ), 0)`.mapWith(Number)

/** The cards of a cart in the order they were entered, with what each can pay now. */
export async function giftCardsOfCart(
  platform: Pick<Platform, 'clock' | 'shop'>,
  db: Database | Transaction,
  { id: cartId, giftCards: ids }: { id: string; giftCards: readonly string[] }
): Promise<CardOfCart[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ card: giftCards, own: heldFor(cartId) })
    .from(giftCards)
    .where(inArray(giftCards.id, [...ids]))
  const known = new Map(rows.map((row) => [row.card.id, row]))
  return ids.flatMap((id) => {
    const row = known.get(id)
    return row ? [{ card: row.card, spendable: spendable(platform, row.card, row.own) }] : []
  })
}

/** What each card of a cart pays of a total, zeros included. */
export function quoteGiftCards(
  cards: readonly CardOfCart[],
  price: { total: number; least: number }
): { shares: Share[]; quoted: QuotedGiftCard[] } {
  const shares = shareTotal(cards, price)
  const paid = new Map(shares.map(({ card, amount }) => [card.id, amount]))
  return {
    shares,
    quoted: cards.map(({ card: { id, lastFour, currency }, spendable: balance }) => ({
      id,
      lastFour,
      balance: { amount: balance, currency },
      amount: { amount: paid.get(id) ?? 0, currency }
    }))
  }
}

/** Totals with gift card payments: neither the total nor its taxes change. */
export function paidByGiftCards(totals: Totals, shares: readonly Share[]): Totals {
  if (shares.length === 0) return totals
  const { currency } = totals.total
  const paid = shares.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...totals,
    giftCards: shares.map(({ card, amount }) => ({ lastFour: card.lastFour, amount: { amount, currency } })),
    toPay: { amount: totals.total.amount - paid, currency }
  }
}

/**
 * The card of a typed code, for a cart. Unknown, expired, stopped and empty ones are refused alike after the same query, so that nobody learns
 * whether a card exists.
 */
export async function findGiftCard(
  platform: Pick<Platform, 'clock' | 'shop' | 'secret'>,
  tx: Transaction,
  cartId: string,
  typed: string
): Promise<GiftCardRow> {
  const [row] = await tx
    .select({ card: giftCards, own: heldFor(cartId) })
    .from(giftCards)
    .where(eq(giftCards.codeHash, codeHashOf(platform, typed)))
  if (row === undefined || spendable(platform, row.card, row.own) === 0)
    throw new ProblemError('gift-card-not-working', { errors: [{ pointer: '/code' }] })
  return row.card
}
