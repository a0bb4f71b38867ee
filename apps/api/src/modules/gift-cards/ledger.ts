import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { type EntryKind, giftCardEntries, giftCards } from './tables.ts'

interface NewEntry {
  kind: EntryKind
  amount: number
  /** Idempotency key of the entry. */
  key: string
  orderId?: string
  reason?: string
  /** The part of the amount that was held for an order. */
  held?: number
}

/** Adds an entry to a locked card and updates its balance. Returns false if its key exists. */
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

/** Cards per run. */
const batch = 500

/** Books the balance of expired cards out. Amounts held for an order stay until it is paid or cancelled. */
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
