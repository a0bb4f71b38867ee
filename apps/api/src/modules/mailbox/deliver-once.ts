import { setTimeout as delay } from 'node:timers/promises'
import { eq, lt } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { DeliverMail } from '../../platform/mail.ts'
import type { Platform } from '../../platform/platform.ts'
import { deliveredMails } from './tables.ts'

/** Milliseconds between two attempts to record a delivery while the database is away. */
const pauseMs = 1_000

/** Attempts: about eight minutes, less than the ten after which the queue repeats the job. */
const triesMax = 480

/** Days a delivery is remembered. The queue repeats a job for about one. */
const rememberedDays = 3

/**
 * Delivers each mail once, even if the queue repeats its job because the database was away at its end: the delivery is recorded as soon as the
 * database is back, minutes before the queue repeats the job. Only a process that is killed between the mail server's response and the record can
 * cause a second copy, which has the same `Message-ID`.
 */
export function deliverOnce(
  deliver: DeliverMail,
  { db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>,
  pause = pauseMs
): DeliverMail {
  const record = async (messageId: string) => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await db.insert(deliveredMails).values({ messageId, deliveredAt: clock.now() }).onConflictDoNothing()
      } catch (error) {
        if (tries === triesMax) throw error
        if (tries === 1) log.warn({ err: error }, 'a delivered mail could not be recorded and will be tried again')
        await delay(pause, undefined, { ref: false })
      }
    }
  }
  return async (message) => {
    const { messageId } = message
    if (messageId === undefined) return deliver(message)
    const known = await db.$count(deliveredMails, eq(deliveredMails.messageId, messageId))
    if (known > 0) return
    await deliver(message)
    await record(messageId)
  }
}

/** Forgets deliveries whose jobs are no longer repeated. */
export const forgetDeliveries = (platform: Pick<Platform, 'db' | 'log' | 'clock'>): Promise<number> =>
  deleteRows(
    platform,
    deliveredMails,
    lt(deliveredMails.deliveredAt, new Date(platform.clock.now().getTime() - rememberedDays * 86_400_000)),
    deliveredMails.deliveredAt
  )
