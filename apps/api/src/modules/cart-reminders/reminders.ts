import { and, eq, gt, lte, ne, or } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { openCart } from '../carts/index.ts'
import { daysFrom, emailHashOf, hashOf, reminderLinks } from './links.ts'
import { cartReminders, sentCartReminders } from './tables.ts'

/** Mails to one address while the links of earlier ones are good: nobody's mailbox is filled by whoever types their address. */
const mailsMax = 3

interface CartOfPerson {
  cartId: string
  personId: string | undefined
}

/** Notes that whoever has this cart wants to be reminded of it. The answer is the same whatever is known of the address. */
export async function requestReminder(
  platform: Pick<Platform, 'db' | 'clock' | 'secret' | 'shop'>,
  { cartId: id, personId }: CartOfPerson,
  typed: string
): Promise<void> {
  const { db, clock, shop } = platform
  const [now, email] = [clock.now(), typed.toLowerCase()]
  await db.transaction(async (tx) => {
    // Locked, so that one cart takes one address after the other.
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

/** An order was placed: nobody need be reminded of its cart, nor the buyer of another. */
export async function deleteReminders(
  tx: Transaction,
  { cartId, email }: { cartId: string; email: string }
): Promise<void> {
  await tx
    .delete(cartReminders)
    .where(or(eq(cartReminders.cartId, cartId), eq(cartReminders.email, email.toLowerCase())))
}

/** The cart a mail's link leads to. One that became an account's opens for its owner alone. */
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

/** Forgets the address a link of a mail names, whatever cart it waits for. */
export async function stopReminders(platform: Pick<Platform, 'db' | 'secret' | 'clock'>, token: string): Promise<void> {
  const email = reminderLinks.emailOf(platform, token)
  if (email === undefined) throw new ProblemError('stop-link-invalid')
  await platform.db.delete(cartReminders).where(eq(cartReminders.email, email))
}

/** Forgets consent nobody came back to, and links whose time is over. */
export async function clearReminders(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = platform.clock.now()
  await deleteRows(platform, cartReminders, lte(cartReminders.endsAt, now), cartReminders.endsAt)
  await deleteRows(platform, sentCartReminders, lte(sentCartReminders.endsAt, now), sentCartReminders.endsAt)
}
