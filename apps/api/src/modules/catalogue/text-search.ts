import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { searchTokens } from './search-tokens.ts'
import { searchPostings } from './postings/search-postings.ts'
import { type Correction, correctionsOf, joinedOf, unknownWords, wordsWithPrefix } from './spelling.ts'
import { type Meanings, lexemesOf, meaningsOf } from './synonyms.ts'
import { catalogueSearch } from './tables.ts'
import { type TextMatches, matchesIn, noMatches } from './text-matches.ts'

interface Packed extends Record<string, unknown> {
  packed: Buffer | null
}

/**
 * Weights of words in descriptions, of `blank` (see `catalogueSearch`), in keywords and in names: the name says most. The function
 * `catalogue_posting` of migration 0064 has the same.
 */
const weights = '{0.05, 0.2, 0.4, 1}'

/** Rank of a row for `each` word, in millionths. */
export const rankOfRow = `(ts_rank('${weights}', text, each) * 1000000)::int`

/** The rank is that of any word: the rank of all words depends on their distance, which is meaningless in keywords. */
export const eachOf = (query: string) => query.replaceAll('&', '|')

/** Numbers and ranks, four bytes each. The query is built once, not per row; `limit` also keeps texts out of the sort. */
const textStatement = (query: string, most: number | null, rows: SQL = sql`${catalogueSearch}`): SQL => sql`
  select string_agg(packed, '' order by number) as packed from (
    select number, int4send(number) || int4send(${sql.raw(rankOfRow)}) as packed
    from (select to_tsquery('english', ${query}) as query, to_tsquery('english', ${eachOf(query)}) as each offset 0) asked
    join ${rows} on text @@ query limit ${most}
  ) found`

async function ask({ db }: Platform, query: string, some: Some | undefined): Promise<TextMatches> {
  const found = some ? undefined : await searchPostings({ db }, { query, each: eachOf(query), rank: rankOfRow })
  if (found) return found
  const { rows } = await db.execute<Packed>(textStatement(query, some?.most ?? null))
  return matchesIn(rows[0]?.packed)
}

/** A partial result, if sufficient. */
interface Some {
  /** Largest number of products. */
  most: number
  /** Numbers of products checked first. */
  first: Int32Array
}

/**
 * If so many of a thousand products match, the index would collect more than 10,000 of 1,000,000 before returning one, which takes as long as
 * checking the thousand.
 */
const enough = 10

/** Matches among the products checked first; undefined if the index is needed. */
async function askFirst({ db }: Platform, query: string, { most, first }: Some): Promise<TextMatches | undefined> {
  const rows = sql`(select number, text from ${catalogueSearch} where number = any(${sql.param([...first])}::int[]) offset 0) first`
  const { rows: found } = await db.execute<Packed>(textStatement(query, most, rows))
  const matches = matchesIn(found[0]?.packed)
  return matches.numbers.length >= enough ? matches : undefined
}

/** A word other than a stop word. */
interface Word {
  text: string
  lexeme: string
  /** The word may still be incomplete: it is also a prefix. */
  isLast: boolean
  /** Its completions, if they are queried individually. */
  begun?: readonly string[] | undefined
}

async function sayingWords(platform: Platform, words: readonly string[]): Promise<Word[]> {
  const lexemes = await lexemesOf(platform, words)
  return words.flatMap((text, index) => {
    const lexeme = lexemes[index]
    return lexeme === undefined ? [] : [{ text, lexeme, isLast: index === words.length - 1 }]
  })
}

/** A whole word ranks higher than a prefix. */
const queryOfWord = ({ text, isLast, begun }: Word) =>
  begun ? anyOf([text, ...begun]) : isLast ? `(${text} | ${text}:*)` : text

