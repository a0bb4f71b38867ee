import { TypedFastBitSet } from 'typedfastbitset'
import type { Entries } from './entries.ts'
import { type Group, type Groups, type Having, groupOf, numbersIn, stepOf } from './groups.ts'
import type { Columns } from './columns.ts'
import type { Combinations } from './combinations.ts'

export interface OptionFilter {
  id: string
  /** Any of them. */
  values: readonly string[]
}

/** What products are to be like. Options and stock must be fulfilled by one and the same variant. */
export interface Wanted {
  /** Numbers of products a search found; all of them without it. */
  among?: Int32Array | undefined
  /** Numbers of the products of a collection; all of them without it. */
  collection?: readonly number[] | undefined
  /** Numbers of categories; any of them. */
  categories?: ReadonlySet<number> | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  isInStock?: boolean | undefined
  isBlank?: boolean | undefined
  options?: readonly OptionFilter[] | undefined
}

export interface Found {
  /** Numbers of the products. */
  numbers: Group
  total: number
  /** Products left by all filters but the one on categories. */
  categories: ReadonlyMap<number, number>
  /** By place of the value: products left by all filters but the one on its option. */
  values: Uint32Array
  /** By place of the option: found products that have it. */
  options: Uint32Array
  /** Prices left by all filters but the one on prices. */
  price: { low: number; high: number } | null
  /** Products left by all filters but the one on stock, that can be bought. */
  inStock: number
  /** Products left by all filters but the one on blanks, that are printed on demand. */
  blanks: number
}

/** A variant passes all filters on options, fails exactly one, or fails more. */
const passes = -1
const failsMore = -2

/** For each combination: `passes`, `failsMore`, or the place of the only option filter it fails. */
function statesOf({ highest, values, first, listed }: Combinations, filters: readonly OptionFilter[]): Int32Array {
  const states = new Int32Array(highest + 1).fill(passes)
  filters.forEach(({ id, values: wanted }, filter) => {
    const isWanted = values.map(({ option, value }) => option === id && wanted.includes(value))
    for (let number = 0; number <= highest; number++)
      if (!listed.subarray(first[number], first[number + 1]).some((place) => isWanted[place]))
        states[number] = states[number] === passes ? filter : failsMore
  })
  return states
}

/** Which option filter is on the option of each value, else `failsMore`, which is none. */
const filterOfValues = ({ values }: Combinations, filters: readonly OptionFilter[]): Int32Array =>
  Int32Array.from(values, ({ option }) => {
    const index = filters.findIndex(({ id }) => id === option)
    return index === -1 ? failsMore : index
  })

/** Products of any of some groups. */
function anyOf(groups: readonly (Group | undefined)[]): Group {
  const union = new TypedFastBitSet()
  for (const group of groups) if (group) union.union(group)
  return union
}

/** Those a filter leaves, where there is one. */
const within = (some: Group, filter: Group | undefined): Group => (filter ? some.new_intersection(filter) : some)

/** Products whose lowest price lies between two, in minor units. */
function pricedBetween({ groups: { prices }, low }: Columns, least: number, most: number): Group {
  const [first, last] = [stepOf(least), stepOf(most)]
  const priced = anyOf(prices.filter((_, step) => step > first && step < last))
  for (const step of new Set([first, last]))
    prices[step]?.forEach((number) => {
      if (low[number]! >= least && low[number]! <= most) priced.add(number)
    })
  return priced
}

/** Some products, and their numbers where they are so few that looking at each of them takes less time than at all bits. */
interface Some {
  group: Group
  few: Int32Array | undefined
}

/** Bits looked at in the time it takes to look at one product of a list. */
const bitsInTime = 64

const someOf = (group: Group, size: number): Some => ({
  group,
  few: group.size() * bitsInTime < size ? numbersIn(group) : undefined
})

/** How many of some products are in a group. */
function countIn({ group, few }: Some, other: Group): number {
  if (!few) return group.intersection_size(other)
  let count = 0
  for (const number of few) if (other.has(number)) count++
  return count
}

/** The lowest and the highest price of some products. */
function pricesOf({ groups: { prices }, low }: Columns, { group: some, few }: Some): Found['price'] {
  if (few?.length === 0) return null
  if (few)
    return {
      low: few.reduce((least, number) => Math.min(least, low[number]!), Infinity),
      high: few.reduce((most, number) => Math.max(most, low[number]!), 0)
    }
  const isOfSome = (step: Group | undefined) => step?.intersects(some) ?? false
  const [lowest, highest] = [prices.find(isOfSome), prices.findLast(isOfSome)]
  if (!lowest || !highest) return null
  const ends = (step: Group) => {
    let [least, most] = [Infinity, -Infinity]
    step.new_intersection(some).forEach((number) => {
      least = Math.min(least, low[number]!)
      most = Math.max(most, low[number]!)
    })
    return { least, most }
  }
  return { low: ends(lowest).least, high: ends(highest).most }
}

