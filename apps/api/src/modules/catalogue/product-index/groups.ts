import { TypedFastBitSet } from 'typedfastbitset'
import type { Combinations } from './combinations.ts'
import { type Entries, addEntries, noEntries, removeEntries } from './entries.ts'

/** Numbers of products, a bit for each product there is: what two groups share is counted in microseconds. */
export type Group = TypedFastBitSet

/** Products that have a variant of some sort. */
export interface Having {
  /** Any variant. */
  all: Group
  /** By place of the value; those that few products have are not kept, as their entries are soon read. */
  values: Group[]
  /** By place of the option. */
  options: Group[]
}

/** What all filters and counts are made from. */
export interface Groups {
  /** By number of the combination of options: the products with such a variant. */
  entries: Entries[]
  /** By what they are on sale in. */
  offered: Having
  /** By what of it can be bought. */
  available: Having
  /** Printed on demand. */
  blank: Group
  /** By number of the category. */
  categories: Group[]
  /** By `stepOf` the lowest price. */
  prices: Group[]
}

const nothingHaving = (): Having => ({ all: new TypedFastBitSet(), values: [], options: [] })

export const noGroups = (): Groups => ({
  entries: [],
  offered: nothingHaving(),
  available: nothingHaving(),
  blank: new TypedFastBitSet(),
  categories: [],
  prices: []
})

/** Steps of a price that doubles: products between two prices are those of the steps between, and some of the two steps these lie in. */
const stepsOfDouble = 32

/** The step a price is in, in minor units. Higher prices are in no lower step. */
export const stepOf = (price: number): number => Math.floor(Math.log2(Math.max(0, price) + 1) * stepsOfDouble)

const ofHaving = ({ all, values, options }: Having) => [all, ...values, ...options]

/** Takes products out of all groups. Their numbers are ascending. */
export function removeFromAll(groups: Groups, numbers: readonly number[]): void {
  const { entries, offered, available, blank, categories, prices } = groups
  for (const some of entries) if (some) removeEntries(some, numbers)
  for (const group of [...ofHaving(offered), ...ofHaving(available), blank, ...categories, ...prices])
    for (const number of numbers) if (group?.has(number)) group.remove(number)
}

/** What groups go by. */
export interface Described {
  number: number
  category: number
  low: number
  isBlank: boolean
  /** Numbers of combinations of options, doubled, and 1 more for each that can be bought. */
  variants: readonly number[]
}

const addTo = (groups: Group[], place: number, number: number) => (groups[place] ??= new TypedFastBitSet()).add(number)

/** Puts products into the groups they belong in. */
export function addToAll(groups: Groups, known: Combinations, described: Iterable<Described>): void {
  const { entries, offered, available, blank, categories, prices } = groups
  const added: number[][] = []
  for (const { number, category, low, isBlank, variants } of described) {
    addTo(categories, category, number)
    addTo(prices, stepOf(low), number)
    if (isBlank) blank.add(number)
    for (const variant of variants) (added[variant >> 1] ??= []).push(number * 2 + (variant & 1))
  }
  added.forEach((some, combination) => {
    addEntries((entries[combination] ??= noEntries()), some)
    const values = known.listed.subarray(known.first[combination], known.first[combination + 1])
    for (const entry of some) {
      const number = entry >> 1
      addHaving(offered, known, values, number)
      if ((entry & 1) === 1) addHaving(available, known, values, number)
    }
  })
  keepCommon(groups, known)
}

function addHaving(
  { all, values, options }: Having,
  { optionOf }: Combinations,
  own: Int32Array,
  number: number
): void {
  all.add(number)
  for (const value of own) {
    values[value]?.add(number)
    addTo(options, optionOf[value]!, number)
  }
}

/** A value is common once a product in so many has a variant with it: a group takes no more room than its numbers would then. */
const commonShare = 32

/** Makes groups of values that have become common. */
function keepCommon({ entries, offered, available }: Groups, { first, listed, values }: Combinations): void {
  const counts = new Uint32Array(values.length)
  const eachValue = (use: (value: number, own: Entries) => void) =>
    entries.forEach((own, combination) => {
      for (const value of listed.subarray(first[combination], first[combination + 1])) use(value, own)
    })
  eachValue((value, { length }) => {
    counts[value]! += length
  })
  const products = offered.all.size()
  const isNew = values.map((_, value) => counts[value]! * commonShare >= products && !offered.values[value])
  if (!isNew.includes(true)) return
  eachValue((value, { list, length }) => {
    if (!isNew[value]) return
    const [inOffered, inAvailable] = [
      (offered.values[value] ??= new TypedFastBitSet()),
      (available.values[value] ??= new TypedFastBitSet())
    ]
    for (let at = 0; at < length; at++) {
      const entry = list[at]!
      inOffered.add(entry >> 1)
      if ((entry & 1) === 1) inAvailable.add(entry >> 1)
    }
  })
}

/** A group of some products. */
export function groupOf(numbers: ArrayLike<number>): Group {
  const group = new TypedFastBitSet()
  // The constructor takes what can be iterated, which takes five times as long.
  for (let index = 0; index < numbers.length; index++) group.add(numbers[index]!)
  return group
}

/** Numbers of a group's products, ascending. */
export function numbersIn(group: Group): Int32Array {
  const numbers = new Int32Array(group.size())
  let length = 0
  group.forEach((number) => {
    numbers[length++] = number
  })
  return numbers
}
