import { expect, test } from 'vitest'
import { optionsIn, queryOf } from './product-address.ts'

const product = {
  options: [
    { id: 'colour', name: 'Colour', values: [{ value: 'red', label: 'Red', swatch: null }] },
    { id: 'size', name: 'Size', values: [{ value: 's', label: 'S', swatch: null }] }
  ]
}

const queryIn = (search: string) => queryOf(optionsIn(new URLSearchParams(search), product)).toString()

test('links of a product page hold its options alone, in its order, as the server writes them', () => {
  expect(queryIn('utm_source=mail&size=s&colour=red')).toBe('colour=red&size=s')
  expect(queryIn('size=s&colour=no-such&size=xl')).toBe('')
})
