import { and, eq, gt, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { products, variants } from '../catalogue/index.ts'
import { alertLinks } from './stop-link.ts'
import { stockAlerts } from './tables.ts'

/** Alerts per address, because anybody may type it. */
const alertsPerAddressMax = 20

const waitingDays = 180

/**
 * Stores an alert request. The answer is the same if the address waits already or reached its limit, so it reveals nothing. The variant is locked,
 * so that it cannot be restocked between check and insert.
 */
export async function requestAlert(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { variantId, email: typed }: { variantId: string; email: string }
): Promise<void> {
  const [now, email] = [clock.now(), typed.toLowerCase()]
  const endsAt = new Date(now.getTime() + waitingDays * 86_400_000)
  await db.transaction(async (tx) => {
    const [variant] = await tx
      .select({ left: sql<number>`${variants.onHand} - ${variants.reserved}` })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .where(and(eq(variants.id, variantId), eq(variants.isWithdrawn, false), eq(products.isShown, true)))
      .for('share', { of: variants })
    if (!variant) throw new ProblemError('variant-not-found')
    if (variant.left > 0) throw new ProblemError('variant-back-already')
    const others = and(
      eq(stockAlerts.email, email),
      sql`${stockAlerts.variantId} <> ${variantId}`,
      gt(stockAlerts.endsAt, now)
    )
    if ((await tx.$count(stockAlerts, others)) >= alertsPerAddressMax) return
    await tx
      .insert(stockAlerts)
      .values({ variantId, email, askedAt: now, endsAt })
      .onConflictDoUpdate({ target: [stockAlerts.variantId, stockAlerts.email], set: { endsAt } })
  })
}

/** Deletes all alerts of an address. */
export async function stopAlerts(platform: Pick<Platform, 'db' | 'secret' | 'clock'>, token: string): Promise<void> {
  const email = alertLinks.emailOf(platform, token)
  if (email === undefined) throw new ProblemError('stop-link-invalid')
  await platform.db.delete(stockAlerts).where(eq(stockAlerts.email, email))
}
