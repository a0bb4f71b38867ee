import { eq, inArray, lt } from 'drizzle-orm'
import { deleteRows } from '../../platform/clear-rows.ts'
import type { Platform } from '../../platform/platform.ts'
import type { FileName } from '../../platform/storage/storage.ts'
import { printFailures } from './tables.ts'
import type { FailureReason } from './worker/worker-pool.ts'

/** Days a failure is remembered. */
const rememberedDays = 90

/** Names looked up per statement. */
const namesMax = 1_000

/** Remembers that a file could not be made. */
export async function recordFailure(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  name: FileName,
  reason: FailureReason
): Promise<void> {
  const failure = { reason, failedAt: clock.now() }
  await db
    .insert(printFailures)
    .values({ name, ...failure })
    .onConflictDoUpdate({ target: printFailures.name, set: failure })
}

/** Forgets the failure of a file that was made after all. */
export async function forgetFailure({ db }: Pick<Platform, 'db'>, name: FileName): Promise<void> {
  await db.delete(printFailures).where(eq(printFailures.name, name))
}

/** Reasons of the files among these that could not be made. */
export async function failuresAmong(
  { db }: Pick<Platform, 'db'>,
  names: readonly FileName[]
): Promise<ReadonlyMap<string, FailureReason>> {
  const reasons = new Map<string, FailureReason>()
  for (let from = 0; from < names.length; from += namesMax) {
    const rows = await db
      .select({ name: printFailures.name, reason: printFailures.reason })
      .from(printFailures)
      .where(inArray(printFailures.name, names.slice(from, from + namesMax)))
    for (const { name, reason } of rows) reasons.set(name, reason)
  }
  return reasons
}

export const clearFailures = (platform: Pick<Platform, 'db' | 'log' | 'clock'>): Promise<number> =>
  deleteRows(
    platform,
    printFailures,
    lt(printFailures.failedAt, new Date(platform.clock.now().getTime() - rememberedDays * 86_400_000)),
    printFailures.failedAt
  )
