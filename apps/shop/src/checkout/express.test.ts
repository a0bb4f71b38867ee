import type { SavedAddress } from '@motif/contract'
import { expect, test } from 'vitest'
import { expressAddresses } from './express.ts'

const saved = (id: string, more: Partial<SavedAddress>): SavedAddress => ({
  id,
  name: 'Ada',
  line1: `${id} Street`,
  city: 'Bristol',
  postalCode: 'BS1 6QU',
  country: 'GB',
  label: null,
  isDefaultShipping: false,
  isDefaultBilling: false,
  ...more
})
const plain = (id: string) => ({
  name: 'Ada',
  line1: `${id} Street`,
  city: 'Bristol',
  postalCode: 'BS1 6QU',
  country: 'GB'
})

test('an order goes to the default address, and the bill to the default for bills', () => {
  expect(expressAddresses([saved('a', { isDefaultShipping: true }), saved('b', { isDefaultBilling: true })])).toEqual({
    shippingAddress: plain('a'),
    billingAddress: plain('b')
  })
  expect(expressAddresses([saved('a', { isDefaultShipping: true, isDefaultBilling: true })])).toEqual({
    shippingAddress: plain('a'),
    billingAddress: null
  })
})

test('who has no default address is asked', () => {
  expect(expressAddresses([saved('a', {})])).toBeUndefined()
  expect(expressAddresses(undefined)).toBeUndefined()
})