/** Products with a variant, or with one that can be bought. */
function passingOf(some: readonly Entries[], isInStock: boolean): Group {
  const passing = new TypedFastBitSet()
  for (const { list, length } of some)
    for (let at = 0; at < length; at++) if (!isInStock || (list[at]! & 1) === 1) passing.add(list[at]! >> 1)
  return passing
}

/** Entries by the value they are counted for: those of variants that pass all option filters, but for the one on the value's own option. */
function entriesOfValues(
  { entries }: Groups,
  { first, listed, values }: Combinations,
  states: Int32Array,
  filterOf: Int32Array
): Entries[][] {
  const ofValues: Entries[][] = values.map(() => [])
  entries.forEach((own, combination) => {
    const state = states[combination]!
    for (let at = first[combination]!; at < first[combination + 1]!; at++)
      if (state === passes || (state !== failsMore && filterOf[listed[at]!] === state)) ofValues[listed[at]!]!.push(own)
  })
  return ofValues
}

/** By number of the product: what it was counted for last, so that none counts twice. One for all counts, which are made one after the other. */
let counted = new Int32Array(0)
let counting = 0

/** Products of a group with an entry. */
function countEntries(group: Group, some: readonly Entries[], isInStock: boolean, size: number): number {
  if (counted.length < size || counting === 0x7f_ff_ff_ff) {
    counted = new Int32Array(size)
    counting = 0
  }
  counting++
  let count = 0
  for (const { list, length } of some)
    for (let at = 0; at < length; at++) {
      const number = list[at]! >> 1
      if ((isInStock && (list[at]! & 1) === 0) || counted[number] === counting || !group.has(number)) continue
      counted[number] = counting
      count++
    }
  return count
}

/** Products that a search found, of a collection, and that are printed on demand or not. */
function amongAll({ groups: { blank } }: Columns, { all }: Having, { among, collection, isBlank }: Wanted): Group {
  const found = within(within(all, among && groupOf(among)), collection && groupOf(collection))
  if (isBlank === undefined) return found
  return isBlank ? found.new_intersection(blank) : found.new_difference(blank)
}

/**
 * Finds products and counts every facet. A facet counts what all filters but its own leave: a product that fails only the filter on categories
 * counts for its category, and a variant that fails only the one on its colour counts for that colour.
 */
export function findProducts(columns: Columns, combinations: Combinations, wanted: Wanted): Found {
  const { groups, size } = columns
  const { entries, offered, available, categories } = groups
  const { minPrice, maxPrice, isInStock = false, options = [] } = wanted
  const having = isInStock ? available : offered
  const states = statesOf(combinations, options)
  const filterOf = filterOfValues(combinations, options)

  const all = amongAll(columns, having, wanted)
  const passingEntries = entries.filter((_, combination) => states[combination] === passes)
  const passing = options.length === 0 ? undefined : passingOf(passingEntries, isInStock)
  const inCategories = wanted.categories && anyOf([...wanted.categories].map((category) => categories[category]))
  const priced =
    minPrice === undefined && maxPrice === undefined
      ? undefined
      : pricedBetween(columns, minPrice ?? 0, maxPrice ?? Infinity)
  const leaveOf = (some: Group) => within(within(within(some, inCategories), priced), passing)
  const passingAll = within(all, passing)
  const withoutCategories = someOf(within(passingAll, priced), size)
  const withoutOptions = someOf(within(within(all, inCategories), priced), size)
  const numbers = someOf(within(withoutOptions.group, passing), size)

  const ofValues = entriesOfValues(groups, combinations, states, filterOf)
  const countValue = (value: number) => {
    // Filters on other options take some of its variants away.
    const isWhole = options.every((_, filter) => filter === filterOf[value])
    const group = isWhole ? having.values[value] : undefined
    return group
      ? countIn(withoutOptions, group)
      : countEntries(withoutOptions.group, ofValues[value]!, isInStock, size)
  }
  const total = numbers.group.size()
  const countInStock = () => {
    if (isInStock) return total
    if (options.length === 0) return countIn(numbers, available.all)
    const [filter] = options
    const groups =
      options.length === 1
        ? filter?.values.map((value) => available.values[combinations.places.get(`${filter.id}/${value}`) ?? -1])
        : undefined
    // Values that few products have are counted by their entries.
    return groups?.every((group) => group !== undefined)
      ? countIn(numbers, anyOf(groups))
      : countEntries(numbers.group, passingEntries, true, size)
  }
  return {
    numbers: numbers.group,
    total,
    categories: new Map(
      categories
        .map((group, category) => [category, countIn(withoutCategories, group)] as const)
        .filter(([, count]) => count > 0)
    ),
    values: Uint32Array.from(combinations.values, (_, value) => countValue(value)),
    options: Uint32Array.from(combinations.options, (_, option) => {
      const group = having.options[option]
      return group ? countIn(numbers, group) : 0
    }),
    price: pricesOf(columns, someOf(within(passingAll, inCategories), size)),
    inStock: countInStock(),
    blanks:
      wanted.isBlank === undefined
        ? countIn(numbers, groups.blank)
        : leaveOf(amongAll(columns, having, { ...wanted, isBlank: true })).size()
  }
}
