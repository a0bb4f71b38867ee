import type { Address, Quote, QuotedGiftCard, SavedAddress, ShippingMethod, Totals } from '@motif/contract'
import type { ReactNode } from 'react'
import type { Line } from '../../components/line-item/index.ts'
import type { Failure } from '../../failure/index.ts'

export type CheckoutStep = 'email' | 'address' | 'shipping' | 'payment' | 'done'
export type MethodId = ShippingMethod['id']

/** Raw form input, valid or not; `billing` is null if same as shipping. */
export interface CheckoutTyped {
  email: string
  shipping: Partial<Address>
  billing: Partial<Address> | null
  giftNote: string
  /** Selected shipping method, also before Continue. */
  shippingMethod?: MethodId | null | undefined
  /** Opt-in to the newsletter. */
  newsletter?: boolean | undefined
  /** Opt-in to a cart reminder. */
  reminder?: boolean | undefined
}

/** Confirmed input of completed steps, for their summaries. */
export interface CheckoutEntered {
  email: string
  shippingAddress: Address | null
  /** Null: same as shipping. */
  billingAddress: Address | null
  giftNote: string
}

/**
 * `checking`: the provider's form validates; `placing`: the order is created; `solving`: proof of work; `paying`: the
 * provider processes; `reconnecting`: a lost response is requested again; `challenged`: 3-D Secure.
 */
export type CheckoutStatus = 'idle' | 'checking' | 'placing' | 'solving' | 'paying' | 'reconnecting' | 'challenged'

export interface GiftCards {
  /** Applied cards, including those that pay nothing. */
  cards: readonly QuotedGiftCard[]
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  onAdd: (entry: { code: string }) => void
  onRemove: (card: { id: string }) => void
}

export interface CheckoutScreenProps {
  step: CheckoutStep
  /** The step is still unknown. @default false */
  isOpening?: boolean
  /** Initial input; read once on mount. */
  initial: CheckoutTyped
  entered: CheckoutEntered
  /** Called on every input change, for Back and reload. */
  onChange?: ((change: { typed: CheckoutTyped }) => void) | undefined
  /** Cart items; undefined while loading. */
  lines?: readonly Line[] | undefined
  /** Totals of the newest quote, or else the cart's. */
  totals?: Totals | undefined
  /** Why the cart's coupon does not apply. */
  couponProblem?: Quote['couponProblem'] | undefined
  /** Why the checkout could not be opened, or why the last step failed. */
  failure?: Failure | null | undefined
  /** Retries opening. */
  onRetry?: (() => void) | undefined
  countries: readonly { code: string; name: string }[]
  /** Saved addresses of the account. */
  savedAddresses?: readonly SavedAddress[]
  /** The session ended: login URL that returns here. */
  loggedOutHref?: string | undefined
  /** The cart was ordered or emptied in another tab. @default false */
  isEmptiedElsewhere?: boolean
  /** Login URL for guests; undefined if signed in. */
  loginHref?: string | undefined
  methods: readonly ShippingMethod[]
  method?: MethodId | null | undefined
  /** Latest arrival by method, ISO 8601. */
  arrivals?: Partial<Record<MethodId, string>> | undefined
  /** Methods or totals are loading. @default false */
  isQuoting?: boolean
  /** @default 'idle' */
  status?: CheckoutStatus
  /** Lines with insufficient stock. */
  outOfStock?: readonly string[]
  /** The provider's form instead of the built-in card field. */
  paymentForm?: ReactNode
  /** Offers the newsletter. @default false */
  offersNewsletter?: boolean
  /** Offers a cart reminder. @default false */
  offersReminder?: boolean
  /** Gift card payment; omitted if not accepted. */
  giftCards?: GiftCards | undefined
  onEmail: (entry: { email: string; newsletter?: boolean; reminder?: boolean }) => void
  onAddress: (entry: { shippingAddress: Address; billingAddress: Address | null }) => void
  onMethod: (choice: { method: MethodId; giftNote: string }) => void
  /** Reopens a completed step. */
  onStep: (change: { step: 'email' | 'address' | 'shipping' }) => void
  /** `card` contains digits only; built-in provider only. */
  onPay: (payment: { card?: string }) => void
  /** Result of the simulated 3-D Secure challenge. */
  onChallenge: (answer: { result: 'passed' | 'failed' }) => void
  /** For the step `done`. */
  order?: { number: string; email: string; href: string; deliveryBy: string | null } | undefined
  /** Offers an account to guests after the purchase. */
  registerHref?: string | undefined
  onRegister?: (() => void) | undefined
  /** @default '/cart' */
  cartHref?: string
}
