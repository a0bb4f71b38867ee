import { m } from '@motif/messages'
import { expect, it } from 'vitest'
import { fieldInWords, valueInWords } from './log-words.ts'

it('calls a member what people call it, where it stands', () => {
  expect(fieldInWords('onHand')).toBe(m.admin_log_field_stock())
  expect(fieldInWords('variants.3.price')).toBe(`variants.3.${m.admin_log_field_price()}`)
})

it.each(['seo.title', 'constructor', ''])('leaves a member without words as it is: %j', (field) =>
  expect(fieldInWords(field)).toBe(field)
)

it.each([
  ['isActive', 'true', m.admin_log_yes()],
  ['isActive', 'false', m.admin_log_no()],
  ['', 'in_production', m.admin_status_in_production()],
  ['variants.3.price', '2400', '24.00'],
  ['price', 'free', 'free'],
  ['onHand', '2400', '2400'],
  ['name', 'constructor', 'constructor']
])('says the value of %j that is kept as %j in words: %j', (field, value, words) =>
  expect(valueInWords(field, value, 2)).toBe(words)
)
