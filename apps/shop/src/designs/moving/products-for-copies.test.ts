import { expect, it } from 'vitest'
import { productsForCopies } from './products-for-copies.ts'

const products = [
  { slug: 'tee', name: 'Tee', category: 't-shirts' },
  { slug: 'mug', name: 'Mug', category: 'mugs' },
  { slug: 'camp-mug', name: 'Camp mug', category: 'mugs' },
  { slug: 'tote', name: 'Tote', category: 'totes' },
  { slug: 'poster', name: 'Poster', category: 'posters' }
]
const slugs = (some: readonly { slug: string }[]) => some.map(({ slug }) => slug)

it('takes one product of each other category first', () => {
  expect(slugs(productsForCopies(products, { slug: 'tee' }))).toEqual(['mug', 'tote', 'poster'])
  expect(slugs(productsForCopies(products, { slug: 'printed-tote', category: 'totes' }))).toEqual([
    'tee',
    'mug',
    'poster'
  ])
})

it('leaves out categories in which the design is sold ready-made', () => {
  expect(slugs(productsForCopies(products, { slug: 'tee' }, [{ category: 'mugs' }]))).toEqual(['tote', 'poster'])
})
