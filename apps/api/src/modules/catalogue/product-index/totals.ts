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
}

export function totalsOver(columns: Columns, combinations: Combinations, orders: Orders): Totals {
  let counts: Counts | undefined

  function count(numbers: readonly number[], by: 1 | -1): void {
    if (!counts) return
    const some = findProducts(columns, combinations, { among: Int32Array.from(numbers) })
    if (counts.values.length < some.values.length) {
      const longer = new Uint32Array(some.values.length)
      longer.set(counts.values)
      counts.values = longer
    }
    counts.total += by * some.total
    for (const [category, number] of some.categories)
      counts.categories.set(category, (counts.categories.get(category) ?? 0) + by * number)
    for (const [value, number] of some.values.entries()) counts.values[value]! += by * number
  }

  return {
    everything: () => {
      if (!counts) {
        const { total, categories, values } = findProducts(columns, combinations, {})
        counts = { total, categories: new Map(categories), values }
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
