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

/** What stands in the fields, right or not yet, so that Back and a reload find it again. */
export interface CheckoutTyped {
  email: string
  shipping: Partial<Address>
  /** Null: bill to the delivery address. */
  billing: Partial<Address> | null
  giftNote: string
  /** The way of delivery that is marked, before it is chosen too. */
  shippingMethod?: MethodId | null | undefined
  /** The newsletter is wanted too. */
  newsletter?: boolean | undefined
  /** So is a mail about the cart, should it not be ordered. */
  reminder?: boolean | undefined
}

/** An order that stands, and the request it stands for. */
export interface PlacedOrder extends Checkout {
  placedFor: string
}

/** What survives a reload. No card number is ever in it. */
export interface CheckoutDraft {
  version: 1
  step: CheckoutStep
  cartId: string
  /** Whose it is; absent for a guest. */
  personId?: string | undefined
  typed: CheckoutTyped
  email: string
  shippingAddress: Address | null
  billingAddress: Address | null
  shippingMethod: MethodId | null
  /** Empty where there is none. */
  giftNote: string
  newsletter?: boolean | undefined
  reminder?: boolean | undefined
  coupon: string | null
  /** Identifiers of the gift cards it is paid with; their codes are kept nowhere. */
  giftCards?: readonly string[] | undefined
  /** The idempotency key, and the request it was made for. */
  key: string | null
  keyFor: string | null
  order: PlacedOrder | null
  /** A payment of the order was begun and its end is not known. */
  paymentTried: boolean
}

export interface CheckoutInput {
  cartId: string
  /** Something is in it: a confirmation kept in the draft is of what was in it before. */
  isFilled?: boolean
  /** The signed-in person: what somebody else of this browser typed is not theirs to see. */
  personId?: string
  /** E-mail of a signed-in person; they begin at the address. */
  email?: string
  draft?: CheckoutDraft | undefined
  /** Where it most likely goes; stands in the form until something else is said. */
  country?: string
  /** The step the address of the page asks for; taken where everything before it is filled in. */
  at?: CheckoutStep | undefined
  /** Default addresses of a signed-in person: who has typed nothing else yet goes straight to the payment. */
  express?: ExpressAddresses | undefined
  /** The bank's own page sent the person back without their having confirmed. */
  isUnconfirmed?: boolean | undefined
}

export interface ExpressAddresses {
  shippingAddress: Address
  billingAddress: Address | null
}

export interface CheckoutContext extends Omit<CheckoutDraft, 'version' | 'step'> {
  startAt: CheckoutStep | 'express'
  /** A step was shown: from then on the screen stays while something is worked out. */
  isOpen: boolean
  isUnconfirmed: boolean
  quote: Quote | null
  /** The request whose price was shown last. */
  quotedFor: string | null
  failure: Failure | null
  /** Lines there is not enough of. */
  outOfStock: string[]
  /** What the shop wants calculated before it takes the order. */
  challenge: Challenge | null
  /** The answer to it; good for one order. */
  answer: string | null
  /** Repeats of a call whose answer was lost. */
  attempts: number
}

/** What pays, as the payment provider's form gives it; it lives only in the payer's input. */
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
  /** To any step whose steps before it are filled in. */
  | { type: 'GO_TO'; step: CheckoutStep }
  /** What is in the cart, or the gift cards it is paid with, changed without this machine. */
  | { type: 'CART_CHANGED' }
  /** The connection is back: what waits need wait no longer. */
  | { type: 'RETRY' }
  | PayerEvent

/** What the payer tells. */
export type PayerEvent = ({ type: 'PAYMENT_ANSWERED' } & PaymentAnswer) | { type: 'PAYMENT_FAILED'; error: unknown }

/** What is paid for: an order, or what a change of one costs more. */
export interface PaidThing extends Pick<PlacedOrder, 'orderId' | 'orderKey' | 'payment'> {
  /** Where a bank that shows a page of its own sends the person back. @default the checkout */
  returnPath?: string
}

/** What the payer is told. */
export interface PayerCommand {
  type: 'CONFIRM'
  order: PaidThing
  challenge?: ChallengeResult | undefined
}
export interface PaymentAnswer {
  status: PaymentStatus
  reason?: DeclineReason | undefined
}
export interface PayerInput {
  details: PaymentDetails
}
export interface ConfirmRequest extends PayerInput {
  order: PaidThing
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
  /** To the challenge of an earlier try. */
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

/** Back to the cart: nothing was ordered, and nothing was charged. `detail` is the server's sentence. */
interface NotOrdered {
  kind: 'cart'
  reason: 'out-of-stock' | 'empty-cart'
  lines: string[]
  detail: string | undefined
}
