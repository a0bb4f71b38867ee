import type { Money } from '@motif/contract'

/** What a provider holds for one order. */
export interface ProviderPayment {
  /** The provider's name for it. */
  reference: string
  /** Lets the buyer's browser pay, and nothing else. */
  clientSecret: string
  /** `open`: it may still be paid, or is being paid at this moment. */
  status: 'open' | 'succeeded' | 'cancelled'
  /** While `open`: somebody is paying at this moment, such as a bank that asks for a confirmation. */
  isUnderWay: boolean
  /** What is asked for; what was received, once it has succeeded. */
  amount: Money
  refunds: readonly ProviderRefund[]
}

export interface ProviderRefund {
  /** The provider's name for it. */
  reference: string
  /** The shop's own, absent where it was made at the provider. */
  id: string | undefined
  amount: number
  /** `pending`: the provider has taken it on, the bank has not. */
  state: 'pending' | 'done' | 'failed'
}

/** A call of the webhook: that something happened to a payment. What it is, the provider is asked. */
export interface WebhookEvent {
  /** The same event sent again carries the same id. */
  id: string
  type: string
  /** Absent: it is about nothing this shop keeps. */
  reference: string | undefined
}

/** The provider was not reached, or has trouble of its own: the same call may succeed later. */
export class ProviderUnreachable extends Error {
  override readonly name = 'ProviderUnreachable'
  /** The provider answered, so that the same idempotency key may get the same answer for ever. */
  readonly isAnswered: boolean
  constructor(message: string, { isAnswered, cause }: { isAnswered: boolean; cause?: unknown }) {
    super(message, { cause })
    this.isAnswered = isAnswered
  }
}

/** The provider will not do this, however often it is asked. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** Whether the provider answered: a fault is kept under its key as an answer is. */
export const isAnswered = (error: unknown): boolean =>
  error instanceof ProviderRefused || (error instanceof ProviderUnreachable && error.isAnswered)

/**
 * Who takes the money. Each call may be repeated: the same idempotency key is the same payment or refund. Calls throw
 * `ProviderUnreachable` or `ProviderRefused`.
 */
export interface PaymentProvider {
  name: 'test' | 'stripe' | 'manual'
  /** The header that signs what the provider tells. */
  signatureHeader: string
  /** The smallest difference between two amounts it can move, in the shop's minor units. */
  step(currency: string): number
  /** The smallest amount it takes, in the shop's minor units. */
  least(currency: string): number
  /** `customer` may pay with what is kept for them. */
  create(request: {
    orderId: string
    amount: Money
    customer?: string | undefined
    idempotencyKey: string
  }): Promise<ProviderPayment>
  retrieve(reference: string): Promise<ProviderPayment | undefined>
  /** Sees to it that nobody pays it any more. It may turn out to be paid, or being paid. */
  cancel(reference: string): Promise<ProviderPayment>
  refund(request: { id: string; reference: string; amount: Money; idempotencyKey: string }): Promise<ProviderRefund>
  /** Absent where the provider keeps no cards. */
  cards?: {
    /** Makes somebody known to the provider; its name for them. */
    createCustomer(request: { personId: string; email: string; idempotencyKey: string }): Promise<string>
    /** Lets the form in a customer's browser show, keep and remove their cards, and nobody else's. */
    openSession(customer: string): Promise<string>
  }
  /** Reads a call of the webhook. Rejects with the problem `invalid-input` where the signature does not hold. */
  readWebhookEvent(request: { body: Buffer; signature: string | undefined }): Promise<WebhookEvent>
}
