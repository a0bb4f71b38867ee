import { type SQL, and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { lockNamed } from '../../platform/advisory-locks.ts'
import { mailboxOf, orders } from '../orders/index.ts'

/** The buyer as the limits identify them. */
export interface Orderer {
  personId: string | undefined
  email: string
  /** Keyed hash of the caller's network. */
  network: string
}

/** Milliseconds an unpaid order counts towards the limits. */
const countingWindowMs = 3_600_000

/** An obstacle to another unpaid order. */
export type Obstacle = { kind: 'challenge'; unpaid: number } | { kind: 'limit'; oldest: string[]; waitMs: number }

interface Unpaid {
  /** Carts with an unpaid order within the hour, even if it has ended since. */
  carts: number
  /** Orders that currently reserve pieces. */
  held: number
  /** When the next of them releases its pieces. */
  endsAt: Date | null
}

async function unpaidOf(
  { clock }: Pick<Platform, 'clock'>,
  tx: Transaction,
  who: SQL,
  cartId: string
): Promise<Unpaid> {
  const isHeld = sql`${orders.status} = 'pending' and ${orders.stock} = 'held'`
  const [counted] = await tx
    .select({
      carts: sql<number>`count(distinct ${orders.cartId})::int`,
      held: sql<number>`(count(*) filter (where ${isHeld}))::int`,
      endsAt: sql<Date | null>`min(${orders.reservedUntil}) filter (where ${isHeld})`.mapWith(orders.reservedUntil)
    })
    .from(orders)
    .where(
      and(
        who,
        isNull(orders.paidAt),
        ne(orders.cartId, cartId),
        gt(orders.placedAt, new Date(clock.now().getTime() - countingWindowMs))
      )
    )
  return counted ?? { carts: 0, held: 0, endsAt: null }
}

/**
 * The obstacle to another unpaid order: after two, a guest must solve a challenge, and the number of orders that reserve pieces is limited. Counts
 * by network, and by account or mailbox; the order's own cart is excluded, because its next order replaces the last. Locks network and buyer until
 * the transaction ends, so that concurrent orders are counted one by one.
 */
export async function findObstacle(
  platform: Platform,
  tx: Transaction,
  { personId, email, network }: Orderer,
  cartId: string
): Promise<Obstacle | undefined> {
  const { free, perBuyer, perNetwork } = platform.config.unpaidOrders
  const mailbox = mailboxOf(sql`${email.toLowerCase()}::text`)
  const [buyerLock, ofBuyer] =
    personId === undefined
      ? [sql`'unpaid of mailbox ' || ${mailbox}`, sql`${orders.buyer} = ${mailbox} and ${orders.customerId} is null`]
      : [sql`${`unpaid of account ${personId}`}::text`, eq(orders.customerId, personId)]
  // The network always first, to avoid deadlocks.
  await lockNamed(tx, `unpaid of network ${network}`)
  await lockNamed(tx, buyerLock)
  const ofNetwork = eq(orders.network, network)
  const [byNetwork, byBuyer] = [
    await unpaidOf(platform, tx, ofNetwork, cartId),
    await unpaidOf(platform, tx, ofBuyer, cartId)
  ]
  const full = [
    ...(byNetwork.held >= perNetwork ? [{ who: ofNetwork, ...byNetwork }] : []),
    ...(byBuyer.held >= perBuyer ? [{ who: ofBuyer, ...byBuyer }] : [])
  ]
  const [first] = full
  if (first) {
    const oldest = await tx
      .select({ id: orders.id })
      .from(orders)
      .where(
        and(
          first.who,
          eq(orders.status, 'pending'),
          eq(orders.stock, 'held'),
          ne(orders.cartId, cartId),
          isNotNull(orders.yieldsAt),
          sql`${orders.yieldsAt} <= ${platform.clock.now()}`
        )
      )
      .orderBy(asc(orders.placedAt))
      .limit(1)
    return {
      kind: 'limit',
      oldest: oldest.map(({ id }) => id),
      waitMs: Math.max(1000, (first.endsAt?.getTime() ?? 0) - platform.clock.now().getTime())
    }
  }
  const unpaid = Math.max(byNetwork.carts, byBuyer.carts)
  return personId === undefined && unpaid >= free ? { kind: 'challenge', unpaid: unpaid - free } : undefined
}
