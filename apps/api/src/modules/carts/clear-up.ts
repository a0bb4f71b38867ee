import { type SQL, and, asc, inArray, isNotNull, isNull, lt, notExists, or, eq } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { cartLines, carts, removedDesigns } from './tables.ts'

const dayMs = 86_400_000

/** A visitor's cart nobody touched for this long is forgotten, and so is the old address of one that was joined to another. */
const keptDays = 90

/** One that nothing is in any more, or never was. */
const emptyDays = 7

/** Carts deleted in one statement, their lines with them. */
const batch = 200

/** Deletes visitors' carts nobody comes back for. One that somebody is at just now is left alone; customers' own carts stay. */
export async function clearCarts({ db, clock, log }: Pick<Platform, 'db' | 'clock' | 'log'>): Promise<void> {
  const now = clock.now().getTime()
  const isVisitors = or(isNull(carts.customerId), isNotNull(carts.mergedInto))
  const isEmpty = notExists(db.select({ id: cartLines.id }).from(cartLines).where(eq(cartLines.cartId, carts.id)))
  const before = (days: number) => lt(carts.updatedAt, new Date(now - days * dayMs))
  const deleteAll = async (which: SQL | undefined) => {
    for (let count = 0; ;) {
      const some = db
        .select({ id: carts.id })
        .from(carts)
        .where(which)
        .orderBy(asc(carts.updatedAt))
        .limit(batch)
        .for('update', { skipLocked: true })
      const gone = await db.delete(carts).where(inArray(carts.id, some)).returning({ id: carts.id })
      count += gone.length
      if (gone.length < batch) return count
    }
  }
  const count =
    (await deleteAll(and(isVisitors, before(keptDays)))) +
    (await deleteAll(and(isNull(carts.customerId), isNull(carts.mergedInto), before(emptyDays), isEmpty)))
  if (count > 0) log.info({ count }, 'carts nobody came back for were deleted')
}

/** Forgets designs of lines that were taken out more than a day ago: nobody is offered to have them back any more. */
export async function clearRemovedDesigns({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<void> {
  await db.delete(removedDesigns).where(lt(removedDesigns.removedAt, new Date(clock.now().getTime() - dayMs)))
}
