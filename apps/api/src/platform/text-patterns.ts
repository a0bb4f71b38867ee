import { type SQL, sql } from 'drizzle-orm'

/** Whether a query is too short for a trigram index. */
export const isShortQuery = (q: string): boolean => q.length < 3

/**
 * Whether a query matches the beginning of words only, because it has no trigram to look up. In a database with the locale C, trigrams consist
 * of ASCII letters and digits; a trigram may include the space after a word, or the two before it.
 */
export const isPrefixQuery = (q: string): boolean =>
  isShortQuery(q) || !/[a-z\d]{3}|[a-z\d]{2}[^a-z\d]|[^a-z\d][a-z\d]/i.test(q)

export const searchPattern = (q: string): string => (isPrefixQuery(q) ? containsPattern(` ${q}`) : containsPattern(q))

/** Letters of each word in a prefix index. */
export const prefixLength = 2

/** SQL: the lower-case prefixes of all words in a text, split at spaces; `mark` precedes each. */
export const wordPrefixes = (text: string, mark = ''): string =>
  `regexp_replace(lower(${text}), ' +([^ ]{1,${prefixLength}})[^ ]*', ' ${mark}\\1', 'g')`

/** SQL: the entries of a prefix index for words separated by spaces, except `without`. */
export const prefixIndex = (words: string, without?: string): SQL => {
  const all = `array_remove(string_to_array(${words}, ' '), '')`
  return sql.raw(`array_to_tsvector(${without === undefined ? all : `array_remove(${all}, ${without})`})`)
}

/** A query as a `tsquery` prefix term, without its quotes: as many letters of its first word as a prefix index contains. */
export const tsQueryPrefix = (q: string, length = prefixLength): string =>
  Array.from(q.replaceAll('\0', '').split(' ')[0] ?? '')
    .slice(0, length)
    .join('')
    .replaceAll(/['\\]/g, '$&$&')

/** User input as a `like` pattern that matches it literally anywhere. PostgreSQL does not accept U+0000. */
export const containsPattern = (text: string): string =>
  `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
