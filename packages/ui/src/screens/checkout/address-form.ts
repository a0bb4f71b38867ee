import type { Address } from '@motif/contract'
import { addressErrors, addressKeys, type AddressTexts, fromAddress } from '../../components/address-fields/index.ts'

/** Field names match the API's error paths, such as `shippingAddress.postalCode`. */
export type Part = 'shippingAddress' | 'billingAddress'
export type AddressField = `${Part}.${keyof AddressTexts}`
export type AddressForm = Record<AddressField, string>

const named = (part: Part, texts: AddressTexts) =>
  Object.fromEntries(addressKeys.map((key) => [`${part}.${key}`, texts[key]])) as AddressForm

export const textsOf = (values: Readonly<AddressForm>, part: Part) =>
  Object.fromEntries(addressKeys.map((key) => [key, values[`${part}.${key}`]])) as unknown as AddressTexts

export const formOf = (shipping: Partial<Address>, billing: Partial<Address> | null): AddressForm => ({
  ...named('shippingAddress', fromAddress(shipping)),
  ...named('billingAddress', fromAddress(billing ?? {}))
})

export function errorsOf(values: Readonly<AddressForm>, part: Part): Partial<Record<AddressField, string | undefined>> {
  const errors = addressErrors(textsOf(values, part))
  return Object.fromEntries(addressKeys.map((key) => [`${part}.${key}`, errors[key]]))
}

export const isAnyWrong = (values: Readonly<AddressForm>, part: Part) =>
  Object.values(errorsOf(values, part)).some((error) => error !== undefined)

/** Form changes when a saved address is chosen. */
export const takenOver = (address: Partial<Address>): Partial<AddressForm> =>
  named('shippingAddress', fromAddress(address))
