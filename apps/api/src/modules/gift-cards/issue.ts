import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { codeHashOf, codeOfBatch, lastFourOf } from './codes.ts'
import { bookEntry } from './ledger.ts'
import { type GiftCardRow, giftCards } from './tables.ts'

/** Whether any gift card was issued. */
export async function hasGiftCards(db: Pick<Database, 'select'>): Promise<boolean> {
  return (await db.select({ id: giftCards.id }).from(giftCards).limit(1)).length > 0
}

export interface NewGiftCards {
  /** Idempotency: the same batch creates its cards once. */
  batch: string
  /** Minor units, per card. */
  amount: number
  count: number
  endsAt: Date | null
  recipientEmail: string | null
  message: string | null
}

export interface IssuedGiftCard {
  card: GiftCardRow
  /** Absent if the code was replaced since. */
  code: string | undefined
}

/** Creates cards and returns their codes, which are stored nowhere. `isNew` is false for a retry. */
export async function issueGiftCards(
  platform: Platform,
  tx: Transaction,
  { batch, amount, count, ...facts }: NewGiftCards
): Promise<{ issued: IssuedGiftCard[]; isNew: boolean }> {
  const { clock, shop, randomId } = platform
  const codes = Array.from({ length: count }, (_, position) => codeOfBatch(platform, batch, position))
  const made = await tx
    .insert(giftCards)
    .values(
      codes.map((code, position) => ({
        ...facts,
        id: randomId(),
        codeHash: codeHashOf(platform, code),
        lastFour: lastFourOf(code),
        currency: shop.currency.code,
        amount,
        balance: 0,
        batch,
        position,
        createdAt: clock.now()
      }))
    )
    .onConflictDoNothing({ target: [giftCards.batch, giftCards.position] })
    .returning({ id: giftCards.id })
  for (const { id } of made) await bookEntry(platform, tx, id, { kind: 'issued', amount, key: 'issued' })
  const rows = await tx.select().from(giftCards).where(eq(giftCards.batch, batch)).orderBy(asc(giftCards.position))
  return {
    issued: rows.map((card) => {
      const code = codes[card.position]
      return { card, code: code !== undefined && codeHashOf(platform, code) === card.codeHash ? code : undefined }
    }),
    isNew: made.length > 0
  }
}
