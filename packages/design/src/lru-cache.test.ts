import { expect, it } from 'vitest'
import { createLruCache } from './lru-cache.ts'

/** Gets words from a cache limited to `most` letters in total. Returns the words that were not cached. */
function recentWords(most: number) {
  const recent = createLruCache<string, string>(most, (word) => word.length)
  return (...words: string[]) => {
    const made: string[] = []
    for (const word of words)
      recent.get(word, () => {
        made.push(word)
        return word
      })
    return made
  }
}

it('finds again what fits together, and makes it once', () => {
  const ask = recentWords(20)
  expect(ask('one', 'two', 'three')).toEqual(['one', 'two', 'three'])
  expect(ask('one', 'two', 'three')).toEqual([])
})

it('keeps what is asked for again and again, whatever else is asked for', () => {
  const ask = recentWords(20)
  ask('often')
  for (let times = 0; times < 100; times += 1) expect(ask(`w${times}`, 'often')).not.toContain('often')
})

it('keeps no more than fits, by what it weighs and not by how much it is', () => {
  const ask = recentWords(20)
  ask('first')
  ask('a long word', 'another long word')
  expect(ask('first')).toEqual(['first'])
})
