import type { ShippingMethod } from '@motif/contract'
import { AddressLines, type AddressTexts, toAddress } from '../../components/address-fields/index.ts'
import { formatMoney } from '../../format/index.ts'
import { m } from '../../messages/index.ts'
import type { MethodId } from './types.ts'

/** A done address step, on the lines of a parcel. */
export const addressSummary = (texts: AddressTexts, countries: readonly { code: string; name: string }[]) => (
  <AddressLines address={toAddress(texts)} countryName={countries.find(({ code }) => code === texts.country)?.name} />
)

export const priceWords = ({ price }: Pick<ShippingMethod, 'price'>) => (price.amount === 0 ? m.cart_shipping_free() : formatMoney(price))

/** "Standard, $5.90". */
export function methodSummary(methods: readonly ShippingMethod[], chosen: MethodId | null | undefined) {
  const method = methods.find(({ id }) => id === chosen)
  return method ? `${method.name}, ${priceWords(method)}` : null
}
