import { and, asc, eq, gt, lte } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { carts, viewCart } from '../carts/index.ts'
import { cartUrl, daysFrom, emailHashOf, hashOf, validDays, stopUrls } from './links.ts'
import { cartReminders, sentCartReminders } from './tables.ts'

/** Mails per run; the next run continues. */
const mailsPerRun = 500

/** Lines shown in a mail; it gives the number of others. */
const linesMax = 5

type Sender = Pick<Platform, 'db' | 'mail' | 'config' | 'shop' | 'clock' | 'secret' | 'randomId' | 'log'>

type Cart = Pick<typeof carts.$inferSelect, 'id' | 'coupon' | 'customerId' | 'mergedInto'>

/** Queues the mail of a cart that still has something to buy. */
async function remind(platform: Sender, tx: Transaction, email: string, cart: Cart): Promise<void> {
  // A cart merged into an account's is not the one that was agreed to.
  if (cart.mergedInto !== null) return
  const { lines: all, notices } = await viewCart(platform, tx, cart)
  const gone = new Set(notices.filter(({ code }) => code === 'unavailable').map(({ lineId }) => lineId))
  const lines = all.filter(({ id }) => !gone.has(id))
  if (lines.length === 0) return
  const key = platform.randomId(32)
  await tx.insert(sentCartReminders).values({
    keyHash: hashOf(key),
    cartId: cart.id,
    emailHash: emailHashOf(platform, email),
    endsAt: daysFrom(platform.clock.now())
  })
  await platform.mail.send(
    {
      to: email,
      template: 'cart-reminder',
      data: {
        lines: lines
          .slice(0, linesMax)
          .map(({ name, options, quantity, total, image }) => ({ name, options, quantity, total, image })),
        more: Math.max(0, lines.length - linesMax),
        cartUrl: cartUrl(platform, cart.customerId === null ? key : undefined),
        days: cart.customerId === null ? validDays : null,
        ...stopUrls(platform, email)
      }
    },
    { tx }
  )
}

/** Sends one due reminder: queues its mail and deletes the consent in one transaction. Returns whether there was one. */
async function sendNext(platform: Sender): Promise<boolean> {
  const { db, clock, shop, log } = platform
  const now = clock.now()
  const since = new Date(now.getTime() - shop.cartReminderHours * 3600_000)
  return db.transaction(async (tx) => {
    const [due] = await tx
      .select({
        email: cartReminders.email,
        cart: { id: carts.id, coupon: carts.coupon, customerId: carts.customerId, mergedInto: carts.mergedInto }
      })
      .from(cartReminders)
      .innerJoin(carts, eq(carts.id, cartReminders.cartId))
      .where(and(lte(cartReminders.askedAt, since), lte(carts.updatedAt, since), gt(cartReminders.endsAt, now)))
      .orderBy(asc(cartReminders.askedAt))
      .limit(1)
      // Another server handles it, or an order is being placed.
      .for('update', { of: cartReminders, skipLocked: true })
    if (!due) return false
    try {
      await tx.transaction((inner) => remind(platform, inner, due.email, due.cart))
    } catch (error) {
      // An unreadable cart must not block the other mails.
      log.warn({ err: error }, 'a cart could not be told of by mail')
    }
    await tx.delete(cartReminders).where(eq(cartReminders.email, due.email))
    return true
  })
}

/** Sends due reminders of carts that nobody has changed or ordered for a while. */
export async function sendCartReminders(platform: Sender): Promise<void> {
  if (platform.shop.cartReminderHours === 0) return
  for (let sent = 0; sent < mailsPerRun && (await sendNext(platform)); sent += 1);
}
