import type { Product } from '@motif/contract'
import { expect, test } from 'vitest'
import { comparisonRows } from './rows.ts'

const usd = (amount: number) => ({ amount, currency: 'USD' })
const area = {
  id: 'front',
  name: 'Front',
  widthMm: 90,
  heightMm: 65,
  bleedMm: 0,
  safeMm: 5,
  view: { x: 0, y: 0, width: 1, height: 1 }
}
const sizes = (...labels: string[]): Product['options'][number] => ({
  id: 'size',
  name: 'Size',
  values: labels.map((label) => ({ value: label.toLowerCase(), label, swatch: null }))
})
const colours: Product['options'][number] = {
  id: 'colour',
  name: 'Colour',
  values: [{ value: 'navy', label: 'Navy', swatch: '#24365c' }]
}

const product = (facts: Partial<Product>): Product => ({
  slug: 'mug',
  name: 'Mug',
  category: 'mugs',
  price: usd(1400),
  hasPriceRange: false,
  images: [],
  colours: [],
  stock: 'in-stock',
  isCustomisable: true,
  isReadyMade: false,
  rating: { average: 4.5, count: 2 },
  ratingCounts: [0, 0, 0, 1, 1],
  verifiedRating: { average: 5, count: 1 },
  fit: null,
  description: '',
  details: [],
  options: [],
  variants: [],
  gallery: [],
  blanks: [],
  printAreas: [area],
  tiers: [],
  sizeGuide: null,
  delivery: { productionDays: 2, shippingDaysMin: 3, shippingDaysMax: 5 },
  reviews: [],
  related: [],
  ...facts
})

const row = (id: string, ...products: Product[]) => {
  const found = comparisonRows(products).find((one) => one.id === id)
  if (!found) throw new Error(`There is no row ${id}.`)
  return found
}
const words = (...lines: string[]) => ({ kind: 'lines', lines })

test('a row is alike where the same is told of all, and never with one product alone', () => {
  expect(row('price', product({}), product({})).isAlike).toBe(true)
  expect(row('price', product({}), product({}), product({ price: usd(1500) })).isAlike).toBe(false)
  expect(row('price', product({}), product({ hasPriceRange: true })).facts).toEqual([
    words('$14.00'),
    words('from $14.00')
  ])
  expect(row('price', product({})).isAlike).toBe(false)
})

test('what is told of some alone differs, and what is told of none has no row', () => {
  const plain = product({})
  const heavy = product({ details: [{ name: 'Weight', value: '350 g' }] })
  expect(row('detail Weight', plain, heavy)).toMatchObject({ facts: [undefined, words('350 g')], isAlike: false })
  expect(comparisonRows([plain, plain]).map(({ id }) => id)).toEqual([
    'price',
    'rating',
    'availability',
    'design',
    'print',
    'delivery'
  ])
})

test('options and details several products have come before those of one, each once', () => {
  const cup = product({
    options: [sizes('S')],
    details: [
      { name: 'Weight', value: '1' },
      { name: 'Care', value: '2' }
    ]
  })
  const tee = product({ options: [colours, sizes('S', 'M')], details: [{ name: 'Care', value: '2' }] })
  const ids = comparisonRows([tee, cup]).map(({ id }) => id)
  expect(ids.filter((id) => id.startsWith('option'))).toEqual(['option size', 'option colour'])
  expect(comparisonRows([cup, tee]).flatMap(({ id }) => (id.startsWith('detail') ? [id] : []))).toEqual([
    'detail Care',
    'detail Weight'
  ])
  expect(row('option size', tee, cup).facts).toEqual([words('S, M'), words('S')])
  expect(row('option colour', tee, cup).facts).toEqual([
    { kind: 'colours', colours: [{ label: 'Navy', swatch: '#24365c' }] },
    undefined
  ])
})

test('the largest print of each side is told, also where sizes differ', () => {
  const { id: _id, name: _name, ...measures } = area
  const large = { ...measures, widthMm: 420, heightMm: 594, options: { size: 'a2' } }
  const poster = product({
    printAreas: [
      { ...area, sizes: [large] },
      { ...area, id: 'back', name: 'Back' }
    ]
  })
  expect(row('print', poster, product({})).facts).toEqual([
    words('Front: 42 × 59.4 cm', 'Back: 9 × 6.5 cm'),
    words('Front: 9 × 6.5 cm')
  ])
})

test('delivery counts making and sending, and what nobody rated has no stars', () => {
  expect(row('delivery', product({})).facts).toEqual([words('5 to 7 working days')])
  const rows = row('rating', product({}), product({ rating: { average: 0, count: 0 } }))
  expect(rows.facts).toEqual([{ kind: 'rating', average: 4.5, count: 2 }, words('No reviews yet')])
})
