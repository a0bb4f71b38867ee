import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { searchPostings } from './postings/search-postings.ts'
import { productIndex } from './product-index/product-index.ts'
import { type Configurations, textQuery } from './search-language.ts'
import { searchTokens } from './search-tokens.ts'
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

/** A platform, with the configurations of the texts to search. */
interface Source extends Platform {
  configurations: Configurations
}

interface TextStatement {
  /** Largest number of products; null: all. */
  most: number | null
  /** The rows to search. */
  rows?: SQL
}

/** Numbers and ranks, four bytes each. The query is built once, not per row; `limit` also keeps texts out of the sort. */
const textStatement = (
  { configurations }: Source,
  query: string,
  { most, rows = sql`${catalogueSearch}` }: TextStatement
): SQL => sql`
  select string_agg(packed, '' order by number) as packed from (
    select number, int4send(number) || int4send(${sql.raw(rankOfRow)}) as packed
    from (select ${textQuery(configurations, sql`${query}`)} as query, ${textQuery(configurations, sql`${eachOf(query)}`)} as each offset 0) asked
    join ${rows} on text @@ query limit ${most}
  ) found`

async function ask(source: Source, query: string, some: Some | undefined): Promise<TextMatches> {
  const { db, configurations } = source
  const found = some
    ? undefined
    : await searchPostings({ db }, { query, each: eachOf(query), rank: rankOfRow, configurations })
  if (found) return found
  const { rows } = await db.execute<Packed>(textStatement(source, query, { most: some?.most ?? null }))
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
async function askFirst(source: Source, query: string, { most, first }: Some): Promise<TextMatches | undefined> {
  const rows = sql`(select number, text from ${catalogueSearch} where number = any(${sql.param([...first])}::int[]) offset 0) first`
  const { rows: found } = await source.db.execute<Packed>(textStatement(source, query, { most, rows }))
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

async function sayingWords(source: Source, words: readonly string[]): Promise<Word[]> {
  const lexemes = await lexemesOf(source, words, source.configurations)
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
async function isOneNowhere(
  { db, configurations }: Source,
  words: readonly Word[],
  { byPhrase }: Meanings
): Promise<boolean> {
  for (const { text, lexeme } of await unknownWords({ db }, words.slice(0, -1))) {
    // Synonyms match without it.
    if ([...byPhrase.keys()].some((phrase) => phrase.split(' ').includes(lexeme))) continue
    // A separate query, so that the index is used: for the first row alone PostgreSQL would scan the table.
    const { rows } = await db.execute<{ isThere: boolean }>(sql`
      with found as materialized (select from ${catalogueSearch} where text @@ ${textQuery(configurations, sql`${text}`)})
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

/** A meaning of a typed word: its text, its query, and whether it is the word as typed. */
interface Reading {
  text: string
  query: string
  isAsTyped: boolean
}

/** Readings of each word of a misspelt query; undefined if one of them is close to no known word. `begun`: completions of the last one. */
function readingsOf(
  { words, corrections, meant, meanings }: Meant,
  begun: readonly string[] | undefined
): Reading[][] | undefined {
  const wordOf = (text: string) => meant.find((word) => word.text === text)
  const groups = corrections.map(({ words: each, isInNameOnly, parts }, index): Reading[] => {
    const typed = words[index]
    const isLast = index === corrections.length - 1
    const whole = each.flatMap((text) => {
      const word = wordOf(text)
      if (!word) return []
      const query = isInNameOnly(text)
        ? `${text}:A`
        : queryOfWords(
            [isLast && text === typed?.text ? { ...word, isLast, begun } : { ...word, isLast: false }],
            meanings
          )
      const isAsTyped = word.lexeme === typed?.lexeme || (isLast && typed !== undefined && text.startsWith(typed.text))
      return { text, query, isAsTyped }
    })
    const cut = parts?.flatMap((text) => wordOf(text) ?? []).map((word) => ({ ...word, isLast: false })) ?? []
    return cut.length === 2
      ? [
          ...whole,
          { text: cut.map(({ text }) => text).join(' '), query: `(${queryOfWords(cut, meanings)})`, isAsTyped: false }
        ]
      : whole
  })
  return groups.length === 0 || groups.some((group) => group.length === 0) ? undefined : groups
}

/** For each query, whether the product matches it. */
async function matchesOf(
  { db, configurations }: Source,
  number: number,
  queries: readonly string[]
): Promise<boolean[]> {
  const { rows } = await db.execute<{ isMatch: boolean }>(sql`
    select text @@ ${textQuery(configurations, sql`query`)} as "isMatch"
    from unnest(${sql.param(queries)}::text[]) with ordinality as given(query, place), ${catalogueSearch}
    where number = ${number} order by place`)
  return rows.map(({ isMatch }) => isMatch)
}

/** The query as searched: of a word's readings, one that the best match has. Undefined if every word is as typed. */
async function correctedText(
  source: Source,
  { typed, words, readings }: { typed: readonly string[]; words: readonly Word[]; readings: readonly Reading[][] },
  { numbers, ranks }: TextMatches
): Promise<string | undefined> {
  if (readings.every((group) => group.some(({ isAsTyped }) => isAsTyped))) return undefined
  const best = numbers[ranks.reduce((at, rank, index) => (rank > (ranks[at] ?? 0) ? index : at), 0)] ?? 0
  const all = readings.flat()
  const matches = await matchesOf(
    source,
    best,
    all.map(({ query }) => query)
  )
  const matching = new Set(all.filter((_, index) => matches[index]))
  const chosen = readings.map(
    (group, index) =>
      (group.some(({ isAsTyped }) => isAsTyped)
        ? words[index]
        : (group.find((reading) => matching.has(reading)) ?? group[0])
      )?.text ?? ''
  )
  // Stop words are not among `words`.
  let next = 0
  return typed.map((text) => (words[next]?.text === text ? (chosen[next++] ?? text) : text)).join(' ')
}

export interface FoundText extends TextMatches {
  /** The words searched instead, if any was replaced. */
  corrected?: string | undefined
}

/**
 * Full-text search over name, keywords and description, with synonyms and general colour names. Corrections apply only if nothing is found, so that
 * a correct query is never diluted.
 */
export async function findText(platform: Platform, text: string, some?: Some): Promise<FoundText> {
  const typed = searchTokens(text)
  if (typed.length === 0) return noMatches
  const { configurations } = await productIndex(platform)
  const source = { ...platform, configurations }
  const [words, meanings] = await Promise.all([sayingWords(source, typed), meaningsOf(platform)])
  if (words.length === 0) return noMatches
  const query = queryOfWords(words, meanings)
  const found = (await isOneNowhere(source, words, meanings))
    ? noMatches
    : ((some && (await askFirst(source, query, some))) ?? (await ask(source, query, some)))
  if (found.numbers.length > 0) return found
  const last = words.at(-1)
  // Concurrently: each query is faster than its round trip.
  const [joined, begun, corrections] = await Promise.all([
    joinedOf(source, typed, meanings.spoken),
    last?.isLast ? wordsWithPrefix(source, last, configurations) : undefined,
    correctionsOf(
      source,
      words.map(({ text: each }) => each),
      meanings.spoken
    )
  ])
  if (joined) {
    const foundJoined = await ask(source, queryOfWords(await sayingWords(source, joined), meanings), some)
    if (foundJoined.numbers.length > 0) return { ...foundJoined, corrected: joined.join(' ') }
  }
  const meant = await sayingWords(source, [
    ...new Set(corrections.flatMap(({ words: each, parts = [] }) => [...each, ...parts]))
  ])
  // Single words first: a prefix is collected completely before the rarest word is checked.
  for (const each of begun ? [begun, undefined] : [undefined]) {
    const readings = readingsOf({ words, corrections, meant, meanings }, each)
    if (readings === undefined) return found
    const correctedQuery = readings.map((group) => anyOf(group.map((reading) => reading.query))).join(' & ')
    const foundCorrected = await ask(source, correctedQuery, some)
    if (foundCorrected.numbers.length === 0) continue
    // Partial results are suggestions, which do not show the words.
    if (some) return foundCorrected
    return { ...foundCorrected, corrected: await correctedText(source, { typed, words, readings }, foundCorrected) }
  }
  return found
}
