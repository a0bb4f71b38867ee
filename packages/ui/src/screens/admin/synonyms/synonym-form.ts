import { hasMeaning, saysSomething, synonymWordLength, synonymWordsMax } from '@motif/contract/synonym-rules'
import { m } from '@motif/messages'
import { type Failure, fieldErrors } from '../../../failure/index.ts'

export interface SynonymErrors {
  words?: string | undefined
  finds?: string | undefined
}

/** Parses comma-separated terms. */
export const parseTerms = (text: string): string[] =>
  text
    .split(/[,،、;\n]/u)
    .map((word) => word.trim())
    .filter((word) => word !== '')

export const textOf = (words: readonly string[]): string => words.join(', ')

function problemOf(words: readonly string[]): string | undefined {
  if (words.length > synonymWordsMax) return m.admin_synonym_many({ count: synonymWordsMax })
  const long = words.find((word) => word.length > synonymWordLength)
  if (long !== undefined) return m.admin_synonym_long({ word: long, count: synonymWordLength })
  const silent = words.find((word) => !saysSomething(word))
  return silent === undefined ? undefined : m.admin_synonym_no_word({ word: silent })
}

/** Validation errors of an entry. */
export function errorsIn(words: readonly string[], finds: readonly string[]): SynonymErrors {
  const wrong = {
    words: words.length === 0 ? m.admin_synonym_none() : problemOf(words),
    finds: problemOf(finds)
  }
  if (wrong.words === undefined && wrong.finds === undefined && !hasMeaning({ words, finds }))
    return { finds: m.admin_synonym_alone() }
  return wrong
}

/** API errors by field: paths are indexed, such as `words.2`. */
export function errorsOf(failure: Failure | undefined): SynonymErrors {
  const wrong = Object.entries(fieldErrors(failure))
  const at = (field: string) => wrong.find(([name]) => name.split('.')[0] === field)?.[1]
  return { words: at('words'), finds: at('finds') }
}
