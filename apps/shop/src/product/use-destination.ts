import type { Product } from '@motif/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { rememberCountry, shippingCountries, shopCountry, usualCountry } from '../services/countries.ts'
import { createStore } from '../services/store.ts'
import { deliveryTo } from './read-product.ts'

/** In-memory fallback without storage. */
const chosenHere = createStore<string | undefined>(undefined)

const never = () => () => undefined

/** The destination country, by the same rule as in cart and checkout. The server knows only the shop's first country. */
export function useDestination(product: Product | undefined) {
  const country = useSyncExternalStore(chosenHere.subscribe, () => chosenHere.get() ?? usualCountry(), shopCountry)
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  const all = useMemo(() => shippingCountries(), [])
  return (
    product && {
      country,
      // The server-rendered page contains one country; the others are added for choosing.
      countries: isLive ? all : all.filter(({ code }) => code === country),
      delivery: deliveryTo(product.delivery, country),
      onCountry(choice: { country: string }) {
        rememberCountry(choice.country)
        chosenHere.set(choice.country)
      }
    }
  )
}
