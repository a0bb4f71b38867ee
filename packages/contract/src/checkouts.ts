import { z } from 'zod'
import { defineCalls } from './call.ts'
import { totals } from './carts.ts'
import { couponProblem } from './coupons.ts'
import { giftCardLimits } from './gift-card-rules.ts'
import { quotedGiftCard } from './gift-cards.ts'
import { idempotencyHeaders } from './idempotency.ts'
import { address, email, id, money, slug, text } from './primitives.ts'

/** A delivery method of the settings. */
export const shippingMethodId = slug
export const shippingMethod = z.object({
  id: shippingMethodId,
  name: z.string(),
  /** Set if parcels have no tracking number. */
  isTracked: z.literal(false).optional(),
  price: money,
  daysMin: z.int(),
  daysMax: z.int()
})
export type ShippingMethod = z.infer<typeof shippingMethod>

export const paymentProvider = z.enum(['test', 'stripe'])

/** The payment provider and its publishable key; none for the built-in provider. */
export const paymentSetup = z.object({
  provider: paymentProvider,
  publishableKey: z.string().nullable(),
  /** Set if the provider's form must not offer wallets. */
  hasWallets: z.literal(false).optional()
})
export type PaymentSetup = z.infer<typeof paymentSetup>

/** A quote before an order: prices of the methods, totals for a country, and the payment provider. */
export const quote = z.object({
  methods: z.array(shippingMethod),
  totals,
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  /** Why the cart's coupon does not apply. */
  couponProblem: couponProblem.nullable(),
  /** Gift cards of the cart, also those that pay nothing; absent: none. */
  giftCards: z.array(quotedGiftCard).optional(),
  payment: paymentSetup
})
export type Quote = z.infer<typeof quote>

export const checkoutRequest = z.object({
  cartId: id,
  email,
  shippingAddress: address,
  billingAddress: address.optional(),
  shippingMethod: shippingMethodId,
  coupon: z.string().trim().max(40).optional(),
  /** Gift cards of the cart to use; others are ignored. */
  giftCards: z.array(id).max(giftCardLimits.perOrder).optional(),
  /** Printed on the packing slip. */
  giftNote: text(500).optional(),
  /** Sends a newsletter confirmation, as `POST /api/v1/newsletter` does. */
  newsletter: z.boolean().optional()
})
export type CheckoutRequest = z.infer<typeof checkoutRequest>

/** `none`: gift cards pay everything, so there is nothing to confirm. */
export const paymentSession = z.object({ provider: z.enum(['test', 'stripe', 'none']), clientSecret: z.string() })

export const checkout = z.object({
  orderId: id,
  orderKey: z.string(),
  totals,
  /** Why a coupon of the quote does not apply to the order: used up meanwhile, or used before by this buyer. */
  couponProblem: couponProblem.nullable(),
  payment: paymentSession
})
export type Checkout = z.infer<typeof checkout>

export const paymentStatus = z.enum(['succeeded', 'requires_action', 'declined'])
export type PaymentStatus = z.infer<typeof paymentStatus>

export const checkoutCalls = defineCalls({
  'POST /api/v1/quotes': {
    summary: 'Shipping methods and totals of a cart for a country',
    tag: 'checkout',
    access: 'optional',
    body: z.object({
      cartId: id,
      country: z.string().regex(/^[A-Z]{2}$/),
      region: z.string().max(80).optional(),
      shippingMethod: shippingMethodId.optional(),
      coupon: z.string().trim().max(40).optional()
    }),
    answers: { 200: quote }
  },
  'POST /api/v1/checkouts': {
    summary:
      'Place the order and begin its payment; repeated with the same key it is the same order. Who left others unpaid is asked with challenge-required for an answer to the challenge in it',
    tag: 'checkout',
    access: 'optional',
    headers: idempotencyHeaders.extend({ 'challenge-answer': z.string().max(4096).optional() }),
    body: checkoutRequest,
    answers: { 201: checkout }
  },
  'POST /api/v1/test-payments/{clientSecret}/confirm': {
    summary: 'Pay with a test card; only with the built-in provider',
    tag: 'payments',
    access: 'public',
    params: z.object({ clientSecret: z.string().min(8).max(200) }),
    body: z.object({
      card: z
        .string()
        .transform((card) => card.replaceAll(' ', ''))
        .pipe(z.string().regex(/^\d{12,19}$/)),
      challenge: z.enum(['passed', 'failed']).optional()
    }),
    answers: { 200: z.object({ status: paymentStatus }) }
  },
  'POST /api/v1/payment-sessions': {
    summary:
      'Let the form of the payment provider show, keep and remove the signed-in person’s cards; null where it keeps none',
    tag: 'payments',
    access: 'user',
    answers: { 200: z.object({ clientSecret: z.string().nullable() }) }
  },
  'POST /api/v1/payments/webhook': {
    summary: 'The payment provider tells what happened',
    tag: 'payments',
    access: 'public',
    answers: { 200: z.object({}) }
  }
})
