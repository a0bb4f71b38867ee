import type { ProductSort } from '@motif/contract/catalogue-query-rules'
import type { TextMatches } from '../text-matches.ts'
import { numbersIn } from './groups.ts'
import type { Columns } from './columns.ts'

type Key = (number: number) => number

/** Keys of some products, and the ends of their range. */
function readKeys(numbers: Int32Array, keyOf: Key) {
  // Not `Float64Array.from`, which takes five times as long.
  const keys = new Float64Array(numbers.length)
  let [least, most] = [Infinity, -Infinity]
  for (let index = 0; index < numbers.length; index++) {
    const key = keyOf(numbers[index]!)
    keys[index] = key
    if (key < least) least = key
    if (key > most) most = key
  }
  return { keys, least, most }
}

/** From so many products on, 16 bits at a time take less than 10: the counts of the first alone are 65,536. */
const manyProducts = 20_000

/** Sorts numbers of products by a key, keeping the order of equal ones: a pass of counting for each digit, whatever their number. */
function sortBy(numbers: Int32Array, keyOf: Key): Int32Array {
  const digits = numbers.length < manyProducts ? 0x4_00 : 0x1_00_00
  let { keys, ...range } = readKeys(numbers, keyOf)
  const { least, most } = range
  let sorted = numbers
  for (let shift = 1; most - least >= shift; shift *= digits) {
    const starts = new Uint32Array(digits + 1)
    const length = sorted.length
    for (let index = 0; index < length; index++) starts[(((keys[index]! - least) / shift) & (digits - 1)) + 1]!++
    for (let digit = 1; digit <= digits; digit++) starts[digit]! += starts[digit - 1]!
    const [nextNumbers, nextKeys] = [new Int32Array(length), new Float64Array(length)]
    for (let index = 0; index < length; index++) {
      const place = starts[((keys[index]! - least) / shift) & (digits - 1)]!++
      nextNumbers[place] = sorted[index]!
      nextKeys[place] = keys[index]!
    }
    ;[sorted, keys] = [nextNumbers, nextKeys]
  }
  return sorted
}

/** What each order compares, the most important first. Equal products stand in the order of their numbers. */
const keysOf = ({
  featured,
  low,
  since,
  rating,
  ratings,
  sold
}: Columns): Readonly<Record<ProductSort, readonly Key[]>> => {
  const place: Key = (number) => featured[number]!
  return {
    featured: [place],
    newest: [(number) => -since[number]!, place],
    'price-asc': [(number) => low[number]!, place],
    'price-desc': [(number) => -low[number]!, place],
    // Who wrote of a product bought it: that tells products apart which sold alike, and all of them in a new shop.
    'best-selling': [(number) => -sold[number]!, (number) => -ratings[number]!, place],
    rating: [(number) => -rating[number]!, (number) => -ratings[number]!, place]
  }
}

/**
 * How much more a product counts in a search because people buy it: a tenth for ten pieces sold lately or people who wrote
 * of it, a fifth for a hundred, three tenths at most. What the words say keeps names, keywords and descriptions further apart.
 */
const popularityOf = ({ sold, ratings }: Columns, number: number) =>
  1 + Math.min(0.3, Math.log10(1 + sold[number]! + ratings[number]!) / 10)

/** Ranks by number. One for all searches, whose products are sorted one after the other: a new one of 4 MB for each keeps the collector at work. */
let ranks = new Int32Array(0)

/** The rank of each product that was found; of no other. */
function rankIn({ numbers, ranks: own }: TextMatches): Key {
  const size = (numbers.at(-1) ?? -1) + 1
  if (ranks.length < size) ranks = new Int32Array(size)
  for (let index = 0; index < numbers.length; index++) ranks[numbers[index]!] = own[index]!
  return (number) => ranks[number]!
}

/** Steps the keys of products are told apart by before those that cannot come first are left out. */
const keySteps = 4096

/** Some products less such as `needed` others come before: a page needs a few of what tens of thousands are found of. */
function leading(numbers: Int32Array, keyOf: Key | undefined, needed: number): Int32Array {
  if (!keyOf || numbers.length <= needed) return numbers
  const { keys, least, most } = readKeys(numbers, keyOf)
  const scale = (keySteps - 1) / (most - least || 1)
  const counts = new Uint32Array(keySteps)
  for (const key of keys) counts[Math.floor((key - least) * scale)]!++
  let [last, passed] = [0, counts[0]!]
  while (passed < needed) passed += counts[++last]!
  return numbers.filter((_, index) => Math.floor((keys[index]! - least) * scale) <= last)
}

const sortByAll = (numbers: Int32Array, keys: readonly Key[]) => keys.reduceRight(sortBy, numbers)

/** An order without the products that changed, and with those of them that are still there at their new places. */
function mended(order: Int32Array, changed: ReadonlySet<number>, there: Int32Array, keys: readonly Key[]): Int32Array {
  const isBefore = (one: number, other: number) => {
    for (const keyOf of keys) if (keyOf(one) !== keyOf(other)) return keyOf(one) < keyOf(other)
    return one < other
  }
  const next = new Int32Array(order.length + there.length)
  let [length, added] = [0, 0]
  for (const number of order) {
    if (changed.has(number)) continue
    while (added < there.length && isBefore(there[added]!, number)) next[length++] = there[added++]!
    next[length++] = number
  }
  while (added < there.length) next[length++] = there[added++]!
  return next.subarray(0, length)
}

export interface Orders {
  /** Every product there is, sorted. */
  all(sort: ProductSort): Int32Array
  /**
   * The first `needed` of some products, ascending by number, sorted; there may be more. Where the shop's own order is asked for and a search
   * found them, those that fit best come first; among alike ones, what sells.
   */
  of(numbers: Int32Array, sort: ProductSort, matches: TextMatches | undefined, needed: number): Int32Array
  /** To be told which products' columns changed. */
  changed(numbers: readonly number[]): void
}

/** Orders over columns. Each is made when it is first asked for, and mended when it is asked for after a change. */
export function ordersOver(columns: Columns): Orders {
  const known = new Map<ProductSort, { order: Int32Array; changed: Set<number> }>()
  const relevance = (matches: TextMatches): Key => {
    const rank = rankIn(matches)
    return (number) => -Math.round(rank(number) * popularityOf(columns, number))
  }
  function all(sort: ProductSort): Int32Array {
    const keys = keysOf(columns)[sort]
    const entry = known.get(sort)
    if (entry && entry.changed.size === 0) return entry.order
    const there = columns.groups.offered.all
    const numbers = entry
      ? Int32Array.from(entry.changed)
          .filter((number) => there.has(number))
          .sort()
      : numbersIn(there)
    const sorted = sortByAll(numbers, keys)
    const order = entry ? mended(entry.order, entry.changed, sorted, keys) : sorted
    known.set(sort, { order, changed: new Set() })
    return order
  }
  return {
    all,
    of: (numbers, sort, matches, needed) => {
      const keys = keysOf(columns)[sort]
      const all = sort === 'featured' && matches ? [relevance(matches), ...keys] : keys
      return sortByAll(leading(numbers, all[0], needed), all)
    },
    changed: (numbers) => {
      for (const { changed } of known.values()) for (const number of numbers) changed.add(number)
    }
  }
}
