import { expect, it } from 'vitest'
import { searchOn } from './follow-product.ts'

const on = (search: string) => searchOn(new URLSearchParams(search), { product: 'mug', colour: 'white' }).toString()

it('names the product and colour a new design is on, and nothing of the one before', () => {
  expect(on('product=tee&colour=navy&size=m')).toBe('product=mug&colour=white')
  expect(on('')).toBe('product=mug&colour=white')
})

it('stays with the template, the words or the draft it began with', () => {
  expect(on('template=ridge&product=tee')).toBe('template=ridge&product=mug&colour=white')
  expect(on('draft=d1&product=tee')).toBe('draft=d1&product=mug&colour=white')
  expect(on('product=tee&text=Rain')).toBe('text=Rain&product=mug&colour=white')
})

it('leaves the address of a saved design, a line of the cart or a copy alone', () => {
  for (const search of ['design=d1', 'line=l1', 'copy=k1']) expect(on(search)).toBe(search)
})
