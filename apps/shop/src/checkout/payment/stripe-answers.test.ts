import type { StripeError } from '@stripe/stripe-js'
import { describe, expect, it } from 'vitest'
import { answerOf, checkFailure } from './stripe-answers.ts'

const refused = (error: Partial<StripeError>) => ({ error: { type: 'card_error' as const, ...error } })

describe('what a payment at Stripe came to', () => {
  it.each(['succeeded', 'processing', 'requires_capture'] as const)('is paid when its state is %s', (status) => {
    expect(answerOf({ paymentIntent: { status } })).toEqual({ status: 'succeeded' })
  })

  it('is paid when it is refused because it was paid before', () => {
    const paid = { status: 'succeeded' } as NonNullable<StripeError['payment_intent']>
    expect(
      answerOf(
        refused({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: paid })
      )
    ).toEqual({ status: 'succeeded' })
  })

  it('leads to a new order where the payment was cancelled with its order', () => {
    const cancelled = { status: 'canceled' } as NonNullable<StripeError['payment_intent']>
    const confirmed = () =>
      answerOf(
        refused({ type: 'invalid_request_error', code: 'payment_intent_unexpected_state', payment_intent: cancelled })
      )
    expect(confirmed).toThrow(expect.objectContaining({ code: 'conflict' }))
  })

  it.each([
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient-funds'],
    [{ code: 'card_declined', decline_code: 'generic_decline' }, undefined],
    [{ code: 'expired_card', decline_code: 'expired_card' }, 'expired'],
    [{ code: 'incorrect_cvc' }, 'incorrect'],
    [{ code: 'processing_error' }, 'processing-error'],
    [{ type: 'invalid_request_error', code: 'payment_intent_authentication_failure' }, 'not-confirmed']
  ] as const)('is declined for %o, saying %s', (error, reason) => {
    expect(answerOf(refused(error))).toEqual({ status: 'declined', reason })
  })

  it('was not confirmed when the bank’s question was closed', () => {
    expect(answerOf({ paymentIntent: { status: 'requires_action' } })).toEqual({
      status: 'declined',
      reason: 'not-confirmed'
    })
  })

  it.each(['api_connection_error', 'api_error', 'rate_limit_error'] as const)('is not known after %s', (type) => {
    expect(() => answerOf(refused({ type }))).toThrow(TypeError)
    expect(checkFailure(refused({ type }).error)?.code).toBe('network')
  })

  it('leaves what is wrong with a field to the form that shows it', () => {
    expect(checkFailure(refused({ type: 'validation_error' }).error)?.code).toBe('cancelled')
    expect(checkFailure(undefined)).toBeUndefined()
  })
})
