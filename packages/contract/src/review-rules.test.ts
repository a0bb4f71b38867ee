import { expect, test } from 'vitest'
import { formatReviewChoice, formatReviewPlace, parseReviewChoice, parseReviewPlace } from './review-rules.ts'

const read = (search: string) => parseReviewChoice(new URLSearchParams(search))

test('an address tells which reviews are read, and comes back as it was', () => {
  const address = 'reviewStars=4&reviewSort=helpful&reviewsAfter=3.2026-10-25.r_5-a'
  expect(read(address)).toEqual({ stars: 4, sort: 'helpful', after: '3.2026-10-25.r_5-a' })
  expect(new URLSearchParams(formatReviewChoice(read(address))).toString()).toBe(address)
  expect(formatReviewChoice(read(''))).toEqual({})
})

test('what cannot be understood is left out', () => {
  expect(read('reviewStars=6&reviewSort=best&reviewsAfter=r5')).toEqual({ stars: null, sort: 'newest', after: null })
})

test('a place comes back as it was, and is none with a day that no calendar has', () => {
  const place = { rank: 12, date: '2026-02-28', id: 'r5' }
  expect(parseReviewPlace(formatReviewPlace(place))).toEqual(place)
  for (const text of [
    '',
    '1.2026-02-30.r5',
    '1.0000-01-01.r5',
    '1.2026-02-28.',
    '-1.2026-02-28.r5',
    "1.2026-02-28.r'5"
  ])
    expect(parseReviewPlace(text), text).toBeUndefined()
})
