import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { editDistance } from './edit-distance.ts'
import { catalogueSearch, catalogueWords } from './tables.ts'

/** Words that look most like a misspelt one, of which those close enough are taken. */
const candidates = 60
const takenMax = 8

/** Slips a word of some length may have: in short words one more makes another word. */
const slipsOf = (word: string) => (word.length < 3 ? 0 : word.length < 6 ? 1 : 2)

/** Letters and what stands on them apart, the latter left out, as the search table has it. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()

/** The words of a search, at most eight: letters and digits only, so that nothing of it is query syntax. */
export const wordsOf = (text: string): string[] => (plain(text).match(/[\p{L}\p{N}]+/gu) ?? []).slice(0, 8)

/** Products a search found. */
export interface TextMatches {
  /** Ascending. */
  numbers: Int32Array
  /** How well, higher first. */
  rank: (number: number) => number
}

interface Packed extends Record<string, unknown> {
  packed: Buffer | null
}

function matchesIn(packed: Buffer | null | undefined): TextMatches {
  const length = (packed?.byteLength ?? 0) / 8
  const [numbers, ranks] = [new Int32Array(length), new Map<number, number>()]
  for (let index = 0; index < length; index++) {
    const number = packed?.readInt32BE(index * 8) ?? 0
    numbers[index] = number
    ranks.set(number, packed?.readInt32BE(index * 8 + 4) ?? 0)
  }
  return { numbers, rank: (number) => ranks.get(number) ?? 0 }
}

/** Each number with its rank in millionths, four bytes each. The query is made once, not for every row; `limit` also keeps texts out of the sort. */
const textStatement = (query: string, most: number | null): SQL => sql`
  select string_agg(packed, '' order by number) as packed from (
    select number, int4send(number) || int4send((ts_rank(text, query) * 1000000)::int) as packed from (select to_tsquery('english', ${query}) as query offset 0) asked join ${catalogueSearch} on text @@ query limit ${most}
  ) found`

async function ask({ db }: Platform, query: string, most: number | null): Promise<TextMatches> {
  const { rows } = await db.execute<Packed>(textStatement(query, most))
  return matchesIn(rows[0]?.packed)
}

/** The last word as a beginning: somebody may still be typing it. */
const queryOf = (words: readonly string[]) =>
  words.map((word, index) => (index === words.length - 1 ? `${word}:*` : word)).join(' & ')

/** Known words that a word may mean, closest first; the word itself where it is known. The last one may be a beginning. */
function meant(word: string, alike: readonly string[], isLast: boolean): string[] {
  const distanceTo = (known: string) => {
    const whole = editDistance(word, known)
    return isLast && known.length > word.length
      ? Math.min(whole, editDistance(word, known.slice(0, word.length)))
      : whole
  }
  const close = alike
    .map((known) => ({ known, distance: distanceTo(known) }))
    .filter(({ distance }) => distance <= slipsOf(word))
  const least = Math.min(...close.map(({ distance }) => distance))
  return close
    .filter(({ distance }) => distance === least)
    .map(({ known }) => known)
    .slice(0, takenMax)
}

/** The nearest words by their three-letter groups, from the index. */
const alikeStatement = (words: readonly string[]): SQL => sql`
  select ts_lexize('english_stem', typed) = '{}' as "isStop",
    array(select word from ${catalogueWords} order by word <-> typed limit ${candidates}) as alike
  from unnest(${sql.param(words)}::text[]) with ordinality as given(typed, place) order by place`

/** What a search may have meant, or nothing where no word is close to one of its own. */
async function correctedQuery({ db }: Platform, words: readonly string[]): Promise<string | undefined> {
  const { rows } = await db.execute<{ isStop: boolean; alike: string[] }>(alikeStatement(words))
  const groups = words.flatMap((word, index) => {
    const { isStop = false, alike = [] } = rows[index] ?? {}
    const isLast = index === words.length - 1
    return isStop ? [] : [[isLast ? `${word}:*` : word, ...meant(word, alike, isLast)].join(' | ')]
  })
  return groups.length === 0 ? undefined : groups.map((group) => `(${group})`).join(' & ')
}

/**
 * Full text over name, keywords and description. Only where that finds nothing at all are words taken that differ by a slip of the pen, so that
 * a search spelled right is never watered down. `most`: any so many of the products are enough.
 */
export async function findText(platform: Platform, text: string, most: number | null = null): Promise<TextMatches> {
  const words = wordsOf(text)
  if (words.length === 0) return matchesIn(null)
  const found = await ask(platform, queryOf(words), most)
  if (found.numbers.length > 0) return found
  const corrected = await correctedQuery(platform, words)
  return corrected === undefined ? found : ask(platform, corrected, most)
}
