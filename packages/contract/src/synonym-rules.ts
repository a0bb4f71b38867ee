/** Most words of one side of an entry. */
export const synonymWordsMax = 20

/** Longest word, or row of words, in characters. */
export const synonymWordLength = 60

/** A word as searches know it: in small letters, with single spaces. */
const tidyWord = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Each word once, as searches know it. */
export const tidyWords = (words: readonly string[]): string[] => [...new Set(words.map(tidyWord))]

/** Whether there is anything in it that a search looks for. */
export const saysSomething = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

interface SynonymWords {
  words: readonly string[]
  finds: readonly string[]
}

/** Whether it means anything: a word that finds something, or two words that mean the same. */
export const hasMeaning = ({ words, finds }: SynonymWords): boolean => finds.length > 0 || tidyWords(words).length > 1
