import { type SQL, sql } from 'drizzle-orm'

/** Whether a query is too short for a trigram index. Such a query matches the beginning of words. */
export const isShortQuery = (q: string): boolean => q.length < 3

export const searchPattern = (q: string): string => (isShortQuery(q) ? containsPattern(` ${q}`) : containsPattern(q))

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

/** A query as a `tsquery` prefix term, without its quotes. */
export const tsQueryPrefix = (q: string): string => q.replaceAll('\0', '').replaceAll(/['\\]/g, '$&$&')

/** User input as a `like` pattern that matches it literally anywhere. PostgreSQL does not accept U+0000. */
export const containsPattern = (text: string): string =>
  `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
