import { fromCallback } from 'xstate'
import type { ConfirmRequest, PayerCommand, PayerInput, PaymentResponse } from './types.ts'

/**
 * Creates the payer actor from a function that confirms a payment. It lives from the click on Pay, through placing the
 * order and a 3-D Secure challenge, to the provider's response. The card exists only in its input.
 */
export const payWith = (confirm: (request: ConfirmRequest) => Promise<PaymentResponse>) =>
  fromCallback<PayerCommand, PayerInput>(({ input: { details }, receive, sendBack }) => {
    const stopped = new AbortController()
    receive(({ order, challenge }) => {
      confirm({ order, details, challenge, signal: stopped.signal }).then(
        ({ status, reason }) => sendBack({ type: 'PAYMENT_ANSWERED', status, reason }),
        (error: unknown) => sendBack({ type: 'PAYMENT_FAILED', error })
      )
    })
    return () => stopped.abort()
  })
