import { expect, test } from 'vitest'
import { formatQuestionPlace, parseQuestionPlace, questionsAfterIn, questionsAfterParam } from './question-rules.ts'

const after = (text: string) => questionsAfterIn(new URLSearchParams({ [questionsAfterParam]: text }))

test('a cursor names the question it comes after', () => {
  const place = formatQuestionPlace({ date: '2026-10-30', id: 'q_6-a' })
  expect(parseQuestionPlace(place)).toEqual({ rank: 0, date: '2026-10-30', id: 'q_6-a' })
  expect(after(place)).toBe(place)
})

test('an address without a valid cursor starts with the latest questions', () => {
  expect(questionsAfterIn(new URLSearchParams())).toBeNull()
  expect(after('q6')).toBeNull()
  expect(after('0.2026-13-30.q6')).toBeNull()
})
