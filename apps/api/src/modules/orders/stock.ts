import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache } from '../catalogue/cache.ts'
import { lowStock } from '../catalogue/cards.ts'
import { variants } from '../catalogue/tables.ts'

/** Pieces by variant. */
export type Pieces = ReadonlyMap<string, number>

export interface Shortage {
  variantId: string
  available: number
}

/** How one piece moves: out of or into what is on hand, and what is held back. */
interface Movement {
  onHand: -1 | 0 | 1
  reserved: -1 | 0 | 1
}

/** The least that could be bought of a variant before or after it was moved, by transaction. */
const leastLeft = new WeakMap<Transaction, Map<string, number>>()

/**
 * A transaction that may move pieces. What the catalogue tells of them is forgotten once it has committed: the pages of
 * these goods, and lists only where one is or was nearly gone, because lists tell no more than that.
 */
export async function stockTransaction<T>(platform: Pick<Platform, 'db' | 'clock'>, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const left = new Map<string, number>()
  const result = await platform.db.transaction(async (tx) => {
    leastLeft.set(tx, left)
    return work(tx)
  })
  const cache = catalogueCache(platform)
  if ([...left.values()].some((pieces) => pieces <= lowStock)) cache.forget()
  else if (left.size > 0) cache.forgetCounts(left.keys())
  return result
}

/** Locks variants, always in the order of their ids, so that two orders never wait for each other. Answers with what can be bought of each. */
export async function lockVariants(tx: Transaction, ids: Iterable<string>): Promise<Map<string, number>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({ id: variants.id, available: sql<number>`${variants.onHand} - ${variants.reserved}` })
    .from(variants)
    .where(inArray(variants.id, wanted))
    .orderBy(variants.id)
    .for('no key update')
  return new Map(rows.map(({ id, available }) => [id, available]))
}

/** Moves pieces of locked variants, or of a single one. Answers how many variants were there; `condition` may leave some out. */
async function moveLocked(tx: Transaction, pieces: Pieces, { onHand, reserved }: Movement, condition = sql`true`): Promise<number> {
  const { rows } = await tx.execute<{ id: string; after: number; pieces: number }>(sql`
    update variants set on_hand = on_hand + ${onHand}::int * moved.pieces, reserved = reserved + ${reserved}::int * moved.pieces
    from unnest(${sql.param([...pieces.keys()])}::text[], ${sql.param([...pieces.values()])}::int[]) as moved(id, pieces)
    where variants.id = moved.id and ${condition}
    returning variants.id, variants.on_hand - variants.reserved as after, moved.pieces`)
  const freed = onHand - reserved
  const left = leastLeft.get(tx)
  if (freed !== 0 && left) for (const { id, after, pieces } of rows) left.set(id, Math.min(left.get(id) ?? after, after, after - freed * pieces))
  return rows.length
}

async function move(tx: Transaction, pieces: Pieces, movement: Movement): Promise<void> {
  if (pieces.size === 0) return
  // One row needs no order of locking: changing it locks it. Locking and changing in one statement can deadlock on a row in demand.
  if (pieces.size > 1) await lockVariants(tx, pieces.keys())
  if ((await moveLocked(tx, pieces, movement)) !== pieces.size) throw new Error('A variant of an order is gone')
}

/** Holds pieces back for an order: all of them, or none and what is short. */
export async function holdStock(tx: Transaction, pieces: Pieces): Promise<Shortage[]> {
  const hold: Movement = { onHand: 0, reserved: 1 }
  const isThere = sql`variants.on_hand - variants.reserved >= moved.pieces`
  if (pieces.size === 1 && (await moveLocked(tx, pieces, hold, isThere)) === 1) return []
  const available = await lockVariants(tx, pieces.keys())
  const short = [...pieces].flatMap(([variantId, wanted]) => {
    const left = available.get(variantId) ?? 0
    return left < wanted ? [{ variantId, available: Math.max(0, left) }] : []
  })
  if (short.length === 0 && pieces.size > 0) await moveLocked(tx, pieces, hold)
  return short
}

/** Gives held pieces back to the shelf. */
export const releaseStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: 0, reserved: -1 })

/** Held pieces leave the shop. */
export const sellStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: -1, reserved: -1 })

/** Sold pieces come back. */
export const returnStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: 1, reserved: 0 })
