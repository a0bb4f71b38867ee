import { m } from '@motif/messages'
import { expect, it } from 'vitest'
import { fieldLabel, formatValue } from './log-text.ts'

it('calls a member what people call it, where it stands', () => {
  expect(fieldLabel('onHand')).toBe(m.admin_log_field_stock())
  expect(fieldLabel('seo.name')).toBe(`seo.${m.admin_log_field_name()}`)
})

it('numbers variants from one', () => {
  expect(fieldLabel('variants.3.price')).toBe('Variant 4, Price')
  expect(fieldLabel('variants.11.weight')).toBe('Variant 12, weight')
})

it.each(['seo.title', 'constructor', ''])('leaves a member without words as it is: %j', (field) =>
  expect(fieldLabel(field)).toBe(field)
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
  expect(formatValue(field, value, 2)).toBe(words)
)
