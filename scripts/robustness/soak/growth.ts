import type { Sizes } from './orders.ts'

/** Tables that grow with every order, day or registration, and are to. */
export const forever =
  /^(?:public\.(?:orders|order_\w+|payments|refunds|test_\w+|invoices?\w*|production_\w+|audit_log|\w+_days|variants|products|catalogue_\w+)|drizzle\.)/

/** Maximum growth from one quarter to the last to count as stable. */
const most = { memory: 1.03, resources: 1.1, rows: 1.2 }

/** Small tables are ignored: one more page is a large fraction. */
const rowsFrom = 1000

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Values that still grew in the last quarter, a sentence each. Quarters are compared by their means: a comparison with
 * the start would report filling caches as leaks, and single samples vary by some per cent.
 */
export function growing(taken: readonly Sizes[]): string[] {
  const quarter = Math.floor(taken.length / 4)
  const [before, last] = [taken.slice(-2 * quarter, -quarter), taken.slice(-quarter)]
  if (quarter === 0) return ['there are too few measures to tell what grows: four are needed']
  const grew = (
    what: string,
    valueOf: (sizes: Sizes) => number,
    shareMost: number,
    shown: (value: number) => string = (value) => value.toFixed(0)
  ) => {
    const [from, to] = [mean(before.map(valueOf)), mean(last.map(valueOf))]
    return to > from * shareMost ? [`${what}: from ${shown(from)} to ${shown(to)} in the last quarter`] : []
  }
  const tables = (last.at(-1)?.tables ?? []).filter(({ name, rows }) => !forever.test(name) && rows > rowsFrom)
  return [
    ...grew('memory (rss)', ({ rss }) => rss, most.memory, megabytes),
    ...grew('memory (heap)', ({ heapUsed }) => heapUsed, most.memory, megabytes),
    ...grew('connections', ({ connections }) => connections, most.resources),
    ...grew('open files', ({ descriptors }) => descriptors, most.resources),
    ...grew('listeners and timers', ({ waiting }) => waiting, most.resources),
    ...tables.flatMap(({ name }) =>
      grew(name, ({ tables: all }) => all.find((one) => one.name === name)?.rows ?? 0, most.rows)
    )
  ]
}
