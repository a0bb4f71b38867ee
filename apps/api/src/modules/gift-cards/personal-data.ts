import { eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { giftCards } from './tables.ts'

/** Gift cards that were mailed to somebody. Their money stays: whoever has the code owns it. */
export const giftCardData = rowsAbout(
  {
    table: giftCards,
    by: giftCards.id,
    which: ({ email }) => eq(giftCards.recipientEmail, email),
    without: ['codeHash', 'batch', 'position']
  },
  {
    kind: 'giftCards',
    fate: 'reduced',
    erase: (_platform, tx, { email }) =>
      tx.update(giftCards).set({ recipientEmail: null, message: null }).where(eq(giftCards.recipientEmail, email))
  }
)
