import { type Groups, type Described, addToAll, noGroups, removeFromAll } from './groups.ts'
import type { Combinations } from './combinations.ts'

/**
 * What lists are made from: a column for each thing they sort by, indexed by the product's number, and groups of products for what they filter and count. A pass
 * over a column takes milliseconds where rows of a database take seconds.
 */
export interface Columns {
  /** One more than the highest number. */
  size: number
  /** Lowest price, in minor units. */
  low: Int32Array
  /** Average of the reviews, in tenths. */
  rating: Int32Array
  ratings: Int32Array
  /** Pieces sold lately. */
  sold: Int32Array
  featured: Int32Array
  /** Day it came into the shop, counted from 1970. */
  since: Int32Array
  groups: Groups
}

const perProduct = [
  'low',
  'rating',
  'ratings',
  'sold',
  'featured',
  'since'
] as const satisfies readonly (keyof Columns)[]

export function emptyColumns(): Columns {
  const none = () => new Int32Array(64)
  return {
    size: 0,
    low: none(),
    rating: none(),
    ratings: none(),
    sold: none(),
    featured: none(),
    since: none(),
    groups: noGroups()
  }
}

function makeRoom(columns: Columns, number: number): void {
  columns.size = Math.max(columns.size, number + 1)
  if (number < columns.low.length) return
  for (const name of perProduct) {
    const longer = new Int32Array(Math.max(number + 1, Math.ceil(columns[name].length * 1.5)))
    longer.set(columns[name])
    columns[name] = longer
  }
}

/** Reads search rows in the form `packedRows` writes them into the columns. */
function* read(columns: Columns, packed: Buffer): Generator<Described> {
  let at = 0
  const next = () => {
    at += 4
    return packed.readInt32BE(at - 4)
  }
  while (at < packed.byteLength) {
    const number = next()
    makeRoom(columns, number)
    const category = next()
    const low = next()
    columns.low[number] = low
    columns.rating[number] = next()
    columns.ratings[number] = next()
    columns.sold[number] = next()
    columns.featured[number] = next()
    columns.since[number] = next()
    const isBlank = next() === 1
    const variants: number[] = []
    for (let left = next() / 4; left > 0; left--) variants.push(next())
    yield { number, category, low, isBlank, variants }
  }
}

/** Takes in search rows of products that are not there, ascending, with their combinations of options known. */
export const putProducts = (columns: Columns, combinations: Combinations, packed: Buffer): void =>
  addToAll(columns.groups, combinations, read(columns, packed))

/** Takes out those products that are there. Their numbers are ascending. */
export const removeProducts = (columns: Columns, numbers: readonly number[]): void =>
  removeFromAll(columns.groups, numbers)
