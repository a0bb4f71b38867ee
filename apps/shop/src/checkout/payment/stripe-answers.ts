import type { DeclineReason } from '@motif/contract'
import type { PaymentResponse } from '@motif/flows/checkout'
import { type Failure, FlowError } from '@motif/flows/outcome'
import type { PaymentIntent, StripeError } from '@stripe/stripe-js'

/** What a person can do something about. Codes: https://docs.stripe.com/error-codes and https://docs.stripe.com/declines/codes */
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

/** Money is there, or on its way: nothing is left for the person to do. */
export const isTaken = ({ status }: Pick<PaymentIntent, 'status'>) =>
  status === 'succeeded' || status === 'processing' || status === 'requires_capture'

const isLost = ({ type }: StripeError) =>
  type === 'api_connection_error' || type === 'api_error' || type === 'rate_limit_error'

export interface StripeResult {
  error?: StripeError | undefined
  paymentIntent?: Pick<PaymentIntent, 'status'> | undefined
}

/** What a confirmed payment came to. @throws TypeError, as `fetch` does, where nobody knows */
export function answerOf({ error, paymentIntent = error?.payment_intent }: StripeResult): PaymentResponse {
  // One that went through before is refused a second time; its state says that it is done.
  if (paymentIntent !== undefined && isTaken(paymentIntent)) return { status: 'succeeded' }
  if (error !== undefined && isLost(error)) throw new TypeError('The payment provider gave no answer')
  // The order gave way to another or was replaced: nothing was charged, and a new one can be placed.
  if (paymentIntent?.status === 'canceled')
    throw new FlowError('The order was cancelled before it was paid', { code: 'conflict' })
  const reason = reasons[error?.decline_code ?? ''] ?? reasons[error?.code ?? '']
  return {
    status: 'declined',
    reason: reason ?? (paymentIntent?.status === 'requires_action' ? 'not-confirmed' : undefined)
  }
}

/** What the form's own check came to. What is wrong with a field stands at the field, within the form. */
export function checkFailure(error: StripeError | undefined): Failure | undefined {
  if (error === undefined) return undefined
  return { code: isLost(error) ? 'network' : 'cancelled', message: '' }
}
