/** Products a search found. */
export interface TextMatches {
  /** Ascending. */
  numbers: Int32Array
  /** How well, in millionths, higher first. */
  rank: (number: number) => number
}

/** Numbers of products, ascending, with the rank of each. */
export function matchesOf(numbers: Int32Array, ranks: Int32Array): TextMatches {
  // As long as the highest number: a look into it takes a nanosecond, where a map of tens of thousands takes a tenth of a microsecond.
  const byNumber = new Int32Array((numbers.at(-1) ?? -1) + 1)
  numbers.forEach((number, index) => {
    byNumber[number] = ranks[index] ?? 0
  })
  return { numbers, rank: (number) => byNumber[number] ?? 0 }
}

export const noMatches: TextMatches = matchesOf(new Int32Array(0), new Int32Array(0))

/** Two finds that share no product. */
export function joinMatches(one: TextMatches, other: TextMatches): TextMatches {
  if (other.numbers.length === 0) return one
  const numbers = new Int32Array(one.numbers.length + other.numbers.length)
  numbers.set(one.numbers)
  numbers.set(other.numbers, one.numbers.length)
  numbers.sort()
  return matchesOf(
    numbers,
    numbers.map((number) => one.rank(number) || other.rank(number))
  )
}

/** Reads matches of a statement: the number and the rank of each product, four bytes each, the highest first. */
export function matchesIn(packed: Buffer | null | undefined): TextMatches {
  const length = (packed?.byteLength ?? 0) / 8
  const [numbers, ranks] = [new Int32Array(length), new Int32Array(length)]
  for (let index = 0; index < length; index++) {
    numbers[index] = packed?.readInt32BE(index * 8) ?? 0
    ranks[index] = packed?.readInt32BE(index * 8 + 4) ?? 0
  }
  return matchesOf(numbers, ranks)
}
