import { fromCallback } from 'xstate'
import type { ConfirmRequest, PayerCommand, PayerInput, PaymentAnswer } from './types.ts'

/**
 * The paying actor over a function that confirms a payment. It lives from the click on Pay to the provider's answer,
 * through placing the order and a challenge; the card is in its input alone and gone with it.
 */
export const payWith = (confirm: (request: ConfirmRequest) => Promise<PaymentAnswer>) =>
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
