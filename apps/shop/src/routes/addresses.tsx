import { m } from '@motif/messages'
import { AddressesScreen } from '@motif/ui/screens/addresses'
import { withReturnTo } from '../accounts/return-to.ts'
import { addressBook } from '../addresses/read-addresses.ts'
import { useAddressBook } from '../addresses/use-address-book.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { shippingCountries } from '../services/countries.ts'
import { failed } from '../services/failed.ts'
import { usePageTitle } from '../shell/page-head.tsx'
import { useSessionStatus } from '../shell/session-status.ts'

export const route = defineRoute({
  deferred: () => ({ addresses: addressBook }),

  useActs: ({ data: { addresses } }) => useAddressBook(addresses),

  Component({ data: { addresses }, acts }) {
    usePageTitle(m.addresses_title())
    const status = useSessionStatus()
    return (
      <AddressesScreen
        addresses={addresses.data}
        failure={failed(addresses.error)}
        isSignedOut={status === 'visitor'}
        loginHref={withReturnTo('/login', '/address')}
        countries={shippingCountries()}
        {...acts}
      />
    )
  }
})
