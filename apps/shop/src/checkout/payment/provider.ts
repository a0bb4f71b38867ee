import type { ConfirmRequest, PaymentResponse } from '@motif/flows/checkout'
import type { Failure } from '@motif/flows/outcome'

/**
 * Browser part of a payment provider. The checkout machine knows only `confirm`; cards and 3-D Secure dialogs are the
 * provider's.
 */
export interface PaymentMethodUi {
  /** Validates the form synchronously with the Pay click, which wallets require to open. Undefined if valid. */
  check: () => Promise<Failure | undefined>
  /** Pays an order. Idempotent. @throws without a response */
  confirm: (request: ConfirmRequest) => Promise<PaymentResponse>
}

/** Without a mounted form, payment fails like an unreachable provider. */
const absent: PaymentMethodUi = {
  check: async () => ({ code: 'network', message: '' }),
  confirm: () => Promise.reject(new TypeError('The payment form is not there'))
}

/** Connects the mounted payment form to the machine. */
export interface PaymentFormRegistry extends PaymentMethodUi {
  /** Null on unmount. */
  register: (form: PaymentMethodUi | null) => void
}

export function createPaymentFormRegistry(): PaymentFormRegistry {
  let laid = absent
  return {
    register: (form) => {
      laid = form ?? absent
    },
    check: () => laid.check(),
    confirm: (request) => laid.confirm(request)
  }
}
