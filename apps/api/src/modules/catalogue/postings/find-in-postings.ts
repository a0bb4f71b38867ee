import { TypedFastBitSet } from 'typedfastbitset'
import { type Group, numbersIn } from '../product-index/groups.ts'
import type { TextMatches } from '../text-matches.ts'
import type { Term, TextQuery } from './text-query.ts'

/** Products per block, as in `pack_catalogue_postings`. */
const postingBlock = 4096

/**
 * The postings of a word by block: block number, count, and for each product 12 bits of its number, one bit for each weight D to A, and 16 bits of
 * its `ts_rank` contribution. Ascending by number.
 */
export interface Postings {
  lexeme: string
  packed: Uint32Array
}

/** The fixed-point value of rank 1. */
const wholeRank = 0xff_ff

/** Reads postings in network byte order. Aligned bytes are swapped in place. */
export function postingsIn(packed: Buffer): Uint32Array {
  const isAligned = packed.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0
  const bytes = isAligned ? packed : Buffer.from(Uint8Array.from(packed).buffer)
  bytes.swap32()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT)
}

/** Whether a word of the catalogue matches a term. */
export const isOf = ({ lexeme, isBeginning }: Pick<Term, 'lexeme' | 'isBeginning'>, word: string) =>
  isBeginning ? word.startsWith(lexeme) : word === lexeme

/** End of a word's last block. */
function endOf(packed: Uint32Array): number {
  let last = -1
  for (let at = 0; at < packed.length; at += 2 + packed[at + 1]!) last = packed[at]!
  return (last + 1) * postingBlock
}

/** Marks the products of a word with given weights. A separate loop, like the next: a call per posting is slower than the rest. */
function markIn(words: Uint32Array, { packed }: Postings, weights: number): void {
  for (let at = 0; at < packed.length;) {
    const first = packed[at]! * postingBlock
    const to = at + 2 + packed[at + 1]!
    for (at += 2; at < to; at++) {
      const posting = packed[at]!
      const number = first + (posting >>> 20)
      if ((posting >>> 16) & weights) words[number >>> 5]! |= 1 << (number & 31)
    }
  }
}

/** Adds a word's contribution to the ranks of some products, ascending. */
function addRanks(sums: Float64Array, numbers: Int32Array, { packed }: Postings): void {
  let index = 0
  for (let at = 0; at < packed.length;) {
    const first = packed[at]! * postingBlock
    const to = at + 2 + packed[at + 1]!
    for (at += 2; at < to; at++) {
      const number = first + (packed[at]! >>> 20)
      while (numbers[index]! < number) index++
      if (numbers[index] === number) sums[index]! += packed[at]! & wholeRank
    }
  }
}

function groupOf(query: TextQuery, postings: readonly Postings[], size: number): Group {
  if (query.kind === 'term') {
    const { term } = query
    const words = new Uint32Array(Math.ceil(size / 32))
    for (const own of postings) if (isOf(term, own.lexeme)) markIn(words, own, term.weights)
    return TypedFastBitSet.fromWords(words)
  }
  return query.parts
    .map((part) => groupOf(part, postings, size))
    .reduce((all, each) => (query.kind === 'all' ? all.intersection(each) : all.union(each)))
}

/** Words that contribute to the rank, without duplicates: a prefix includes the word itself. */
function ranked(terms: readonly Term[]): Pick<Term, 'lexeme' | 'isBeginning'>[] {
  const byLexeme = new Map<string, boolean>()
  for (const { lexeme, isBeginning } of terms) byLexeme.set(lexeme, isBeginning || (byLexeme.get(lexeme) ?? false))
  return [...byLexeme].map(([lexeme, isBeginning]) => ({ lexeme, isBeginning }))
}

/** Evaluates a query on postings, excluding some products. */
export function findInPostings(
  query: TextQuery,
  terms: readonly Term[],
  postings: readonly Postings[],
  without: Iterable<number>
): TextMatches {
  const size = postings.reduce((most, { packed }) => Math.max(most, endOf(packed)), 0)
  const group = groupOf(query, postings, size)
  for (const number of without) group.remove(number)
  const numbers = numbersIn(group)
  const sums = new Float64Array(numbers.length)
  const items = ranked(terms)
  for (const item of items) for (const own of postings) if (isOf(item, own.lexeme)) addRanks(sums, numbers, own)
  return { numbers, ranks: Int32Array.from(sums, (sum) => Math.round(((sum / wholeRank) * 1_000_000) / items.length)) }
}
