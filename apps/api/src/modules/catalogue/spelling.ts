import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { editDistance } from './edit-distance.ts'
import { catalogueWords } from './tables.ts'

/** Words that look most like a misspelt one, of which those close enough are taken. */
const candidates = 60
const takenMax = 8

/** Shorter words have so many neighbours that only words of names, categories, options and synonyms are taken for them. */
const shortWord = 6

/** Slips a word of some length may have: in short words one more makes another word. */
const slipsOf = (word: string) => (word.length < 4 ? 0 : word.length < shortWord ? 1 : 2)

/** Slips from one word to another. One in the first letter counts twice, as people rarely make it: "toaster" is no poster. */
const distanceOf = (word: string, known: string) => editDistance(word, known) + Number(word[0] !== known[0])

/** The nearest words by their three-letter groups, from the index. */
const alikeStatement = (words: readonly string[]): SQL => sql`
  select array(select word from ${catalogueWords} order by word <-> typed limit ${candidates}) as alike
  from unnest(${sql.param(words)}::text[]) with ordinality as given(typed, place) order by place`

const knownAmong = async ({ db }: Pick<Platform, 'db'>, words: readonly string[]): Promise<string[]> => {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from ${catalogueWords} where word = any(${sql.param(words)}::text[])`
  )
  return rows.map(({ word }) => word)
}

/** What a typed word may have meant. */
export interface Correction {
  /** Known words, each of which it may mean; the word itself where it is known. */
  words: string[]
  /** Of a short word, what is not `spoken` counts in names alone. */
  isInNameOnly: (word: string) => boolean
  /** Two known words it was written of in one: "phonecase". */
  parts: readonly [string, string] | undefined
}

function closest(word: string, alike: readonly string[], isLast: boolean): string[] {
  const distanceTo = (known: string) => {
    const whole = distanceOf(word, known)
    // The last one may be a beginning.
    return isLast && known.length > word.length ? Math.min(whole, distanceOf(word, known.slice(0, word.length))) : whole
  }
  const close = [...new Set(alike)]
    .map((known) => ({ known, distance: distanceTo(known) }))
    .filter(({ distance }) => distance <= slipsOf(word))
  const least = Math.min(...close.map(({ distance }) => distance))
  return close
    .filter(({ distance }) => distance === least)
    .map(({ known }) => known)
    .slice(0, takenMax)
}

const leastPart = 3

/** Every way to cut a word in two. */
const cutsOf = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * leastPart + 1) }, (_, index) => [
    word.slice(0, index + leastPart),
    word.slice(index + leastPart)
  ])

/** What each word of a search may have meant, in their order. */
export async function correctionsOf(
  platform: Pick<Platform, 'db'>,
  words: readonly string[],
  spoken: ReadonlySet<string>
): Promise<Correction[]> {
  const cuts = words.flatMap(cutsOf)
  const [{ rows }, known] = await Promise.all([
    platform.db.execute<{ alike: string[] }>(alikeStatement(words)),
    knownAmong(platform, [...new Set(cuts.flat())])
  ])
  const isKnown = new Set([...known, ...spoken])
  return words.map((word, index) => ({
    words: closest(word, [...spoken, ...(rows[index]?.alike ?? [])], index === words.length - 1),
    isInNameOnly: (meant) => meant !== word && word.length < shortWord && !spoken.has(meant),
    parts: cutsOf(word).find((parts) => parts.every((part) => isKnown.has(part)))
  }))
}

/** The words with every two that make a known one as that one: "note book". Nothing where there are none. */
export async function joinedOf(
  platform: Pick<Platform, 'db'>,
  words: readonly string[],
  spoken: ReadonlySet<string>
): Promise<string[] | undefined> {
  const pairs = words.slice(1).map((word, index) => `${words[index]}${word}`)
  const isKnown = new Set([...(await knownAmong(platform, pairs)), ...spoken])
  const joined: string[] = []
  for (let at = 0; at < words.length; at++) {
    const pair = pairs[at]
    const isPair = pair !== undefined && isKnown.has(pair)
    joined.push(isPair ? pair : (words[at] ?? ''))
    if (isPair) at++
  }
  return joined.length < words.length ? joined : undefined
}
