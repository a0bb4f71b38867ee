import type { Cart, Quote } from '@motif/contract'
import useSWR from 'swr'
import { call } from './api.ts'

/** What delivery of a cart costs to a country, totalled with the standard method; asked again whenever the cart's contents change. */
export const useQuote = (cart: Cart | null, country: string) =>
  useSWR<Quote>(
    cart === null || cart.lines.length === 0 ? null : ['quote', cart.id, country, cart.totals.total.amount, cart.coupon],
    async () => (await call('POST /api/v1/quotes', { body: { cartId: cart?.id ?? '', country, shippingMethod: 'standard' } })).data,
    { keepPreviousData: true }
  )
