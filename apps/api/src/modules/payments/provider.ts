import type { Money } from '@motif/contract'

/** A payment at the provider. */
export interface ProviderPayment {
  /** The provider's id. */
  reference: string
  /** Lets the buyer's browser pay, and nothing else. */
  clientSecret: string
  /** `open`: payable, or being paid at this moment. */
  status: 'open' | 'succeeded' | 'cancelled'
  /** While `open`: the payment is in progress, such as a confirmation by the bank. */
  isUnderWay: boolean
  /** The requested amount; the received one after success. */
  amount: Money
  refunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  /** The provider's id. */
  reference: string
  /** The shop's id; absent for a refund made at the provider. */
  id: string | undefined
  amount: number
  /** `pending`: accepted by the provider, not yet by the bank. */
  state: 'pending' | 'done' | 'failed'
}

/** A webhook call about a payment. The provider is asked for its state. */
export interface WebhookEvent {
  /** Retries of an event have the same id. */
  id: string
  type: string
  /** Absent if it concerns nothing of this shop. */
  reference: string | undefined
}

/** The provider was unreachable or failed: a retry may succeed. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
  /** The provider answered, so the same idempotency key may get the same answer forever. */
  readonly isAnswered: boolean
  constructor(message: string, { isAnswered, cause }: { isAnswered: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isAnswered = isAnswered
  }
}

/** The provider rejects the request permanently. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** Whether the provider answered: an error is stored under its key like a success. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ProviderRefused || (error instanceof ProviderUnreachable && error.isAnswered)

/** A payment provider. Calls are idempotent: the same key is the same payment or refund. They throw `ProviderUnreachable` or `ProviderRefused`. */
export interface PaymentProvider {
  name: 'test' | 'stripe' | 'manual'
  /** The header with the webhook signature. */
  signatureHeader: string
  /** The smallest unit of amounts, in the shop's minor units. */
  step(currency: string): number
  /** The smallest chargeable amount, in the shop's minor units. */
  least(currency: string): number
  /** `customer` may pay with a saved card. */
  create(request: {
    orderId: string
    amount: Money
    customer?: string | undefined
    idempotencyKey: string
  }): Promise<ProviderPayment>
  retrieve(reference: string): Promise<ProviderPayment | undefined>
  /** Cancels a payment. It may turn out to be paid or in progress. */
  cancel(reference: string): Promise<ProviderPayment>
  refund(request: { id: string; reference: string; amount: Money; idempotencyKey: string }): Promise<ProviderRefund>
  /** Absent if the provider stores no cards. */
  cards?: {
    /** Creates a customer at the provider; returns its id. */
    createCustomer(request: { personId: string; email: string; idempotencyKey: string }): Promise<string>
    /** Lets the form in a customer's browser show, save and remove their own cards. */
    openSession(customer: string): Promise<string>
  }
  /** Parses a webhook call. Rejects with the problem `invalid-input` if the signature is invalid. */
  readWebhookEvent(request: { body: Buffer; signature: string | undefined }): Promise<WebhookEvent>
}
