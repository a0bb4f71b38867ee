import { lt, sql } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Transaction } from '../../platform/database.ts'
import type { Person } from '../../platform/person.ts'
import type { Platform } from '../../platform/platform.ts'
import { ProblemError } from '../../platform/problem.ts'
import { ownerOf } from '../uploads/index.ts'
import { designIntake } from './tables.ts'

/** Bytes of designs that one account, or the guests of one network, may add to carts per day: some 3,000 typical designs. */
export const dailyDesignBytesMax = 30 * 2 ** 20

const dayMs = 86_400_000

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

/** Counts the designs somebody adds to carts, in the transaction that stores them. Throws `quota-exceeded` above the daily limit. */
export function designQuotaFor(
  platform: Pick<Platform, 'secret' | 'clock'>,
  person: Person | undefined,
  request: Pick<FastifyRequest, 'ip'>
): (tx: Transaction, bytes: number) => Promise<void> {
  const { customerId, network } = ownerOf(platform, person, request)
  const owner = customerId === null ? `network ${network}` : `customer ${customerId}`
  return async (tx, bytes) => {
    const [row] = await tx
      .insert(designIntake)
      .values({ owner, day: dayOf(platform.clock.now()), bytes })
      .onConflictDoUpdate({
        target: [designIntake.owner, designIntake.day],
        set: { bytes: sql`${designIntake.bytes} + excluded.bytes` }
      })
      .returning({ bytes: designIntake.bytes })
    if ((row?.bytes ?? 0) <= dailyDesignBytesMax) return
    throw new ProblemError('cart-designs-of-day-full')
  }
}

/** Deletes the counts of past days. */
export async function clearDesignQuotas(platform: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const yesterday = dayOf(new Date(platform.clock.now().getTime() - dayMs))
  await deleteRows(platform, designIntake, lt(designIntake.day, yesterday), designIntake.day)
}
