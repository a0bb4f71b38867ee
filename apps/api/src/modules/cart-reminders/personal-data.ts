import { eq } from 'drizzle-orm'
import { rowsAbout } from '../../platform/personal-data.ts'
import { emailHashOf } from './links.ts'
import { cartReminders, sentCartReminders } from './tables.ts'

/** Consent to a cart reminder, and links of those sent. */
export const cartReminderData = rowsAbout(
  { table: cartReminders, by: cartReminders.email, which: ({ email }) => eq(cartReminders.email, email) },
  {
    kind: 'cartReminders',
    fate: 'erased',
    erase: async (platform, tx, { email }) => {
      await tx.delete(cartReminders).where(eq(cartReminders.email, email))
      await tx.delete(sentCartReminders).where(eq(sentCartReminders.emailHash, emailHashOf(platform, email)))
    }
  }
)
