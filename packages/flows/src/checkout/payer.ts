import type { PaymentStatus } from '@motif/contract'
import { fromCallback } from 'xstate'
import type { ConfirmRequest, PayerCommand, PayerInput } from './types.ts'

/**
 * The paying actor over a function that confirms a payment. It lives from the click on Pay to the provider's answer,
 * through placing the order and a challenge; the card is in its input alone and gone with it.
 */
export const payWith = (confirm: (request: ConfirmRequest) => Promise<PaymentStatus>) =>
  fromCallback<PayerCommand, PayerInput>(({ input: { details }, receive, sendBack }) => {
    const stopped = new AbortController()
    receive(({ order, challenge }) => {
      confirm({ order, details, challenge, signal: stopped.signal }).then(
        (status) => sendBack({ type: 'PAYMENT_ANSWERED', status }),
        (error: unknown) => sendBack({ type: 'PAYMENT_FAILED', error })
      )
    })
    return () => stopped.abort()
  })
