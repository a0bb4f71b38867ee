import type {
  Address,
  Challenge,
  Checkout,
  CheckoutRequest,
  DeclineReason,
  Failure,
  PaymentStatus,
  Quote,
  ShippingMethod
} from '@motif/contract'

export type CheckoutStep = 'email' | 'address' | 'shipping' | 'payment' | 'done'
export type MethodId = ShippingMethod['id']

/** Raw form input, valid or not, so that Back and a reload restore it. */
export interface CheckoutTyped {
  email: string
  shipping: Partial<Address>
  /** Null: same as the shipping address. */
  billing: Partial<Address> | null
  giftNote: string
  /** The selected shipping method, also before it is submitted. */
  shippingMethod?: MethodId | null | undefined
  /** Opt-in to the newsletter. */
  newsletter?: boolean | undefined
  /** Opt-in to a reminder mail about the cart. */
  reminder?: boolean | undefined
}

/** A placed order and the fingerprint of its request. */
export interface PlacedOrder extends Checkout {
  placedFor: string
}

/** The state persisted across reloads. It never contains card data. */
export interface CheckoutDraft {
  version: 1
  step: CheckoutStep
  cartId: string
  /** Id of the account; absent for a guest. */
  personId?: string | undefined
  typed: CheckoutTyped
  email: string
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethod: MethodId | null
  /** Empty if none. */
  giftNote: string
  newsletter?: boolean | undefined
  reminder?: boolean | undefined
  coupon: string | null
  /** Ids of the gift cards to pay with; their codes are never persisted. */
  giftCards?: readonly string[] | undefined
  /** The idempotency key and the fingerprint of its request. */
  key: string | null
  keyFor: string | null
  order: PlacedOrder | null
  /** A payment was started and its outcome is unknown. */
  paymentTried: boolean
}

export interface CheckoutInput {
  cartId: string
  /** The cart has items: a persisted confirmation is of its former content. */
  isFilled?: boolean
  /** The signed-in account: drafts of other users of this browser are hidden from it. */
  personId?: string
  /** E-mail of the account; its checkout starts at the address. */
  email?: string
  draft?: CheckoutDraft | undefined
  /** Default country of the address form. */
  country?: string
  /** The step in the URL; used if its preceding steps are complete. */
  at?: CheckoutStep | undefined
  /** The account's default addresses: without other input, the checkout starts at the payment. */
  express?: ExpressAddresses | undefined
  /** Returned from the bank's page without confirmation. */
  isUnconfirmed?: boolean | undefined
}

export interface ExpressAddresses {
  shippingAddress: Address
  billingAddress: Address | null
}

export interface CheckoutContext extends Omit<CheckoutDraft, 'version' | 'step'> {
  startAt: CheckoutStep | 'express'
  /** A step was shown: from then on the screen stays mounted while loading. */
  isOpen: boolean
  isUnconfirmed: boolean
  quote: Quote | null
  /** Fingerprint of the request whose price was shown last. */
  quotedFor: string | null
  failure: Failure | null
  /** Lines with insufficient stock. */
  outOfStock: string[]
  /** Proof-of-work challenge of the API. */
  challenge: Challenge | null
  /** Its solution; valid for one order. */
  answer: string | null
  /** Retries of a call with a lost response. */
  attempts: number
}

/** Payment data of the provider's form; exists only in the payer's input. */
export type PaymentDetails = Readonly<Record<string, unknown>>
export type ChallengeResult = 'passed' | 'failed'

export type CheckoutEvent =
  | { type: 'TYPED'; typed: Partial<CheckoutTyped> }
  | { type: 'ENTER_EMAIL'; email: string; newsletter?: boolean | undefined; reminder?: boolean | undefined }
  | { type: 'ENTER_ADDRESS'; shippingAddress: Address; billingAddress: Address | null }
  | { type: 'CHOOSE_METHOD'; method: MethodId; giftNote?: string }
  | { type: 'APPLY_COUPON'; coupon: string | null }
  | { type: 'PAY'; details: PaymentDetails }
  | { type: 'CHALLENGE_ANSWERED'; result: ChallengeResult }
  | { type: 'BACK' }
  /** To any step whose preceding steps are complete. */
  | { type: 'GO_TO'; step: CheckoutStep }
  /** The cart or its gift cards changed elsewhere. */
  | { type: 'CART_CHANGED' }
  /** The connection is back: retry now. */
  | { type: 'RETRY' }
  | PayerEvent

/** Events of the payer. */
export type PayerEvent = ({ type: 'PAYMENT_ANSWERED' } & PaymentResponse) | { type: 'PAYMENT_FAILED'; error: unknown }

/** What is paid: an order, or the balance of an edited order. */
export interface Payable extends Pick<PlacedOrder, 'orderId' | 'orderKey' | 'payment'> {
  /** Path to return to from the bank's page. @default the checkout */
  returnPath?: string
}

/** Commands to the payer. */
export interface PayerCommand {
  type: 'CONFIRM'
  order: Payable
  challenge?: ChallengeResult | undefined
}
export interface PaymentResponse {
  status: PaymentStatus
  reason?: DeclineReason | undefined
}
export interface PayerInput {
  details: PaymentDetails
}
export interface ConfirmRequest extends PayerInput {
  order: Payable
  challenge?: ChallengeResult | undefined
  signal: AbortSignal
}

export interface QuoteInput {
  cartId: string
  country: string
  region?: string
  shippingMethod?: MethodId
  coupon?: string
}
export interface PlaceOrderInput {
  key: string
  request: CheckoutRequest
  /** Response to the challenge of an earlier attempt. */
  answer?: string
}
export interface SolveInput {
  challenge: Challenge
}
export interface LookUpInput {
  orderId: string
  orderKey: string
}

export type CheckoutOutput = { kind: 'ordered'; orderId: string; orderKey: string } | NotOrdered

/** Back to the cart: nothing was ordered or charged. `detail` is the API's message. */
interface NotOrdered {
  kind: 'cart'
  reason: 'out-of-stock' | 'empty-cart'
  lines: string[]
  detail: string | undefined
}
