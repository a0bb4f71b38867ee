import { m } from '@motif/messages'
import { addressBook } from '../addresses/read-addresses.ts'
import { CheckoutOfCart } from '../checkout/checkout-of-cart.tsx'
import { Waiting } from '../checkout/waiting.tsx'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  /** Once it is over the page has the shop's header. */
  knownSearch: ({ url }) => ({ search: new URLSearchParams(url.search === '?step=done' ? url.search : undefined) }),

  deferred: () => ({ addresses: addressBook }),

  Component({ search, data: { addresses } }) {
    usePageTitle(m.shell_checkout())
    return <InBrowser waiting={<Waiting />}>{() => <CheckoutOfCart search={search} addresses={addresses} />}</InBrowser>
  }
})
