import { m } from '@motif/messages'
import { expect, test } from 'vitest'
import { parseWords, problemOfWords } from './word-list.ts'

test('a pasted list has one word per line, without blanks around it, empty lines and repetitions', () => {
  expect(parseWords('  damn \r\n\r\ntwo words\ndamn\n\u2028قبعة')).toEqual(['damn', 'two words', 'قبعة'])
  expect(parseWords(' \n ')).toEqual([])
})

test('nothing to block, a line that is too long and too many lines are told', () => {
  expect(problemOfWords([])).toBe(m.admin_blocked_words_none())
  expect(problemOfWords(['a'.repeat(60)])).toBeUndefined()
  expect(problemOfWords(['fine', 'a'.repeat(61)])).toBe(
    m.admin_blocked_words_long({ word: `${'a'.repeat(30)}…`, max: 60 })
  )
  const many = Array.from({ length: 2001 }, (_, at) => `word ${at}`)
  expect(problemOfWords(many.slice(1))).toBeUndefined()
  expect(problemOfWords(many)).toBe(m.admin_blocked_words_many({ count: 2000 }))
})
