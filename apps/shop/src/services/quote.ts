import type { Cart, Quote } from '@motif/contract'
import useSWR, { mutate } from 'swr'
import { callAsPerson as call } from './as-person.ts'

/** What decides the price of a cart's delivery; the same text for the same contents. */
export const contentsOf = ({ id, lines, totals, coupon }: Cart) =>
  [id, lines.map((line) => `${line.id} ${line.quantity}`).join(), totals.total.amount, coupon].join('/')

const name = 'quote'

/** What delivery of a cart costs to a country, totalled with the standard method; asked again whenever the cart's contents change. */
export const useQuote = (cart: Cart | null, country: string) =>
  useSWR<Quote>(
    cart === null || cart.lines.length === 0 ? null : [name, contentsOf(cart), country],
    async () =>
      (await call('POST /api/v1/quotes', { body: { cartId: cart?.id ?? '', country, shippingMethod: 'standard' } }))
        .data,
    { keepPreviousData: true }
  )

/**
 * Forgets all quotes, those on their way too. A quote is of the cart as the shop has it when it reads the question, which
 * a change may have overtaken: it would be kept as the quote of contents it is not of.
 */
export const forgetQuotes = () => mutate((key) => Array.isArray(key) && key[0] === name, undefined)
