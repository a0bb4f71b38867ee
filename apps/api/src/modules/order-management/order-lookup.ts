import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { mailOrder, orders } from '../orders/index.ts'

const job = 'orders.find'

interface LookupRequest {
  number: string
  email: string
}

/** One mail to the same question in so many minutes. */
const mailIntervalMinutes = 10

/** An order's number however it was typed: `m 2611 k7qp` is `M-2611-K7QP`. */
export function normaliseOrderNumber(typed: string): string {
  const parts = /^M(\d{4})([A-Z\d]{4})$/.exec(typed.toUpperCase().replace(/[^A-Z\d]/g, ''))
  return parts ? `M-${parts[1]}-${parts[2]}` : typed.trim().toUpperCase()
}

/**
 * Mails the link of an order to whoever ordered it. Looked up in a job: the request takes as long, and leaves the same trace,
 * whether or not there is such an order.
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
