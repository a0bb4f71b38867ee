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
 * Of words in descriptions, of `blank` (see `catalogueSearch`), in keywords and in names: what a product is called says most of what it is. The function
 * `catalogue_posting` of migration 0064 has them too.
 */
const weights = '{0.05, 0.2, 0.4, 1}'

/** How well a row's text fits `each` word, in millionths. */
export const rankOfRow = `(ts_rank('${weights}', text, each) * 1000000)::int`

/** The rank is of any of the words: that of all of them is by how near they stand to each other, which in keywords says nothing. */
export const eachOf = (query: string) => query.replaceAll('&', '|')

/**
 * Each number with its rank, four bytes each. Queries are made once, not for every row; `limit` also keeps texts out of the sort.
 */
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

/** Some of what a text finds, where that is enough. */
interface Some {
  /** At most so many products. */
  most: number
  /** Numbers of products that are looked at before all others. */
  first: Int32Array
}

/** Of a text that so many of a thousand products have, the index gathers more than 10 000 of 1 000 000 before it gives one, which takes as long as looking at the thousand. */
const enough = 10

/** Some of the products a text finds, from those looked at first, or nothing where the index has to be asked. */
async function askFirst({ db }: Platform, query: string, { most, first }: Some): Promise<TextMatches | undefined> {
  const rows = sql`(select number, text from ${catalogueSearch} where number = any(${sql.param([...first])}::int[]) offset 0) first`
  const { rows: found } = await db.execute<Packed>(textStatement(query, most, rows))
  const matches = matchesIn(found[0]?.packed)
  return matches.numbers.length >= enough ? matches : undefined
}

/** A word that says something. */
interface Word {
  text: string
  lexeme: string
  /** Somebody may still be typing it: it is also the beginning of words. */
  isLast: boolean
  /** What it is the beginning of, where that is asked for word by word. */
  begun?: readonly string[] | undefined
}

async function sayingWords(platform: Platform, words: readonly string[]): Promise<Word[]> {
  const lexemes = await lexemesOf(platform, words)
  return words.flatMap((text, index) => {
    const lexeme = lexemes[index]
    return lexeme === undefined ? [] : [{ text, lexeme, isLast: index === words.length - 1 }]
  })
}

/** A whole word counts more than one that only begins so. */
const queryOfWord = ({ text, isLast, begun }: Word) =>
  begun ? anyOf([text, ...begun]) : isLast ? `(${text} | ${text}:*)` : text

function anyOf(queries: readonly string[]): string {
  return queries.length === 1 ? queries.join('') : `(${queries.join(' | ')})`
}

/** The words, all of them, each with what it means as well. The longest row of words that has a meaning is taken as one. */
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

/** Whether a word before the last is in no product's text. The rest need not be asked for then, which takes as long as there are words that begin as the last. */
async function isOneNowhere({ db }: Platform, words: readonly Word[], { byPhrase }: Meanings): Promise<boolean> {
  for (const { text, lexeme } of await unknownWords({ db }, words.slice(0, -1))) {
    // What it means is found without it.
    if ([...byPhrase.keys()].some((phrase) => phrase.split(' ').includes(lexeme))) continue
    // Apart, so that the index is asked: for a first row alone PostgreSQL would rather walk the table.
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

/** What a misspelt search may have meant, or nothing where one of its words is close to none that is known. `begun`: words that the last one begins. */
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
 * Full text over name, keywords and description, with the owner's synonyms and colours as everybody calls them. Only where that finds nothing at
 * all are words taken that differ by a slip of the pen, so that a search spelled right is never watered down.
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
  // All at once: each takes less time than the way to the database and back.
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
  // Word by word first: a whole beginning is gathered before the rarest word is looked at.
  for (const each of begun ? [begun, undefined] : [undefined]) {
    const corrected = correctedQuery({ words, corrections, meant, meanings }, each)
    if (corrected === undefined) return found
    const foundCorrected = await ask(platform, corrected, some)
    if (foundCorrected.numbers.length > 0) return foundCorrected
  }
  return found
}
