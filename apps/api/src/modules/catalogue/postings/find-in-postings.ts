import { TypedFastBitSet } from 'typedfastbitset'
import { type Group, numbersIn } from '../product-index/groups.ts'
import type { TextMatches } from '../text-matches.ts'
import type { Term, TextQuery } from './text-query.ts'

/** Numbers of products in one block, as `pack_catalogue_postings` has it. */
const postingBlock = 4096

/**
 * The products of a word, block by block: the block, how many there are in it, and for each of them 12 bits of its number, a bit for each of the
 * weights D to A the word has there, and 16 bits of what `ts_rank` adds for it. Their numbers are ascending.
 */
export interface Postings {
  lexeme: string
  packed: Uint32Array
}

/** A rank in the form of the postings that is 1. */
const wholeRank = 0xff_ff

/** Reads postings as they come from the database, with the highest byte first. Bytes that can be read where they are have their order changed there. */
export function postingsIn(packed: Buffer): Uint32Array {
  const isAligned = packed.byteOffset % Uint32Array.BYTES_PER_ELEMENT === 0
  const bytes = isAligned ? packed : Buffer.from(Uint8Array.from(packed).buffer)
  bytes.swap32()
  return new Uint32Array(bytes.buffer, bytes.byteOffset, bytes.byteLength / Uint32Array.BYTES_PER_ELEMENT)
}

/** Whether a word of the catalogue is meant by a word of a query. */
export const isOf = ({ lexeme, isBeginning }: Pick<Term, 'lexeme' | 'isBeginning'>, word: string) =>
  isBeginning ? word.startsWith(lexeme) : word === lexeme

/** The end of the last block a word has. */
function endOf(packed: Uint32Array): number {
  let last = -1
  for (let at = 0; at < packed.length; at += 2 + packed[at + 1]!) last = packed[at]!
  return (last + 1) * postingBlock
}

/** Marks the products a word is in with one of some weights. A loop of its own, as is the next: a call for each posting takes longer than the rest. */
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

/** Adds what a word counts for the rank of each of some products, ascending. */
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

/** Words that count for the rank, each once: a beginning stands for the word itself as well. */
function ranked(terms: readonly Term[]): Pick<Term, 'lexeme' | 'isBeginning'>[] {
  const byLexeme = new Map<string, boolean>()
  for (const { lexeme, isBeginning } of terms) byLexeme.set(lexeme, isBeginning || (byLexeme.get(lexeme) ?? false))
  return [...byLexeme].map(([lexeme, isBeginning]) => ({ lexeme, isBeginning }))
}

/** What a query finds in the postings of its words, without some products. */
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
