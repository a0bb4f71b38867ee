import { eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { giftCards } from './tables.ts'

/** Gift cards mailed to a person. Their balance stays, because it belongs to whoever has the code. */
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
