import { blockedWordsLimits } from '@motif/contract/moderation-rules'
import { m } from '@motif/messages'

/** Parses a list with one word per line; repeated ones count once. */
export const parseWords = (text: string): string[] => [
  ...new Set(
    text
      .split(/[\r\n\u2028\u2029]+/u)
      .map((line) => line.trim())
      .filter((line) => line !== '')
  )
]

/** What is wrong with words to block, as a sentence. */
export function problemOfWords(words: readonly string[]): string | undefined {
  if (words.length === 0) return m.admin_blocked_words_none()
  if (words.length > blockedWordsLimits.count) return m.admin_blocked_words_many({ count: blockedWordsLimits.count })
  const long = words.find((word) => word.length > blockedWordsLimits.letters)
  return long === undefined
    ? undefined
    : m.admin_blocked_words_long({ word: `${long.slice(0, 30)}…`, max: blockedWordsLimits.letters })
}
