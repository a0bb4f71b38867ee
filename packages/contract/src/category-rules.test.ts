import { expect, it } from 'vitest'
import { canBeBelow, categoryPath, inTreeOrder, withSubcategories } from './category-rules.ts'

const categories = [
  { slug: 'shirts', parent: 'clothes' },
  { slug: 'mugs' },
  { slug: 'polo', parent: 'shirts' },
  { slug: 'clothes' },
  { slug: 'hats', parent: 'clothes' }
]
const slugs = (some: readonly { slug: string }[]) => some.map(({ slug }) => slug)

it('a path leads from the top to the category', () => {
  expect(slugs(categoryPath(categories, 'polo'))).toEqual(['clothes', 'shirts', 'polo'])
  expect(categoryPath(categories, 'gone')).toEqual([])
  expect(categoryPath(categories, null)).toEqual([])
})

it('the tree lists each category before those below it', () => {
  expect(slugs(inTreeOrder(categories))).toEqual(['mugs', 'clothes', 'shirts', 'polo', 'hats'])
})

it('a category holds all levels below it', () => {
  expect(slugs(withSubcategories(categories, ['clothes'])).toSorted()).toEqual(['clothes', 'hats', 'polo', 'shirts'])
  expect(slugs(withSubcategories(categories, ['mugs', 'polo']))).toEqual(['mugs', 'polo'])
})

it.each([
  ['mugs', 'shirts', true],
  ['mugs', 'polo', false],
  ['shirts', 'mugs', true],
  ['clothes', 'mugs', false],
  ['clothes', 'polo', false],
  ['clothes', 'clothes', false],
  ['hats', 'shirts', true],
  ['new', 'shirts', true],
  ['new', 'polo', false]
])('%s below %s: %s', (slug, parent, may) => {
  expect(canBeBelow(categories, slug, parent)).toBe(may)
})

it('data of a cycle is read to an end', () => {
  const cycle = [
    { slug: 'a', parent: 'b' },
    { slug: 'b', parent: 'a' }
  ]
  expect(categoryPath(cycle, 'a').length).toBeLessThanOrEqual(3)
  expect(canBeBelow(cycle, 'a', 'b')).toBe(false)
})
