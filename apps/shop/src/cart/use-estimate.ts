import type { Cart } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { useState } from 'react'
import { rememberCountry, shippingCountries, usualCountry } from '../services/countries.ts'
import { useQuote } from '../services/quote.ts'

/** What delivery of the cart costs, to where this browser's parcels go or another country that is chosen. */
export function useEstimate(cart: Cart | null, isBusy: boolean) {
  const [country, setCountry] = useState(usualCountry)
  // The shop can only total what has arrived there.
  const quote = useQuote(isBusy ? null : cart, country)
  return {
    // There from the start, so that nothing beneath it moves when the answer comes.
    estimate:
      cart === null
        ? undefined
        : {
            countries: shippingCountries(),
            country,
            methods: quote.data?.methods ?? [],
            totals: quote.data?.totals ?? cart.totals,
            isBusy: quote.isLoading || isBusy,
            failure: quote.error === undefined ? null : failureOf(quote.error)
          },
    onCountry(choice: { country: string }) {
      rememberCountry(choice.country)
      setCountry(choice.country)
    }
  }
}
