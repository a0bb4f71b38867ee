import type { Cart } from '@motif/contract'
import { failureOf } from '@motif/flows/outcome'
import { useState } from 'react'
import { rememberCountry, shippingCountries, usualCountry } from '../services/countries.ts'
import { useQuote } from '../services/quote.ts'

/** Shipping estimate for the default or chosen country. */
export function useEstimate(cart: Cart | null, isBusy: boolean) {
  const [country, setCountry] = useState(usualCountry)
  // The API can only quote changes it has received.
  const quote = useQuote(isBusy ? null : cart, country)
  return {
    // Present from the start, to avoid layout shift.
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
