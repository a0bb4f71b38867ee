import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EntryKind, giftCardEntries, giftCards } from './tables.ts'

interface NewEntry {
  kind: EntryKind
  amount: number
  /** What was booked under this key before is not booked again. */
  key: string
  orderId?: string
  reason?: string
  /** What of the amount was held for an order until now. */
  held?: number
}

/** Books an entry on a locked card, and the balance with it. Answers false where it was booked before. */
export async function bookEntry(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  giftCardId: string,
  { kind, amount, key, orderId, reason, held = 0 }: NewEntry
): Promise<boolean> {
  const fresh = await tx
    .insert(giftCardEntries)
    .values({
      giftCardId,
      kind,
      amount,
      key,
      orderId: orderId ?? null,
      reason: reason ?? null,
      at: clock.now()
    })
    .onConflictDoNothing()
    .returning({ id: giftCardEntries.id })
  if (fresh.length === 0) return false
  await tx
    .update(giftCards)
    .set({ balance: sql`${giftCards.balance} + ${amount}`, reserved: sql`${giftCards.reserved} - ${held}` })
    .where(eq(giftCards.id, giftCardId))
  return true
}

/** Cards ended in one run. */
const batch = 500

/** Books out what is left on cards whose end has come. What is held for an order stays until the order is paid or given up. */
export async function endGiftCards(platform: Platform): Promise<void> {
  const { db, clock } = platform
  const now = clock.now()
  const isOver = and(isNotNull(giftCards.endsAt), lte(giftCards.endsAt, now), gt(giftCards.balance, giftCards.reserved))
  const over = await db.select({ id: giftCards.id }).from(giftCards).where(isOver).limit(batch)
  for (const { id } of over)
    await db.transaction(async (tx) => {
      const [card] = await tx
        .select()
        .from(giftCards)
        .where(and(eq(giftCards.id, id), isOver))
        .for('no key update')
      if (card)
        await bookEntry(platform, tx, id, {
          kind: 'ended',
          amount: card.reserved - card.balance,
          key: now.toISOString()
        })
    })
}
