import { expect, it } from 'vitest'
import { freeName, isSlugOfWhole, productSlugOf, slugOf } from './admin-product-rules.ts'
import { slug } from './primitives.ts'

it('an address is made of lower-case words without accents', () => {
  expect(slugOf('  Été à Paris, 2026! ')).toBe('ete-a-paris-2026')
  expect(slugOf('Großes Maß')).toBe('grosses-mass')
})

it('an address of a long name ends with a letter or a digit and can be kept', () => {
  const long = slugOf(`${'a'.repeat(119)} and more`)
  expect(long).toBe('a'.repeat(119))
  expect(slug.safeParse(long).success).toBe(true)
})

it('a name without Latin letters and digits gives no address', () => {
  expect(slugOf('حذاء ')).toBe('')
})

it('a product with such a name has an address of its own, the same each time', () => {
  const [mug, cup] = [productSlugOf('Кружка'), productSlugOf('マグカップ')]
  expect([mug, productSlugOf(' Кружка '), productSlugOf('Mug'), productSlugOf(' ')]).toEqual([mug, mug, 'mug', ''])
  expect(mug).not.toBe(cup)
  expect([mug, cup].every((address) => address.startsWith('product-') && slug.safeParse(address).success)).toBe(true)
})

it('a name that is taken gets the first free number within its length', () => {
  expect(freeName(new Set(), 'mug')).toBe('mug')
  expect(freeName(new Set(['mug', 'mug-2', 'mug-4']), 'mug')).toBe('mug-3')
  expect(freeName(new Set(['abcd']), 'abcd', 4)).toBe('ab-2')
})

it('an address says the whole of a name in Latin letters alone', () => {
  expect(['Été 2026', 'Кружки 2026', 'マグ', '2026'].map(isSlugOfWhole)).toEqual([true, false, false, true])
})
