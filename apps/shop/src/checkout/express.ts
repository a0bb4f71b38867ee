import type { Address, SavedAddress } from '@motif/contract'
import type { ExpressAddresses } from '@motif/flows/checkout'

/** An address book entry as a plain address. */
const plain = ({
  id: _id,
  label: _label,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: SavedAddress): Address => address

/** Default addresses of an account; undefined if none are set. */
export function expressAddresses(saved: readonly SavedAddress[] | undefined): ExpressAddresses | undefined {
  const shipping = saved?.find(({ isDefaultShipping }) => isDefaultShipping)
  if (shipping === undefined) return undefined
  const billing = saved?.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    shippingAddress: plain(shipping),
    billingAddress: billing === undefined || billing === shipping ? null : plain(billing)
  }
}
