import { expect, it } from 'vitest'
import { withOptions } from './product-address.ts'
import { deliveryBy, deliveryTo, questionsAt, reviewsAt } from './read-product.ts'

const delivery = { productionDays: 3, shippingDaysMin: 3, shippingDaysMax: 5 }

it('tells how long the way takes to the country a product is sent to', () => {
  expect(deliveryTo(delivery, 'US')).toEqual(delivery)
  expect(deliveryTo(delivery, 'DE')).toEqual({ productionDays: 3, shippingDaysMin: 4, shippingDaysMax: 7 })
  expect(deliveryTo(delivery, 'JP')).toEqual({ productionDays: 3, shippingDaysMin: 7, shippingDaysMax: 12 })
})

it('tells what the shop says of its own country where nothing is sent to another', () => {
  expect(deliveryTo(delivery, 'AQ')).toEqual(delivery)
})

it('names the working day by which it is there', () => {
  expect(deliveryBy(deliveryTo(delivery, 'US'), '2026-11-25')).toBe('2026-12-07')
  expect(deliveryBy(deliveryTo(delivery, 'JP'), '2026-11-25')).toBe('2026-12-16')
})

it('reads questions and reviews apart only where the address names a later part', () => {
  const params = { slug: 'classic-tee' }
  const search = new URLSearchParams('questionsAfter=0.2026-10-30.q6')
  expect(questionsAt(params, search)?.key).toContain('questions')
  expect(reviewsAt(params, search)).toBeUndefined()
  expect(questionsAt(params, new URLSearchParams('questionsAfter=q6'))).toBeUndefined()
})

it('keeps the part of the questions when another option is chosen', () => {
  const search = new URLSearchParams('colour=ink&questionsAfter=0.2026-10-30.q6')
  expect(String(withOptions(search, { colour: 'navy' }))).toBe('colour=navy&questionsAfter=0.2026-10-30.q6')
})
