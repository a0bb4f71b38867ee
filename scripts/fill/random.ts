/** A seeded pseudo-random generator (mulberry32). */
export interface Random {
  /** At least 0, less than 1. */
  next(): number
  /** From `least` to `most`, both may come. */
  whole(least: number, most: number): number
  pick<List extends readonly [unknown, ...unknown[]]>(from: List): List[number]
  /** So many of a list, in the list's order. */
  some<T>(from: readonly T[], count: number): T[]
}

export function randomFrom(seed: number): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  return {
    next,
    whole,
    pick: (from) => from[whole(0, from.length - 1)] ?? from[0],
    some: (from, count) => {
      const chosen = new Set<number>()
      while (chosen.size < Math.min(count, from.length)) chosen.add(whole(0, from.length - 1))
      return from.filter((_, index) => chosen.has(index))
    }
  }
}
