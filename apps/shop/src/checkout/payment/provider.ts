import type { ConfirmRequest, PaymentResponse } from '@motif/flows/checkout'
import type { Failure } from '@motif/flows/outcome'

/**
 * A payment provider's part in the browser. The checkout's machine knows only `confirm`; what a card is, and the bank's
 * dialog, are the provider's own.
 */
export interface PaymentMethodUi {
  /** Looks at what was entered, right at the press of Pay: a wallet opens its sheet only then. Undefined: all is well. */
  check: () => Promise<Failure | undefined>
  /** Pays an order. Called again for a payment that went through, it says so. @throws where no answer came */
  confirm: (request: ConfirmRequest) => Promise<PaymentResponse>
}

/** Nobody can pay through a form that is not there: it is as if the provider could not be reached. */
const absent: PaymentMethodUi = {
  check: async () => ({ code: 'network', message: '' }),
  confirm: () => Promise.reject(new TypeError('The payment form is not there'))
}

/** Where a form on the page is laid down for the machine to find. */
export interface PaymentFormRegistry extends PaymentMethodUi {
  /** Null: it is gone. */
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
