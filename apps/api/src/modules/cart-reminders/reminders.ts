import { and, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/index.ts'
import { daysFrom, emailHashOf, hashOf, reminderLinks } from './links.ts'
import { cartReminders, sentCartReminders } from './tables.ts'

/** Mails per address while earlier links are valid, to protect mailboxes from floods. */
const mailsMax = 3

interface CartOfPerson {
  cartId: string
  personId: string | undefined
}

/** Stores consent to a reminder of this cart. The answer is the same for all addresses. */
export async function requestReminder(
  platform: Pick<Platform, 'db' | 'clock' | 'secret' | 'shop'>,
  { cartId: id, personId }: CartOfPerson,
  typed: string
): Promise<void> {
  const { db, clock, shop } = platform
  const [now, email] = [clock.now(), typed.toLowerCase()]
  await db.transaction(async (tx) => {
    // Locked, so that a cart has at most one address.
    const { id: cartId } = await openCart(tx, id, personId, true)
    const emailHash = emailHashOf(platform, email)
    const isSent = and(eq(sentCartReminders.emailHash, emailHash), gt(sentCartReminders.endsAt, now))
    if (shop.cartReminderHours === 0 || (await tx.$count(sentCartReminders, isSent)) >= mailsMax) return
    await tx.delete(cartReminders).where(and(eq(cartReminders.cartId, cartId), ne(cartReminders.email, email)))
    const kept = { cartId, askedAt: now, endsAt: daysFrom(now) }
    await tx
      .insert(cartReminders)
      .values({ email, ...kept })
      .onConflictDoUpdate({ target: cartReminders.email, set: kept })
  })
}

export async function withdrawReminder(
  { db }: Pick<Platform, 'db'>,
  { cartId, personId }: CartOfPerson
): Promise<void> {
  const cart = await openCart(db, cartId, personId)
  await db.delete(cartReminders).where(eq(cartReminders.cartId, cart.id))
}

/** Deletes reminders after an order: those of its cart, and of the buyer's other carts. */
export async function deleteReminders(
  tx: Transaction,
  { cartId, email }: { cartId: string; email: string }
): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(or(eq(cartReminders.cartId, cartId), eq(cartReminders.email, email.toLowerCase())))
}

/** The cart of a mail's link. A customer's cart opens for its owner alone. */
export async function cartOfLink(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  key: string,
  personId: string | undefined
): Promise<{ cartId: string }> {
  const [sent] = await db
    .select({ cartId: sentCartReminders.cartId })
    .from(sentCartReminders)
    .where(and(eq(sentCartReminders.keyHash, hashOf(key)), gt(sentCartReminders.endsAt, clock.now())))
  if (!sent) throw new ProblemError('cart-link-ended')
  const cart = await openCart(db, sent.cartId, personId)
  return { cartId: cart.id }
}

/** Deletes the consent of an address, for any cart. */
export async function stopReminders(platform: Pick<Platform, 'db' | 'secret' | 'clock'>, token: string): Promise<void> {
  const email = reminderLinks.emailOf(platform, token)
  if (email === undefined) throw new ProblemError('stop-link-invalid')
  await platform.db.delete(cartReminders).where(eq(cartReminders.email, email))
}

/** Deletes old consent and expired links. */
export async function clearReminders(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = platform.clock.now()
  await deleteRows(platform, cartReminders, lte(cartReminders.endsAt, now), cartReminders.endsAt)
  await deleteRows(platform, sentCartReminders, lte(sentCartReminders.endsAt, now), sentCartReminders.endsAt)
}
