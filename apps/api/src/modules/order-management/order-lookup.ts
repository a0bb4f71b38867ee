import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { mailOrder, orders } from '../orders/index.ts'

const job = 'orders.find'

interface LookupRequest {
  number: string
  email: string
}

/** Minutes within which the same request sends one mail. */
const mailIntervalMinutes = 10

/** Normalises an order number: `m 2611 k7qp` is `M-2611-K7QP`. */
export function normaliseOrderNumber(typed: string): string {
  const parts = /^M(\d{4})([A-Z\d]{4})$/.exec(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
  return parts ? `M-${parts[1]}-${parts[2]}` : typed.trim().toUpperCase()
}

/**
 * Mails the link of an order to its buyer. A job looks the order up, so that the request takes as long, and has the same effects, whether or not
 * the order exists.
 */
export function handleLookupJobs(platform: Platform): void {
  platform.jobs.handle<LookupRequest>(job, async ({ number, email }) => {
    const [order] = await platform.db
      .select()
      .from(orders)
      .where(and(eq(orders.number, number), eq(orders.email, email)))
    if (order) await platform.db.transaction((tx) => mailOrder(platform, tx, order, undefined, { mail: 'order-link' }))
  })
}

export async function requestOrderLink({ jobs, clock }: Platform, { number, email }: LookupRequest): Promise<void> {
  const wanted: LookupRequest = { number: normaliseOrderNumber(number), email: email.toLowerCase() }
  const slot = Math.floor(clock.now().getTime() / (mailIntervalMinutes * 60_000))
  await jobs.send(job, wanted, {
    key: createHash('sha256')
      .update(JSON.stringify([wanted, slot]))
      .digest('hex')
  })
}
