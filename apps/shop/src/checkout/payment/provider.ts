import type { ConfirmRequest, PaymentAnswer } from '@motif/flows/checkout'
import type { Failure } from '@motif/flows/outcome'

/**
 * A payment provider's part in the browser. The checkout's machine knows only `confirm`; what a card is, and the bank's
 * dialog, are the provider's own.
 */
export interface PaymentMethodUi {
  /** Looks at what was entered, right at the press of Pay: a wallet opens its sheet only then. Undefined: all is well. */
  check: () => Promise<Failure | undefined>
  /** Pays an order. Called again for a payment that went through, it says so. @throws where no answer came */
  confirm: (request: ConfirmRequest) => Promise<PaymentAnswer>
}

/** Where the form on the page is laid down for the machine to find; null while there is none. */
export interface PaymentDesk {
  form: PaymentMethodUi | null
}
