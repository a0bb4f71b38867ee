/** Largest number of words on one side of an entry. */
export const synonymWordsMax = 20

/** Longest word or phrase in characters. */
export const synonymWordLength = 60

/** Normalises a word for searches: lower case, single spaces. */
const tidyWord = (word: string): string => word.toLowerCase().replaceAll(/\s+/g, ' ').trim()

/** Normalised words without duplicates. */
export const tidyWords = (words: readonly string[]): string[] => [...new Set(words.map(tidyWord))]

/** Whether a text contains anything searchable. */
export const saysSomething = (word: string): boolean => /[\p{L}\p{N}]/u.test(word)

interface SynonymWords {
  words: readonly string[]
  finds: readonly string[]
}

/** Whether an entry has an effect: a word that finds something, or two synonyms. */
export const hasMeaning = ({ words, finds }: SynonymWords): boolean => finds.length > 0 || tidyWords(words).length > 1
