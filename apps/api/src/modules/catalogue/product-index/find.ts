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
  /** Numbers of categories; any of them. */
  categories?: ReadonlySet<number> | undefined
  minPrice?: number | undefined
  maxPrice?: number | undefined
  isInStock?: boolean | undefined
  isBlank?: boolean | undefined
  options?: readonly OptionFilter[] | undefined
}

export interface Found {
  total: number
  /** By number: 1 where it was found. */
  isFound: Uint8Array
  /** Products left by all filters but the one on categories. */
  categories: ReadonlyMap<number, number>
  /** By place of the value: products left by all filters but the one on its option. */
  values: Uint32Array
  /** By place of the option: found products that have it. */
  options: Uint32Array
  /** Prices left by all filters but the one on prices. */
  price: { low: number; high: number } | null
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

/**
 * Finds products and counts every facet in one pass. A facet counts what all filters but its own leave: a product that fails only the filter
 * on categories counts for its category, and a variant that fails only the one on its colour counts for that colour.
 */
export function findProducts(columns: Columns, combinations: Combinations, wanted: Wanted): Found {
  const { category, low, isBlank, first, count, variants, size } = columns
  const { first: firstValue, listed, optionOf } = combinations
  const { among, categories, minPrice = 0, maxPrice = Infinity, isInStock = false, options = [] } = wanted
  const states = statesOf(combinations, options)
  const filterOf = filterOfValues(combinations, options)
  const blank = wanted.isBlank === undefined ? -1 : Number(wanted.isBlank)

  const isFound = new Uint8Array(size)
  const values = new Uint32Array(combinations.values.length)
  /** The last product each value was counted for, so that none counts twice. */
  const counted = new Int32Array(combinations.values.length).fill(-1)
  const having = new Uint32Array(combinations.options.length)
  const inCategories = new Map<number, number>()
  let [total, lowest, highest] = [0, Infinity, -Infinity]

  const length = among ? among.length : size
  for (let index = 0; index < length; index++) {
    const number = among ? among[index]! : index
    // A search may know products that were put on sale a moment ago.
    if (number >= size || count[number] === 0 || (blank !== -1 && isBlank[number] !== blank)) continue
    const price = low[number]!
    const own = category[number]!
    const isInPrice = price >= minPrice && price <= maxPrice
    const isInCategory = categories === undefined || categories.has(own)
    if (!isInPrice && !isInCategory) continue
    const isCounted = isInPrice && isInCategory
    let isLeft = false
    const end = first[number]! + count[number]!
    for (let place = first[number]!; place < end; place++) {
      const variant = variants[place]!
      if (isInStock && (variant & 1) === 0) continue
      const combination = variant >> 1
      const state = states[combination]!
      if (state === failsMore) continue
      if (state === passes && !isLeft) {
        isLeft = true
        // The variants of a product differ in values, not in the options they have.
        if (isCounted)
          for (let at = firstValue[combination]!; at < firstValue[combination + 1]!; at++)
            having[optionOf[listed[at]!]!]!++
      }
      if (!isCounted) {
        if (isLeft) break
        continue
      }
      const last = firstValue[combination + 1]!
      for (let at = firstValue[combination]!; at < last; at++) {
        const value = listed[at]!
        if (counted[value] !== number && (state === passes || filterOf[value] === state)) {
          counted[value] = number
          values[value]!++
        }
      }
    }
    if (!isLeft) continue
    if (isInPrice) inCategories.set(own, (inCategories.get(own) ?? 0) + 1)
    if (isInCategory) {
      if (price < lowest) lowest = price
      if (price > highest) highest = price
    }
    if (isCounted) {
      isFound[number] = 1
      total++
    }
  }
  return {
    total,
    isFound,
    categories: inCategories,
    values,
    options: having,
    price: lowest <= highest ? { low: lowest, high: highest } : null
  }
}
