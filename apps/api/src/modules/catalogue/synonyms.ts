import type { SearchSynonym } from '@motif/contract'
import type { ProductLanguage } from '@motif/contract/product-language-rules'
import { asc, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../../platform/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { catalogueCache, readForAll } from './cache.ts'
import { colourOption } from './cards.ts'
import { colourNames, colourNamesElsewhere, shadesOfColour, nameOfColour } from './colour-names.ts'
import { productIndex } from './product-index/product-index.ts'
import { type Configurations, languageOf, stemOf } from './search-language.ts'
import { searchTokens } from './search-tokens.ts'
import { searchSynonyms } from './tables.ts'
import { vocabularyOf } from './vocabulary.ts'

/** Additional meanings of typed words, from the owner's synonyms and the colours of products. */
export interface Meanings {
  /** Additional queries, by the lexemes of a phrase, joined by spaces. */
  byPhrase: ReadonlyMap<string, readonly string[]>
  /** Longest phrase, in words. */
  longest: number
  /** Vocabulary for corrections: words of categories, options and synonyms. */
  spoken: ReadonlySet<string>
}

/** Largest number of meanings per phrase, because a search runs all of them. */
const meaningsMax = 60

export const listSynonyms = (db: Database | Transaction): Promise<SearchSynonym[]> =>
  db
    .select({ id: searchSynonyms.id, words: searchSynonyms.words, finds: searchSynonyms.finds })
    .from(searchSynonyms)
    .orderBy(asc(sql`${searchSynonyms.words}[1]`), asc(searchSynonyms.id))

/** Cached like the catalogue: a change is found by the next search here, and within a second by other servers. */
export const meaningsOf = (platform: Platform): Promise<Meanings> =>
  catalogueCache(platform).remember('meanings', () => readForAll(platform, readMeanings))

/** The stem of each word in full text; none for stop words. */
export async function lexemesOf(
  { db }: Pick<Platform, 'db'>,
  words: readonly string[],
  configurations: Configurations
): Promise<(string | undefined)[]> {
  if (words.length === 0) return []
  const { rows } = await db.execute<{ lexeme: string | null }>(sql`
    select ${stemOf(configurations, sql`typed`)} as lexeme
    from unnest(${sql.param(words)}::text[]) with ordinality as given(typed, place) order by place`)
  return rows.map(({ lexeme }) => lexeme ?? undefined)
}

/** Products with all these words in name or keywords: descriptions mention too much in passing. */
const queryOf = (words: readonly string[], weights: 'AB' | 'B') =>
  `(${words.map((word) => `${word}:${weights}`).join(' & ')})`

interface Meaning {
  words: readonly string[]
  query: string
}

const ofSynonym = ({ words, finds }: SearchSynonym): Meaning[] =>
  words.flatMap((typed) =>
    (finds.length > 0 ? finds : words.filter((other) => other !== typed)).map((meant) => ({
      words: searchTokens(typed),
      query: queryOf(searchTokens(meant), 'AB')
    }))
  )

const ofColour = (
  { label, swatch }: { label: string; swatch: string | null },
  language: ProductLanguage
): Meaning[] => {
  if (swatch === null) return []
  const word = nameOfColour(swatch)
  const query = queryOf(searchTokens(label), 'B')
  return [
    ...[word, ...colourNames[word], ...(colourNamesElsewhere[language]?.[word] ?? [])].map((typed) => ({
      words: searchTokens(typed),
      query
    })),
    ...shadesOfColour(swatch).map((shade) => ({ words: [shade, word], query }))
  ]
}

/** Terms for unprinted products; their search rows contain `blank` with its own weight. */
const ofBlanks: readonly Meaning[] = [
  'custom',
  'customised',
  'personalised',
  'personalized',
  'blank',
  'own design'
].map((typed) => ({ words: searchTokens(typed), query: 'blank:C' }))

async function readMeanings(platform: Platform): Promise<Meanings> {
  const [synonyms, { categories, options }, { configurations }] = await Promise.all([
    listSynonyms(platform.db),
    vocabularyOf(platform),
    productIndex(platform)
  ])
  const language = languageOf(configurations[0])
  const colours = options.flatMap(({ id, values }) => (id === colourOption ? values : []))
  const meanings = [
    ...synonyms.flatMap(ofSynonym),
    ...colours.flatMap((colour) => ofColour(colour, language)),
    ...ofBlanks
  ].filter(({ query }) => query !== '()')
  const typed = [...new Set(meanings.flatMap(({ words }) => words))]
  const lexemes = new Map(
    (await lexemesOf(platform, typed, configurations)).map((lexeme, index) => [typed[index], lexeme])
  )
  const byPhrase = new Map<string, string[]>()
  let longest = 1
  for (const { words, query } of meanings) {
    const phrase = words.flatMap((word) => lexemes.get(word) ?? [])
    if (phrase.length === 0) continue
    longest = Math.max(longest, phrase.length)
    const key = phrase.join(' ')
    const known = byPhrase.get(key) ?? []
    if (known.length < meaningsMax && !known.includes(query)) byPhrase.set(key, [...known, query])
  }
  const named = [
    ...categories.map(({ name }) => name),
    ...options.flatMap(({ name, values }) => [name, ...values.map(({ label }) => label)])
  ].flatMap((name) => searchTokens(name))
  return { byPhrase, longest, spoken: new Set([...typed, ...named]) }
}
