import type { AdminProduct } from '@motif/contract'
import { expect, it } from 'vitest'
import {
  type ProductForm,
  emptyForm,
  formOf,
  inputOf,
  isChanged,
  moved,
  valuesOf,
  variantsFor
} from './product-form.ts'

const form: ProductForm = {
  ...emptyForm('kites'),
  name: 'Kite',
  slug: 'kite',
  variants: [{ options: {}, sku: 'KITE', price: '19.90', onHand: '5', weight: '', isSold: true }]
}
const size = { id: 'size', name: 'Size', values: valuesOf('S, M , S,', [], false) }

it('options make a row for each combination, and rows that are there keep what they say', () => {
  expect(size.values.map(({ value }) => value)).toEqual(['s', 'm'])
  const rows = variantsFor(form, [size])
  expect(rows.map(({ sku, price }) => [sku, price])).toEqual([
    ['KITE-S', '19.90'],
    ['KITE-M', '19.90']
  ])
  const priced = {
    ...form,
    options: [size],
    variants: rows.map((row) => ({ ...row, price: row.sku === 'KITE-M' ? '25' : row.price }))
  }
  const longer = { ...size, values: valuesOf('S, M, L', size.values, false) }
  expect(variantsFor(priced, [longer]).map(({ price }) => price)).toEqual(['19.90', '25', '19.90'])
})

it('values in other scripts are numbered, and keep their numbers', () => {
  const first = valuesOf('Красный, Синий, M', [], true)
  expect(first.map(({ value }) => value)).toEqual(['value', 'value-2', 'm'])
  const later = valuesOf('Зелёный, Синий, M, m', first, true)
  expect(later.map(({ value, label }) => [value, label])).toEqual([
    ['value-3', 'Зелёный'],
    ['value-2', 'Синий'],
    ['m', 'M'],
    ['m-2', 'm']
  ])
})

it('prices are read in minor units, and stock nobody touched is not sent', () => {
  const read = inputOf(
    { ...form, variants: form.variants.map((row) => ({ ...row, price: '19,90' })) },
    { decimals: 2, before: form }
  )
  expect(read).toMatchObject({ input: { variants: [{ price: 1990 }] } })
  expect('input' in read && read.input.variants[0]).not.toHaveProperty('onHand')
  const counted = { ...form, variants: form.variants.map((row) => ({ ...row, onHand: '6' })) }
  expect(inputOf(counted, { decimals: 2, before: form })).toMatchObject({
    input: { variants: [{ onHand: 6, onHandBefore: 5 }] }
  })
})

it('what cannot be read is named, member by member', () => {
  const wrong = {
    ...form,
    tiers: '10 15',
    sizeGuide: 'Width, Length\nM, 52',
    details: 'Cotton',
    variants: form.variants.map((row) => ({ ...row, price: 'ten', onHand: '-1' }))
  }
  expect(inputOf(wrong, { decimals: 2 })).toEqual({
    problems: {
      details: 'line',
      tiers: 'line',
      sizeGuide: 'line',
      'variants.0.price': 'number',
      'variants.0.onHand': 'number'
    }
  })
})

it('a form differs from its original once something changed', () => {
  expect([isChanged(form, { ...form }), isChanged({ ...form, name: 'Other' }, form)]).toEqual([false, true])
})

it('an entry moves within its list and never out of it', () => {
  expect([moved(['a', 'b', 'c'], 0, 2), moved(['a', 'b'], 1, 2)]).toEqual([
    ['b', 'c', 'a'],
    ['a', 'b']
  ])
})

it('a sale is read in minor units, and what is empty is none', () => {
  const sale = { price: '15,5', from: '2030-01-01T00:00:00Z', until: '' }
  const withSale = { ...form, variants: form.variants.map((row) => ({ ...row, sale })) }
  expect(inputOf(withSale, { decimals: 2 })).toMatchObject({
    input: { variants: [{ price: 1990, sale: { price: 1550, from: '2030-01-01T00:00:00Z', until: null } }] }
  })
  expect(inputOf(form, { decimals: 2 })).toMatchObject({ input: { variants: [{ sale: null }] } })
})

it('a sale without a price is named', () => {
  const sale = { price: '', from: '2030-01-01T00:00:00Z', until: '' }
  const dated = { ...form, variants: form.variants.map((row) => ({ ...row, sale })) }
  expect(inputOf(dated, { decimals: 2 })).toEqual({ problems: { 'variants.0.sale.price': 'number' } })
})

it('moments that nobody touches keep their seconds and the hour that October repeats', () => {
  const moments = { from: '2026-10-25T01:30:00.000Z', until: '2026-12-24T22:59:59.000Z' }
  const read = inputOf(form, { decimals: 2 })
  const product = {
    ...('input' in read && read.input),
    liveFrom: moments.from,
    variants: [
      { options: {}, sku: 'KITE', price: 1990, onHand: 5, weightGrams: null, sale: { price: 1550, ...moments } }
    ]
  } as unknown as AdminProduct
  expect(inputOf(formOf(product, 2), { decimals: 2 })).toMatchObject({
    input: { liveFrom: moments.from, variants: [{ sale: moments }] }
  })
})
