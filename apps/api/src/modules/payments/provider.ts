import type { Money } from '@motif/contract'

/** What a provider holds for one order. */
export interface ProviderPayment {
  /** The provider's name for it. */
  reference: string
  /** Lets the buyer's browser pay, and nothing else. */
  clientSecret: string
  status: 'open' | 'succeeded'
  amount: Money
}

export interface ProviderEvent {
  /** The same event sent again carries the same id. */
  id: string
  type: 'payment.succeeded' | 'payment.declined' | 'payment.refunded'
  reference: string
  /** What was paid, or all that was paid back so far, in minor units. */
  amount: number
}

/** Who takes the money. Each call may be repeated: the same idempotency key is the same payment or refund. */
export interface PaymentProvider {
  name: 'test' | 'stripe'
  create(request: { orderId: string; amount: Money; idempotencyKey: string }): Promise<ProviderPayment>
  retrieve(reference: string): Promise<ProviderPayment | undefined>
  refund(request: { reference: string; amount: Money; idempotencyKey: string }): Promise<void>
  /** Reads a call of the webhook. Throws `invalid-input` where the signature does not hold. */
  parseWebhook(request: { body: Buffer; signature: string | undefined }): ProviderEvent
}
