import type { Address, SavedAddress } from '@motif/contract'
import type { ExpressAddresses } from '@motif/flows/checkout'

/** An entry of the address book without what makes it one. */
const plain = ({
  id: _id,
  label: _label,
  isDefaultShipping: _shipping,
  isDefaultBilling: _billing,
  ...address
}: SavedAddress): Address => address

/** Where a person's parcels and bills usually go; nothing for who has not said. */
export function expressAddresses(saved: readonly SavedAddress[] | undefined): ExpressAddresses | undefined {
  const shipping = saved?.find(({ isDefaultShipping }) => isDefaultShipping)
  if (shipping === undefined) return undefined
  const billing = saved?.find(({ isDefaultBilling }) => isDefaultBilling)
  return {
    shippingAddress: plain(shipping),
    billingAddress: billing === undefined || billing === shipping ? null : plain(billing)
  }
}
