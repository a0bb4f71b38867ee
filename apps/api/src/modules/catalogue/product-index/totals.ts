import type { Columns } from './columns.ts'
import type { Combinations } from './combinations.ts'
import { type Found, findProducts } from './find.ts'
import type { Orders } from './order.ts'

/** What no filter leaves out, kept ready: changes are counted out before and in after they are taken in. */
export interface Totals {
  /** Every product there is, with the counts of all facets. */
  everything(): Found
  /** Takes in a change of these products that `change` makes. */
  around(numbers: readonly number[], change: () => void): void
}

interface Counts {
  total: number
  categories: Map<number, number>
  values: Uint32Array
  options: Uint32Array
}

/** Adds to counts, of which there may be more by now. */
function added(counts: Uint32Array, more: Uint32Array, by: 1 | -1): Uint32Array {
  const sum = new Uint32Array(Math.max(counts.length, more.length))
  sum.set(counts)
  for (const [place, count] of more.entries()) sum[place]! += by * count
  return sum
}

export function totalsOver(columns: Columns, combinations: Combinations, orders: Orders): Totals {
  let counts: Counts | undefined

  function count(numbers: readonly number[], by: 1 | -1): void {
    if (!counts) return
    const some = findProducts(columns, combinations, { among: Int32Array.from(numbers) })
    counts.total += by * some.total
    for (const [category, number] of some.categories)
      counts.categories.set(category, (counts.categories.get(category) ?? 0) + by * number)
    counts.values = added(counts.values, some.values, by)
    counts.options = added(counts.options, some.options, by)
  }

  return {
    everything: () => {
      if (!counts) {
        const { total, categories, values, options } = findProducts(columns, combinations, {})
        counts = { total, categories: new Map(categories), values, options }
      }
      const byPrice = orders.all('price-asc')
      const [cheapest, dearest] = [byPrice[0], byPrice.at(-1)]
      return {
        ...counts,
        isFound: new Uint8Array(columns.size).fill(1),
        price:
          cheapest === undefined || dearest === undefined
            ? null
            : { low: columns.low[cheapest]!, high: columns.low[dearest]! }
      }
    },
    around: (numbers, change) => {
      count(numbers, -1)
      change()
      count(numbers, 1)
      orders.changed(numbers)
    }
  }
}
