import { expect, it } from 'vitest'
import { slugOf } from './admin-product-rules.ts'
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
