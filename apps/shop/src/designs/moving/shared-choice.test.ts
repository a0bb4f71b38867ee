import type { Product } from '@motif/contract'
import { expect, it } from 'vitest'
import { withSharedChoice } from './shared-choice.ts'

const productIn = (slug: string, sizes: Record<string, number>) =>
  ({
    slug,
    options: [{ id: 'size', name: 'Size', values: Object.keys(sizes).map((value) => ({ value, swatch: null })) }],
    variants: Object.entries(sizes).map(([size, stock]) => ({ id: `${slug}-${size}`, options: { size }, stock }))
  }) as unknown as Product
const tee = productIn('tee', { m: 5, l: 5 })
const hoodie = productIn('hoodie', { m: 5, l: 5 })
const vest = productIn('vest', { m: 0, l: 5 })
const poster = productIn('poster', { a3: 5 })

it('uses a size for every product that lacks one and sells it, and leaves the others open', () => {
  const offers = [tee, hoodie, vest, poster].map((product) => ({ product, options: {} }))
  expect(withSharedChoice(offers, { product: 'tee', optionId: 'size', value: 'm' })).toEqual({
    tee: { size: 'm' },
    hoodie: { size: 'm' },
    vest: {},
    poster: {}
  })
})

it('changes one product only when the others have a size', () => {
  const offers = [tee, hoodie].map((product) => ({ product, options: { size: 'm' } }))
  expect(withSharedChoice(offers, { product: 'hoodie', optionId: 'size', value: 'l' })).toEqual({
    tee: { size: 'm' },
    hoodie: { size: 'l' }
  })
})
