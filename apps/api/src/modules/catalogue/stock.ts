import { lowStock } from '@motif/contract/stock-rules'
import { inArray, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { catalogueChanged, countsChanged } from './cache.ts'
import { variants } from './tables.ts'

/** Pieces by variant. */
export type Pieces = ReadonlyMap<string, number>

/** Missing pieces of an order. */
export type Missing = Pieces

export const missingOf = (pieces: Pieces, short: readonly Shortage[]): Missing =>
  new Map(short.map(({ variantId, available }) => [variantId, (pieces.get(variantId) ?? 0) - available]))

/** `firm`: the pieces are not shown as in stock. `soft`: they are, and go to whoever pays first. */
export type Hold = 'firm' | 'soft'

export interface Shortage {
  variantId: string
  available: number
}

/** The change of stock and reservations per piece. */
interface Movement {
  onHand: -1 | 0 | 1
  reserved: -1 | 0 | 1
  soft: -1 | 0 | 1
}

/** A transaction that may move stock. It tracks the lowest availability of each variant, before or after the move. */
export type StockTransaction = Transaction & { readonly leastLeft: Map<string, number> }

/**
 * Opens a transaction that may move stock, and invalidates the catalogue cache after the commit: the pages of these products, and lists only if one
 * is or was low, because they show no more.
 */
export async function stockTransaction<T>(
  platform: Pick<Platform, 'db' | 'clock' | 'notices'>,
  work: (tx: StockTransaction) => Promise<T>
): Promise<T> {
  const leastLeft = new Map<string, number>()
  const result = await platform.db.transaction((tx) => work(Object.assign(tx, { leastLeft })))
  if ([...leastLeft.values()].some((pieces) => pieces <= lowStock)) catalogueChanged(platform, { isStock: true })
  else if (leastLeft.size > 0) countsChanged(platform, leastLeft.keys())
  return result
}

/** Stock of a variant: total, firmly reserved, and available to a new order. */
interface Counts {
  onHand: number
  reserved: number
  available: number
}

/** Locks variants in the order of their ids, to avoid deadlocks. Returns the availability of each. */
export async function lockVariants(tx: Transaction, ids: Iterable<string>): Promise<Map<string, Counts>> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tx
    .select({
      id: variants.id,
      onHand: variants.onHand,
      reserved: variants.reserved,
      available: sql<number>`${variants.onHand} - ${variants.reserved} - ${variants.soft}`
    })
    .from(variants)
    .where(inArray(variants.id, wanted))
    .orderBy(variants.id)
    .for('no key update')
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Moves stock of locked variants, or of a single one. Returns the number of rows changed; `condition` may exclude some. */
async function moveLocked(
  tx: StockTransaction,
  pieces: Pieces,
  { onHand, reserved, soft }: Movement,
  condition = sql`true`
): Promise<number> {
  const { rows } = await tx.execute<{ id: string; after: number; pieces: number }>(sql`
    update variants set on_hand = on_hand + ${onHand}::int * moved.pieces, reserved = reserved + ${reserved}::int * moved.pieces, soft = soft + ${soft}::int * moved.pieces
    from unnest(${sql.param([...pieces.keys()])}::text[], ${sql.param([...pieces.values()])}::int[]) as moved(id, pieces)
    where variants.id = moved.id and ${condition}
    returning variants.id, variants.on_hand - variants.reserved as after, moved.pieces`)
  const freed = onHand - reserved
  if (freed !== 0)
    for (const { id, after, pieces } of rows)
      tx.leastLeft.set(id, Math.min(tx.leastLeft.get(id) ?? after, after, after - freed * pieces))
  return rows.length
}

async function move(tx: StockTransaction, pieces: Pieces, movement: Movement): Promise<void> {
  if (pieces.size === 0) return
  // A single row needs no lock order, because the update locks it. Locking and updating separately can deadlock on a contested row.
  if (pieces.size > 1) await lockVariants(tx, pieces.keys())
  if ((await moveLocked(tx, pieces, movement)) !== pieces.size) throw new Error('A variant of an order is gone')
}

/** The column for each kind of hold. */
const held = (hold: Hold, by: 1 | -1): Pick<Movement, 'reserved' | 'soft'> =>
  hold === 'firm' ? { reserved: by, soft: 0 } : { reserved: 0, soft: by }

const isAvailable = sql`variants.on_hand - variants.reserved - variants.soft >= moved.pieces`

function shortagesIn(pieces: Pieces, counts: ReadonlyMap<string, Counts>): Shortage[] {
  return [...pieces].flatMap(([variantId, wanted]) => {
    const left = counts.get(variantId)?.available ?? 0
    return left < wanted ? [{ variantId, available: Math.max(0, left) }] : []
  })
}

/** Reserves pieces firmly for an order in payment: all, or none. Returns the missing ones. */
export async function holdStock(tx: StockTransaction, pieces: Pieces): Promise<Shortage[]> {
  const hold: Movement = { onHand: 0, ...held('firm', 1) }
  if (pieces.size === 1 && (await moveLocked(tx, pieces, hold, isAvailable)) === 1) return []
  const short = shortagesIn(pieces, await lockVariants(tx, pieces.keys()))
  if (short.length === 0 && pieces.size > 0) await moveLocked(tx, pieces, hold)
  return short
}

/** Share of a variant's stock that unpaid orders may reserve firmly in total; at least the last piece. */
const firmHoldShare = 0.5
const firmLimit = (onHand: number) => Math.max(1, Math.floor(onHand * firmHoldShare))

/** Share of a variant's stock that one unpaid order may reserve without yielding at once; at least some pieces. */
const smallOrderShare = 0.25
const smallOrderPieces = 10
const smallOrderLimit = (onHand: number) => Math.max(smallOrderPieces, Math.floor(onHand * smallOrderShare))

export interface UnpaidHold {
  short: Shortage[]
  hold: Hold
  /** Whether it stays within the limit of a small order for every variant. */
  isModest: boolean
}

/**
 * Reserves pieces for a new order: all, or none. Returns the missing ones. Firm only while the firm holds of unpaid orders stay within their share
 * of every variant, so that unpaid orders cannot make the shop look sold out.
 */
export async function holdUnpaid(tx: StockTransaction, pieces: Pieces): Promise<UnpaidHold> {
  const [only] = pieces
  if (only && pieces.size === 1 && only[1] <= smallOrderPieces) {
    // The common case in one statement. `floor(on_hand / 2)` is `firmLimit` in SQL.
    const isWithin = sql`${isAvailable} and variants.reserved + moved.pieces <= greatest(1, variants.on_hand / 2)`
    if ((await moveLocked(tx, pieces, { onHand: 0, ...held('firm', 1) }, isWithin)) === 1)
      return { short: [], hold: 'firm', isModest: true }
  }
  const counts = await lockVariants(tx, pieces.keys())
  const short = shortagesIn(pieces, counts)
  const isWithin = (limit: (onHand: number) => number, more: (counts: Counts) => number) =>
    [...pieces].every(([id, wanted]) => {
      const known = counts.get(id)
      return known !== undefined && more(known) + wanted <= limit(known.onHand)
    })
  const hold: Hold = isWithin(firmLimit, ({ reserved }) => reserved) ? 'firm' : 'soft'
  const isModest = isWithin(smallOrderLimit, () => 0)
  if (short.length === 0 && pieces.size > 0) await moveLocked(tx, pieces, { onHand: 0, ...held(hold, 1) })
  return { short, hold, isModest }
}

/** Converts a firm hold into a soft one. */
export const makeHoldSoft = (tx: StockTransaction, pieces: Pieces): Promise<void> =>
  move(tx, pieces, { onHand: 0, reserved: -1, soft: 1 })

/** Releases reserved pieces. */
export const releaseStock = (tx: StockTransaction, pieces: Pieces, hold: Hold): Promise<void> =>
  move(tx, pieces, { onHand: 0, ...held(hold, -1) })

/** Removes reserved pieces from stock. */
export const sellStock = (tx: StockTransaction, pieces: Pieces, hold: Hold): Promise<void> =>
  move(tx, pieces, { onHand: -1, ...held(hold, -1) })

/** Returns sold pieces to stock. */
export const returnStock = (tx: StockTransaction, pieces: Pieces): Promise<void> =>
  move(tx, pieces, { onHand: 1, reserved: 0, soft: 0 })
