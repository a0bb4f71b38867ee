import { type TextMatches, matchesOf } from '../text-matches.ts'
import type { Term, TextQuery } from './text-query.ts'

/** Numbers of products in one block, as `pack_catalogue_postings` has it. */
const postingBlock = 4096

/**
 * The products of a word, block by block: the block, how many there are in it, and for each of them 12 bits of its number, a bit for each of the
 * weights D to A the word has there, and 16 bits of what `ts_rank` adds for it.
 */
export interface Postings {
  lexeme: string
  packed: Uint32Array
}

/** A rank in the form of the postings that is 1. */
const wholeRank = 0xff_ff

/** Reads postings as they come from the database, with the highest byte first. */
export function postingsIn(packed: Buffer): Uint32Array {
  const bytes = Buffer.from(new ArrayBuffer(packed.byteLength))
  packed.copy(bytes)
  bytes.swap32()
  return new Uint32Array(bytes.buffer)
}

/** Where a word's products of the current block stand. */
interface Segment {
  lexeme: string
  packed: Uint32Array
  from: number
  to: number
}

const has = ({ lexeme, isBeginning }: Pick<Term, 'lexeme' | 'isBeginning'>, word: string) =>
  isBeginning ? word.startsWith(lexeme) : word === lexeme

/** Marks what a part of a query finds in the current block. */
type Mark = (found: Uint8Array) => void

function markOf(query: TextQuery, segments: readonly Segment[]): Mark {
  if (query.kind === 'term') {
    const { term } = query
    const own = segments.filter(({ lexeme }) => has(term, lexeme))
    return (found) => {
      for (const { packed, from, to } of own)
        for (let at = from; at < to; at++) {
          const posting = packed[at]!
          if ((posting >>> 16) & term.weights) found[posting >>> 20] = 1
        }
    }
  }
  const marks = query.parts.map((part) => markOf(part, segments))
  if (query.kind === 'any')
    return (found) => {
      for (const mark of marks) mark(found)
    }
  const [all, one] = [new Uint8Array(postingBlock), new Uint8Array(postingBlock)]
  return (found) => {
    all.fill(1)
    for (const mark of marks) {
      one.fill(0)
      mark(one)
      for (let index = 0; index < postingBlock; index++) all[index]! &= one[index]!
    }
    for (let index = 0; index < postingBlock; index++) found[index]! |= all[index]!
  }
}

/** Words that count for the rank, each once: a beginning stands for the word itself as well. */
function ranked(terms: readonly Term[]): Pick<Term, 'lexeme' | 'isBeginning'>[] {
  const byLexeme = new Map<string, boolean>()
  for (const { lexeme, isBeginning } of terms) byLexeme.set(lexeme, isBeginning || (byLexeme.get(lexeme) ?? false))
  return [...byLexeme].map(([lexeme, isBeginning]) => ({ lexeme, isBeginning }))
}

/** What a query finds in the postings of its words, which are in the order of their blocks, without some products. */
export function findInPostings(
  query: TextQuery,
  terms: readonly Term[],
  postings: readonly Postings[],
  without: ReadonlySet<number>
): TextMatches {
  const segments: Segment[] = postings.map(({ lexeme, packed }) => ({ lexeme, packed, from: 0, to: 0 }))
  const mark = markOf(query, segments)
  const items = ranked(terms)
  const counted = items.flatMap((item) => segments.filter(({ lexeme }) => has(item, lexeme)))
  const [found, sums] = [new Uint8Array(postingBlock), new Float64Array(postingBlock)]
  const [numbers, ranks]: [number[], number[]] = [[], []]
  for (;;) {
    let block = Infinity
    for (const { packed, to } of segments) block = Math.min(block, packed[to] ?? Infinity)
    if (block === Infinity) break
    for (const segment of segments) {
      const { packed, to } = segment
      segment.from = to
      if (packed[to] !== block) continue
      segment.from = to + 2
      segment.to = segment.from + packed[to + 1]!
    }
    found.fill(0)
    mark(found)
    sums.fill(0)
    for (const { packed, from, to } of counted)
      for (let at = from; at < to; at++) sums[packed[at]! >>> 20]! += packed[at]! & wholeRank
    for (let index = 0; index < postingBlock; index++) {
      const number = block * postingBlock + index
      if (found[index] === 0 || without.has(number)) continue
      numbers.push(number)
      ranks.push(Math.round(((sums[index]! / wholeRank) * 1_000_000) / items.length))
    }
  }
  return matchesOf(Int32Array.from(numbers), Int32Array.from(ranks))
}
