import type { DeclineReason } from '@motif/contract'
import type { PaymentResponse } from '@motif/flows/checkout'
import { type Failure, FlowError } from '@motif/flows/outcome'
import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

/**
 * Declines the user can act on. Codes: https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes
 */
const reasons: Readonly<Record<string, DeclineReason>> = {
  payment_intent_authentication_failure: 'not-confirmed',
  authentication_required: 'not-confirmed',
  insufficient_funds: 'insufficient-funds',
  expired_card: 'expired',
  incorrect_number: 'incorrect',
  invalid_number: 'incorrect',
  incorrect_cvc: 'incorrect',
  invalid_cvc: 'incorrect',
  invalid_expiry_month: 'incorrect',
  invalid_expiry_year: 'incorrect',
  incorrect_zip: 'incorrect',
  processing_error: 'processing-error',
  try_again_later: 'processing-error'
}

/** The payment succeeded or is processing: no action is needed. */
export const isTaken = ({ status }: Pick<PaymentIntent, 'status'>) =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture'

const isLost = ({ type }: StripeError) =>
  type === 'api_connection_error' || type === 'api_error' || type === 'rate_limit_error'

export interface StripeResult {
  error?: StripeError | undefined
  paymentIntent?: Pick<PaymentIntent, 'status'> | undefined
}

/** Result of a confirmed payment. @throws TypeError, like `fetch`, if unknown */
export function answerOf({ error, paymentIntent = error?.payment_intent }: StripeResult): PaymentResponse {
  // Confirming a succeeded payment again fails; its state shows the success.
  if (paymentIntent !== undefined && isTaken(paymentIntent)) return { status: 'succeeded' }
  if (error !== undefined && isLost(error)) throw new TypeError('The payment provider gave no answer')
  // The payment was cancelled: nothing was charged, and a new order can be placed.
  if (paymentIntent?.status === 'canceled')
    throw new FlowError('The order was cancelled before it was paid', { code: 'conflict' })
  const reason = reasons[error?.decline_code ?? ''] ?? reasons[error?.code ?? '']
  return {
    status: 'declined',
    reason: reason ?? (paymentIntent?.status === 'requires_action' ? 'not-confirmed' : undefined)
  }
}

/** Result of the form's validation. Field errors are shown inside the form. */
export function checkFailure(error: StripeError | undefined): Failure | undefined {
  if (error === undefined) return undefined
  return { code: isLost(error) ? 'network' : 'cancelled', message: '' }
}
