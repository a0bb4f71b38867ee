import type { Cluster } from './shape-line.ts'
import { graphemesOf } from './graphemes.ts'

/**
 * A grapheme and its horizontal extent on its line, in em from the left end. `start` and `end` are UTF-16 units of the
 * line.
 */
export type GraphemeExtent = Omit<Cluster, 'advance'>

/** Extents of the graphemes of a line in text order. Graphemes of one cluster share its width equally. */
export function graphemeExtents(line: string, clusters: readonly Cluster[]): GraphemeExtent[] {
  const starts = Array.from(graphemesOf(line), ({ index }) => index)
  let at = 0
  const clusterAt = (index: number) => {
    while (at + 1 < clusters.length && (clusters[at]?.end ?? 0) <= index) at += 1
    return at
  }
  const counts = clusters.map(() => 0)
  const starting = starts.map((start) => {
    const cluster = clusterAt(start)
    const before = counts[cluster] ?? 0
    counts[cluster] = before + 1
    return { cluster, before }
  })

  const edge = ({ left, right, isRtl }: Cluster, share: number) =>
    isRtl ? right - (right - left) * share : left + (right - left) * share
  return starting.flatMap(({ cluster, before }, index) => {
    const from = clusters[cluster]
    if (!from) return []
    const next = starting[index + 1]
    // A grapheme may end within a cluster, or span several.
    const last = next?.cluster === cluster ? cluster : (next?.cluster ?? clusters.length) - 1
    const to = clusters[last] ?? from
    const begin = edge(from, before / (counts[cluster] ?? 1))
    const finish = last === cluster ? edge(from, (before + 1) / (counts[cluster] ?? 1)) : edge(to, 1)
    return {
      start: starts[index] ?? 0,
      end: starts[index + 1] ?? line.length,
      left: Math.min(begin, finish),
      right: Math.max(begin, finish),
      isRtl: from.isRtl,
      scale: from.scale
    }
  })
}