function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`
}

/** All words, each with its synonyms. The longest phrase with a meaning is taken as one. */
function queryOfWords(words: readonly Word[], { byPhrase, longest }: Meanings): string {
  const groups: string[] = []
  for (let at = 0; at < words.length;) {
    let length = Math.min(longest, words.length - at)
    const phraseOf = (count: number) =>
      words
        .slice(at, at + count)
        .map(({ lexeme }) => lexeme)
        .join(' ')
    while (length > 1 && !byPhrase.has(phraseOf(length))) length--
    const own = words.slice(at, at + length).map(queryOfWord)
    groups.push(anyOf([length > 1 ? `(${own.join(' & ')})` : own.join(''), ...(byPhrase.get(phraseOf(length)) ?? [])]))
    at += length
  }
  return groups.join(' & ')
}

/** Whether a word before the last matches no product. Then the query is skipped, which would take as long as the last word has completions. */
async function isOneNowhere({ db }: Platform, words: readonly Word[], { byPhrase }: Meanings): Promise<boolean> {
  for (const { text, lexeme } of await unknownWords({ db }, words.slice(0, -1))) {
    // Synonyms match without it.
    if ([...byPhrase.keys()].some((phrase) => phrase.split(' ').includes(lexeme))) continue
    // A separate query, so that the index is used: for the first row alone PostgreSQL would scan the table.
    const { rows } = await db.execute<{ isThere: boolean }>(sql`
      with found as materialized (select from ${catalogueSearch} where text @@ to_tsquery('english', ${text}))
      select exists (select from found) as "isThere"`)
    if (rows[0]?.isThere === false) return true
  }
  return false
}

interface Meant {
  words: readonly Word[]
  corrections: readonly Correction[]
  /** Every word of the corrections. */
  meant: readonly Word[]
  meanings: Meanings
}

/** Corrections of a misspelt query; undefined if one of its words is close to no known word. `begun`: completions of the last one. */
function correctedQuery(
  { words, corrections, meant, meanings }: Meant,
  begun: readonly string[] | undefined
): string | undefined {
  const wordOf = (text: string) => meant.find((word) => word.text === text)
  const groups = corrections.map(({ words: each, isInNameOnly, parts }, index) => {
    const isLast = index === corrections.length - 1
    const whole = each.flatMap((text) => {
      const word = wordOf(text)
      if (!word) return []
      return isInNameOnly(text)
        ? `${text}:A`
        : queryOfWords(
            [isLast && text === words[index]?.text ? { ...word, isLast, begun } : { ...word, isLast: false }],
            meanings
          )
    })
    const cut = parts?.flatMap((text) => wordOf(text) ?? []).map((word) => ({ ...word, isLast: false })) ?? []
    return cut.length === 2 ? [...whole, `(${queryOfWords(cut, meanings)})`] : whole
  })
  return groups.length === 0 || groups.some((group) => group.length === 0) ? undefined : groups.map(anyOf).join(' & ')
}

/**
 * Full-text search over name, keywords and description, with synonyms and general colour names. Corrections apply only if nothing is found, so that
 * a correct query is never diluted.
 */
export async function findText(platform: Platform, text: string, some?: Some): Promise<TextMatches> {
  const typed = searchTokens(text)
  if (typed.length === 0) return noMatches
  const [words, meanings] = await Promise.all([sayingWords(platform, typed), meaningsOf(platform)])
  if (words.length === 0) return noMatches
  const query = queryOfWords(words, meanings)
  const found = (await isOneNowhere(platform, words, meanings))
    ? noMatches
    : ((some && (await askFirst(platform, query, some))) ?? (await ask(platform, query, some)))
  if (found.numbers.length > 0) return found
  const last = words.at(-1)
  // Concurrently: each query is faster than its round trip.
  const [joined, begun, corrections] = await Promise.all([
    joinedOf(platform, typed, meanings.spoken),
    last?.isLast ? wordsWithPrefix(platform, last) : undefined,
    correctionsOf(
      platform,
      words.map(({ text: each }) => each),
      meanings.spoken
    )
  ])
  if (joined) {
    const foundJoined = await ask(platform, queryOfWords(await sayingWords(platform, joined), meanings), some)
    if (foundJoined.numbers.length > 0) return foundJoined
  }
  const meant = await sayingWords(platform, [
    ...new Set(corrections.flatMap(({ words: each, parts = [] }) => [...each, ...parts]))
  ])
  // Single words first: a prefix is collected completely before the rarest word is checked.
  for (const each of begun ? [begun, undefined] : [undefined]) {
    const corrected = correctedQuery({ words, corrections, meant, meanings }, each)
    if (corrected === undefined) return found
    const foundCorrected = await ask(platform, corrected, some)
    if (foundCorrected.numbers.length > 0) return foundCorrected
  }
  return found
}
