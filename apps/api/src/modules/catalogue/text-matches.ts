/** Products found by a search. */
export interface TextMatches {
  /** Ascending. */
  numbers: Int32Array
  /** Ranks in millionths, higher is better. */
  ranks: Int32Array
}

export const noMatches: TextMatches = { numbers: new Int32Array(0), ranks: new Int32Array(0) }

/** Joins two disjoint results. */
export function joinMatches(one: TextMatches, other: TextMatches): TextMatches {
  if (other.numbers.length === 0) return one
  const length = one.numbers.length + other.numbers.length
  const [numbers, ranks] = [new Int32Array(length), new Int32Array(length)]
  let [inOne, inOther] = [0, 0]
  for (let index = 0; index < length; index++) {
    const isOfOne = (one.numbers[inOne] ?? Infinity) < (other.numbers[inOther] ?? Infinity)
    const [from, at] = isOfOne ? [one, inOne++] : [other, inOther++]
    numbers[index] = from.numbers[at]!
    ranks[index] = from.ranks[at]!
  }
  return { numbers, ranks }
}

/** Parses matches of a statement: number and rank of each product, four bytes each, highest first. */
export function matchesIn(packed: Buffer | null | undefined): TextMatches {
  const length = (packed?.byteLength ?? 0) / 8
  const [numbers, ranks] = [new Int32Array(length), new Int32Array(length)]
  for (let index = 0; index < length; index++) {
    numbers[index] = packed?.readInt32BE(index * 8) ?? 0
    ranks[index] = packed?.readInt32BE(index * 8 + 4) ?? 0
  }
  return { numbers, ranks }
}
