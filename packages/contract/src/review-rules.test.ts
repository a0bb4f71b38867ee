import { expect, test } from 'vitest'
import {
  countReviews,
  everyReview,
  formatReviewChoice,
  formatReviewPlace,
  parseReviewChoice,
  parseReviewPlace
} from './review-rules.ts'

const read = (search: string) => parseReviewChoice(new URLSearchParams(search))

test('an address tells which reviews are read, and comes back as it was', () => {
  const address = 'reviewStars=4&reviewFit=small&reviewPhotos=true&reviewSort=helpful&reviewsAfter=3.2026-10-25.r_5-a'
  expect(read(address)).toEqual({
    stars: 4,
    fit: 'small',
    hasPhotos: true,
    sort: 'helpful',
    after: '3.2026-10-25.r_5-a'
  })
  expect(new URLSearchParams(formatReviewChoice(read(address))).toString()).toBe(address)
  expect(formatReviewChoice(read(''))).toEqual({})
})

test('what cannot be understood is left out', () => {
  expect(read('reviewStars=6&reviewFit=tight&reviewPhotos=1&reviewSort=best&reviewsAfter=r5')).toEqual({
    ...everyReview,
    sort: 'newest',
    after: null
  })
})

test('reviews are counted by stars, fit and photographs', () => {
  const counts = [
    { rating: 5, fit: 'true', hasPhotos: true, count: 2 },
    { rating: 5, fit: null, hasPhotos: false, count: 4 },
    { rating: 1, fit: 'small', hasPhotos: true, count: 1 }
  ] as const
  expect(countReviews(counts, everyReview)).toBe(7)
  expect(countReviews(counts, { ...everyReview, stars: 5 })).toBe(6)
  expect(countReviews(counts, { ...everyReview, fit: 'small' })).toBe(1)
  expect(countReviews(counts, { ...everyReview, hasPhotos: true })).toBe(3)
  expect(countReviews(counts, { stars: 5, fit: 'small', hasPhotos: true })).toBe(0)
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
