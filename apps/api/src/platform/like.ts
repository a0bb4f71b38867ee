import { type SQL, sql } from 'drizzle-orm'

/** Too short for an index of three letters each, a text is looked for at the beginning of words. */
export const isShort = (q: string): boolean => q.length < 3

export const searchPattern = (q: string): string => (isShort(q) ? containing(` ${q}`) : containing(q))

/** Letters an index of beginnings keeps of each word. */
export const keptOfWord = 2

/** In SQL, each word of a text, as spaces part it, in small letters and by its first two alone; `mark` stands before each. */
export const wordBeginnings = (text: string, mark = ''): string =>
  `regexp_replace(lower(${text}), ' +([^ ]{1,${keptOfWord}})[^ ]*', ' ${mark}\\1', 'g')`

/** In SQL, words that spaces part, as an index of beginnings holds them; `without` is one it does not hold. */
export const beginningsIndex = (words: string, without?: string): SQL => {
  const all = `array_remove(string_to_array(${words}, ' '), '')`
  return sql.raw(`array_to_tsvector(${without === undefined ? all : `array_remove(${all}, ${without})`})`)
}

/** A text as a word of a `tsquery` that may go on, without what encloses it. */
export const beginning = (q: string): string => q.replaceAll('\0', '').replaceAll(/['\\]/g, '$&$&')

/** A text people typed, as a pattern of `like` that means just that text anywhere. PostgreSQL knows no U+0000. */
export const containing = (text: string): string =>
  `%${text.replaceAll('\0', '').replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
