import type { Cart, Quote } from '@motif/contract'
import { standardMethod } from '@motif/contract/delivery'
import useSWR, { mutate } from 'swr'
import { authenticatedCall as call } from './authenticated-call.ts'
import { shop } from './shop.ts'

/** Cache key of the contents that determine the shipping price. */
export const contentsOf = ({ id, lines, totals, coupon }: Cart) =>
  [id, lines.map((line) => `${line.id} ${line.quantity}`).join(), totals.total.amount, coupon].join('/')

const name = 'quote'

/** Shipping quote of a cart for a country, with the standard method; reloaded when the contents change. */
export const useQuote = (cart: Cart | null, country: string) =>
  useSWR<Quote>(
    cart === null || cart.lines.length === 0 ? null : [name, contentsOf(cart), country],
    async () => {
      const zone = shop.shipping.find(({ countries }) => countries.includes(country))
      const shippingMethod = standardMethod(zone?.methods ?? [])?.id ?? 'standard'
      return (await call('POST /api/v1/quotes', { body: { cartId: cart?.id ?? '', country, shippingMethod } })).data
    },
    { keepPreviousData: true }
  )

/**
 * Drops all quotes, including pending ones: a concurrent change may have made them apply to other contents than their
 * key states.
 */
export const forgetQuotes = () => mutate((key) => Array.isArray(key) && key[0] === name, undefined)
