import { expect, test } from 'vitest'
import { comparisonHref, readComparison } from './comparison-rules.ts'

const read = (search: string) => readComparison(new URLSearchParams(search))

test('an address tells which products are compared, and comes back as it was', () => {
  const address = '/cart?section=compare&products=camp-mug,studio-mug&only=differences'
  const comparison = read(address.slice('/cart?'.length))
  expect(comparison).toEqual({ slugs: ['camp-mug', 'studio-mug'], hasOnlyDifferences: true })
  expect(comparisonHref(comparison ?? {})).toBe(address)
})

test('an address without products says nothing, one with an empty list says that there are none', () => {
  expect(read('section=compare')).toBeUndefined()
  expect(read('section=compare&products=')?.slugs).toEqual([])
})

test('what is no slug, comes twice or is one too many is left out', () => {
  expect(read('products=mug,,Mug,../x,mug,tote,%3Cb%3E,a-b,cap,one-more')?.slugs).toEqual(['mug', 'tote', 'a-b', 'cap'])
})
