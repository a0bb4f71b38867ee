import type { Product } from '@motif/contract'
import { useMemo, useSyncExternalStore } from 'react'
import { chosenCountry, rememberCountry, shippingCountries, shopCountry } from '../services/countries.ts'
import { createStore } from '../services/store.ts'
import { deliveryTo } from './read-product.ts'

/** Chosen on this page, where the browser may keep nothing. */
const chosenHere = createStore<string | undefined>(undefined)

const never = () => () => undefined

/** Where a product would be sent: where the person has chosen anywhere in the shop, or the shop's own country. The server knows only that. */
export function useDestination(product: Product | undefined) {
  const country = useSyncExternalStore(
    chosenHere.subscribe,
    () => chosenHere.get() ?? chosenCountry() ?? shopCountry(),
    shopCountry
  )
  const isLive = useSyncExternalStore(
    never,
    () => true,
    () => false
  )
  const all = useMemo(() => shippingCountries(), [])
  return (
    product && {
      country,
      // The page is sent with one of them: the others are for those who choose.
      countries: isLive ? all : all.filter(({ code }) => code === country),
      delivery: deliveryTo(product.delivery, country),
      onCountry(choice: { country: string }) {
        rememberCountry(choice.country)
        chosenHere.set(choice.country)
      }
    }
  )
}
