import type { Wish } from '@motif/contract'
import { expect, test } from 'vitest'
import {
  fromResponse,
  type StoredWishlist,
  noWishlist,
  parseStoredWishlist,
  type WishChange,
  withChange,
  withoutSent
} from './stored-wishlist.ts'

const now = Date.parse('2026-06-01T00:00:00.000Z')
const wish = (slug: string, addedAt = '2026-05-01T00:00:00.000Z'): Wish => ({ slug, variantId: null, addedAt })
const on = (slug: string, addedAt?: string): WishChange => ({ slug, wish: wish(slug, addedAt) })
const off = (slug: string): WishChange => ({ slug, wish: undefined })
const slugs = (kept: StoredWishlist | undefined) => kept?.wishes.map(({ slug }) => slug)
const after = (...changes: WishChange[]) =>
  changes.reduce<StoredWishlist>((kept, change) => withChange(kept, change, true) ?? kept, noWishlist)

test('what a browser keeps comes back as it was, without what is no wish', () => {
  const kept = { owner: null, wishes: [wish('mug')], changes: [off('tote')] }
  expect(parseStoredWishlist(JSON.stringify(kept), now)).toEqual(kept)
  expect(
    slugs(parseStoredWishlist(JSON.stringify({ wishes: [wish('mug'), { ...wish('mug'), slug: 3 }, null, 'x'] }), now))
  ).toEqual(['mug'])
  for (const text of [null, '', '{', 'null', '[]', '7']) expect(parseStoredWishlist(text, now)).toEqual(noWishlist)
})

test('a visitor’s wish ends after a year, an account’s with the account', () => {
  const old = JSON.stringify({ owner: null, wishes: [wish('old', '2025-05-01T00:00:00.000Z'), wish('new')] })
  expect(slugs(parseStoredWishlist(old, now))).toEqual(['new'])
  expect(slugs(parseStoredWishlist(old.replace('null', '"ada"'), now))).toEqual(['old', 'new'])
})

test('each product is wished for once, the newest first, and one taken back has its old place', () => {
  const list = after(on('mug', '2026-05-01T00:00:00.000Z'), on('tote', '2026-05-02T00:00:00.000Z'))
  expect(slugs(list)).toEqual(['tote', 'mug'])
  const back = withChange(list, off('tote'), true)
  expect(slugs(back)).toEqual(['mug'])
  expect(slugs(back && withChange(back, on('tote', '2026-04-30T00:00:00.000Z'), true))).toEqual(['mug', 'tote'])
})

test('a list takes two hundred, and goes on taking what it has', () => {
  const wishes = Array.from({ length: 200 }, (_, index) => wish(`p-${index}`))
  const full = { ...noWishlist, wishes }
  expect(withChange(full, on('one-more'), false)).toBeUndefined()
  expect(withChange(full, on('p-3'), false)?.wishes).toHaveLength(200)
  expect(withChange(full, off('p-3'), false)?.wishes).toHaveLength(199)
})

test('the shop is told the last word of each product, and a change made meanwhile is not lost', () => {
  const kept = after(on('mug'), on('tote'), off('mug'))
  expect(kept.changes).toEqual([on('tote'), off('mug')])
  const [first] = kept.changes
  if (!first) throw new Error('There is no change')
  expect(withoutSent(kept, first).changes).toEqual([off('mug')])
  const meanwhile = withChange(kept, off('tote'), true) ?? kept
  expect(withoutSent(meanwhile, first).changes).toEqual([off('mug'), off('tote')])
})

test('what the shop answers is shown with what it has yet to be told of', () => {
  const kept = after(on('mug'), off('tote'))
  const list = fromResponse(kept, { owner: 'ada', wishes: [wish('tote'), wish('poster')] })
  expect(list.owner).toBe('ada')
  expect(slugs(list)?.toSorted()).toEqual(['mug', 'poster'])
  expect(list.changes).toEqual(kept.changes)
})

test('a change that is nobody’s to tell leaves no older word of that product to be told', () => {
  const kept = withChange(after(on('mug'), on('tote')), off('mug'), false)
  expect(kept?.changes).toEqual([on('tote')])
})
