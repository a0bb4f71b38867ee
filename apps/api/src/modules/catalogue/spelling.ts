import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { editDistance } from './edit-distance.ts'
import type { Configurations } from './search-language.ts'
import { lexemesOf } from './synonyms.ts'
import { catalogueWords } from './tables.ts'

/** Candidates for a misspelt word, by similarity, and the number to accept. */
const candidates = 60
const correctionsMax = 8

/** Shorter words have so many neighbours that only words of names, categories, options and synonyms are considered. */
const shortWord = 6

/** Allowed distance by word length: in short words another edit makes another word. */
const allowedDistance = (word: string) => (word.length < 4 ? 0 : word.length < shortWord ? 1 : 2)

/** Distance of two words. An edit of the first letter counts twice, because people rarely make it: "toaster" is not "poster". */
const distanceOf = (word: string, known: string) => editDistance(word, known) + Number(word[0] !== known[0])

/** The nearest words by trigram similarity, from the index. */
const similarWordsQuery = (words: readonly string[]): SQL => sql`
  select array(select word from ${catalogueWords} order by word <-> typed limit ${candidates}) as alike
  from unnest(${sql.param(words)}::text[]) with ordinality as given(typed, place) order by place`

const knownWords = async ({ db }: Pick<Platform, 'db'>, words: readonly string[]): Promise<string[]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${catalogueWords} where word = any(${sql.param(words)}::text[])`
  )
  return rows.map(({ word }) => word)
}

interface Stemmed {
  text: string
  lexeme: string
}

/** The common prefix of all words of a stem: "happi" is the stem of "happy". */
const beginningOf = ({ lexeme }: Stemmed): string => lexeme.replace(/(?<=..)i$/, '')

/** Those of the words whose stem starts no known word. */
export async function unknownWords<Word extends Stemmed>(
  { db }: Pick<Platform, 'db'>,
  words: readonly Word[]
): Promise<Word[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ isStrange: boolean }>(sql`
    select coalesce(not starts_with(next.word, beginning), true) as "isStrange"
    from unnest(${sql.param(words.map(beginningOf))}::text[]) with ordinality as given(beginning, place)
    left join lateral (select word from ${catalogueWords} where word >= beginning order by word limit 1) next on true
    order by place`)
  return words.filter((_, index) => rows[index]?.isStrange)
}

/** More prefix matches are not queried individually. */
const prefixWordsMax = 40

/** Shorter prefixes may be other things, such as sizes. */
const prefixLengthMin = 3

/** Known words with a prefix, by stem. Undefined if there are none or very many. */
export async function wordsWithPrefix(
  platform: Pick<Platform, 'db'>,
  word: Stemmed,
  configurations: Configurations
): Promise<string[] | undefined> {
  if (word.lexeme.length < prefixLengthMin) return undefined
  const beginning = beginningOf(word)
  const { rows } = await platform.db.execute<{ word: string }>(
    sql`select word from ${catalogueWords} where word >= ${beginning} order by word limit ${prefixWordsMax + 1}`
  )
  const known = rows.map((row) => row.word).filter((each) => each.startsWith(beginning))
  if (known.length > prefixWordsMax) return undefined
  const lexemes = await lexemesOf(platform, known, configurations)
  const begun = known.filter((_, index) => lexemes[index]?.startsWith(word.lexeme))
  return begun.length > 0 ? begun : undefined
}

/** Possible corrections of a typed word. */
export interface Correction {
  /** Known words it may mean; the word itself if known. */
  words: string[]
  /** For a short word, whether it occurs beyond names. */
  isInNameOnly: (word: string) => boolean
  /** Two known words written as one: "phonecase". */
  parts: readonly [string, string] | undefined
}

/** The closest known words, whole ones first. */
function closest(word: string, alike: readonly string[], isLast: boolean): string[] {
  const close = [...new Set(alike)]
    .map((known) => {
      const whole = distanceOf(word, known)
      // The last word may be incomplete.
      const begun = isLast && known.length > word.length ? distanceOf(word, known.slice(0, word.length)) : whole
      return { known, whole, distance: Math.min(whole, begun) }
    })
    .filter(({ distance }) => distance <= allowedDistance(word))
  const least = Math.min(...close.map(({ distance }) => distance))
  return close
    .filter(({ distance }) => distance === least)
    .toSorted((a, b) => a.whole - b.whole)
    .map(({ known }) => known)
    .slice(0, correctionsMax)
}

const partLengthMin = 3

/** Every split of a word in two. */
const cutsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * partLengthMin + 1) }, (_, index) => [
    word.slice(0, index + partLengthMin),
    word.slice(index + partLengthMin)
  ])

/** Corrections for each word of a query, in order. */
export async function correctionsOf(
  platform: Pick<Platform, 'db'>,
  words: readonly string[],
  spoken: ReadonlySet<string>
): Promise<Correction[]> {
  const cuts = words.flatMap(cutsOf)
  const [{ rows }, known] = await Promise.all([
    platform.db.execute<{ alike: string[] }>(similarWordsQuery(words)),
    knownWords(platform, [...new Set(cuts.flat())])
  ])
  const isKnown = new Set([...known, ...spoken])
  return words.map((word, index) => ({
    words: closest(word, [...spoken, ...(rows[index]?.alike ?? [])], index === words.length - 1),
    isInNameOnly: (meant) => meant !== word && word.length < shortWord && !spoken.has(meant),
    parts: cutsOf(word).find((parts) => parts.every((part) => isKnown.has(part)))
  }))
}

/** The words with adjacent pairs joined if that makes a known word: "note book". Undefined if none does. */
export async function joinedOf(
  platform: Pick<Platform, 'db'>,
  words: readonly string[],
  spoken: ReadonlySet<string>
): Promise<string[] | undefined> {
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const isKnown = new Set([...(await knownWords(platform, pairs)), ...spoken])
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = pairs[at]
    const isPair = pair !== undefined && isKnown.has(pair)
    joined.push(isPair ? pair : (words[at] ?? ''))
    if (isPair) at++
  }
  return joined.length < words.length ? joined : undefined
}
