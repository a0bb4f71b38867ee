import { type ProductLanguage, productLanguages } from '@motif/contract/product-language-rules'
import { type SQL, sql } from 'drizzle-orm'

/** PostgreSQL's text search configuration of each language. No other name reaches SQL. */
const configurations = {
  ca: 'catalan',
  da: 'danish',
  de: 'german',
  el: 'greek',
  en: 'english',
  es: 'spanish',
  eu: 'basque',
  fi: 'finnish',
  fr: 'french',
  ga: 'irish',
  hu: 'hungarian',
  hy: 'armenian',
  id: 'indonesian',
  it: 'italian',
  lt: 'lithuanian',
  nl: 'dutch',
  no: 'norwegian',
  pt: 'portuguese',
  ro: 'romanian',
  ru: 'russian',
  sr: 'serbian',
  sv: 'swedish',
  tr: 'turkish',
  other: 'simple'
} as const satisfies Record<ProductLanguage, string>

type Configuration = (typeof configurations)[ProductLanguage]

export const configurationOf = (language: ProductLanguage): Configuration => configurations[language]

/** The language of a configuration. */
export const languageOf = (configuration: Configuration): ProductLanguage =>
  productLanguages.find((language) => configurations[language] === configuration) ?? 'other'

/** The configuration of this name; words as they are for one that only a newer version knows. */
export const knownConfiguration = (name: string): Configuration =>
  Object.values(configurations).find((known) => known === name) ?? 'simple'

const literal = (name: string): SQL => sql.raw(`'${name}'`)

/** A text as it is indexed: see `catalogue_spelling` of migration 0087, which leaves the words of queries in English as they are. */
const spelt = (configuration: Configuration, text: SQL): SQL =>
  configuration === 'english' ? text : sql`catalogue_spelling(${literal(configuration)}, ${text})`

/** Configurations that texts are indexed with. The first one is the present one; others are there while the search is rebuilt. */
export type Configurations = readonly [Configuration, ...Configuration[]]

/** A query for texts of any of the configurations. `text` is an expression, and may occur several times. */
export function textQuery(used: Configurations, text: SQL): SQL {
  const queries = used.map((one) => sql`to_tsquery(${literal(one)}, ${spelt(one, text)})`)
  return queries.length === 1 ? sql`${queries[0]}` : sql`(${sql.join(queries, sql` || `)})`
}

/** The stem of a word in the present language; null for a stop word. */
export const stemOf = ([present]: Configurations, word: SQL): SQL =>
  sql`(ts_lexize(${literal(present === 'simple' ? present : `${present}_stem`)}, ${spelt(present, word)}))[1]`
