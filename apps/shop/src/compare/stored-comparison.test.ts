import { expect, test } from 'vitest'
import { type ComparedProduct, parseStoredComparison, withoutProduct, withProduct } from './stored-comparison.ts'

const now = Date.parse('2026-06-01T00:00:00.000Z')
const chosen = (slug: string, addedAt = '2026-05-20T00:00:00.000Z'): ComparedProduct => ({ slug, addedAt })
const slugs = (kept: readonly ComparedProduct[] | undefined) => kept?.map(({ slug }) => slug)
const four = ['mug', 'tote', 'cap', 'tee'].map((slug) => chosen(slug))

test('what a browser keeps comes back as it was, without what is no product', () => {
  expect(parseStoredComparison(JSON.stringify(four), now)).toEqual(four)
  const torn = [
    chosen('mug'),
    null,
    'tote',
    { slug: 3, addedAt: now },
    { slug: 'cap', addedAt: 'soon' },
    chosen('../x'),
    chosen('mug')
  ]
  expect(slugs(parseStoredComparison(JSON.stringify(torn), now))).toEqual(['mug'])
  for (const text of [null, '', '{', 'null', '{}', '7']) expect(parseStoredComparison(text, now)).toEqual([])
})

test('never more than four are read, whatever somebody wrote there', () => {
  expect(slugs(parseStoredComparison(JSON.stringify([...four, chosen('one-more')]), now))).toEqual([
    'mug',
    'tote',
    'cap',
    'tee'
  ])
})

test('a product is forgotten thirty days after it was chosen', () => {
  const kept = [chosen('old', '2026-05-02T00:00:00.000Z'), chosen('young', '2026-05-02T00:00:00.001Z')]
  expect(slugs(parseStoredComparison(JSON.stringify(kept), now))).toEqual(['young'])
})

test('a fifth product finds no room and nothing is lost; one that is there keeps its place', () => {
  expect(withProduct(four, chosen('one-more'))).toBeUndefined()
  expect(withProduct(four, chosen('mug', '2026-05-30T00:00:00.000Z'))).toBe(four)
  expect(slugs(withProduct(withoutProduct(four, 'tote'), chosen('one-more')))).toEqual([
    'mug',
    'cap',
    'tee',
    'one-more'
  ])
})
