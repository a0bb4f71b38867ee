import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
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

/** Locks variants, always in the order of their ids, so that two orders never wait for each other. */
export async function lockVariants(tx: Transaction, ids: Iterable<string>): Promise<void> {
  const wanted = [...new Set(ids)]
  if (wanted.length > 0) await tx.select({ id: variants.id }).from(variants).where(inArray(variants.id, wanted)).orderBy(variants.id).for('no key update')
}

/**
 * Variants with the pieces asked of them, locked in the order of their ids within the statement that changes them: a
 * checkout asks the database as seldom as it can.
 */
const lockedPieces = (pieces: Pieces) => sql`
  asked as (select * from unnest(${sql.param([...pieces.keys()])}::text[], ${sql.param([...pieces.values()])}::int[]) as asked(id, pieces)),
  locked as (select id, on_hand - reserved as available from variants where id in (select id from asked) order by id for no key update)`

async function move(tx: Transaction, pieces: Pieces, { onHand, reserved }: Movement): Promise<void> {
  if (pieces.size === 0) return
  const { rowCount } = await tx.execute(sql`
    with ${lockedPieces(pieces)}
    update variants set on_hand = on_hand + ${onHand}::int * asked.pieces, reserved = reserved + ${reserved}::int * asked.pieces
    from locked join asked on asked.id = locked.id where variants.id = locked.id`)
  if (rowCount !== pieces.size) throw new Error('A variant of an order is gone')
}

/** Holds pieces back for an order: all of them, or none and what is short. */
export async function holdStock(tx: Transaction, pieces: Pieces): Promise<Shortage[]> {
  if (pieces.size === 0) return []
  const { rows } = await tx.execute<{ id: string; available: number; isHeld: boolean }>(sql`
    with ${lockedPieces(pieces)},
    short as (select 1 from asked left join locked on locked.id = asked.id where coalesce(locked.available, 0) < asked.pieces),
    held as (
      update variants set reserved = reserved + asked.pieces from locked join asked on asked.id = locked.id
      where variants.id = locked.id and not exists (select from short) returning variants.id
    )
    select asked.id, coalesce(locked.available, 0) as available, exists (select from held where held.id = asked.id) as "isHeld"
    from asked left join locked on locked.id = asked.id`)
  if (rows.every(({ isHeld }) => isHeld)) return []
  return rows.flatMap(({ id, available }) => (available < (pieces.get(id) ?? 0) ? [{ variantId: id, available: Math.max(0, available) }] : []))
}

/** Gives held pieces back to the shelf. */
export const releaseStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: 0, reserved: -1 })

/** Held pieces leave the shop. */
export const sellStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: -1, reserved: -1 })

/** Sold pieces come back. */
export const returnStock = (tx: Transaction, pieces: Pieces): Promise<void> => move(tx, pieces, { onHand: 1, reserved: 0 })
