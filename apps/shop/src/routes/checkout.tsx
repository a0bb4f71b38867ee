import { m } from '@motif/messages'
import { Suspense, lazy } from 'react'
import { addressBook } from '../addresses/read-addresses.ts'
import { CheckoutOfCart } from '../checkout/checkout-of-cart.tsx'
import { Waiting } from '../checkout/waiting.tsx'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

/** Loaded for payment links of staff-created orders. */
const PaymentLink = lazy(() =>
  import('../checkout/payment-link.tsx').then(({ PaymentLink }) => ({ default: PaymentLink }))
)

export const route = defineRoute({
  /** A finished checkout and a payment link have different headers. The link's key stays in the browser. */
  knownSearch: ({ url }) => ({ search: new URLSearchParams(/^\?(?:step=done$|pay=)/.exec(url.search)?.[0]) }),

  deferred: () => ({ addresses: addressBook }),

  Component({ search, data: { addresses } }) {
    usePageTitle(m.shell_checkout())
    const linkKey = search.get('pay')
    return (
      <InBrowser waiting={<Waiting />}>
        {() =>
          linkKey === null ? (
            <CheckoutOfCart search={search} addresses={addresses} />
          ) : (
            <Suspense fallback={<Waiting />}>
              <PaymentLink key={linkKey} linkKey={linkKey} />
            </Suspense>
          )
        }
      </InBrowser>
    )
  }
})
