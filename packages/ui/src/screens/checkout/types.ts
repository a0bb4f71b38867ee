import type { Address, Quote, QuotedGiftCard, SavedAddress, ShippingMethod, Totals } from '@motif/contract'
import type { ReactNode } from 'react'
import type { Line } from '../../components/line-item/index.ts'
import type { Failure } from '../../failure/index.ts'

export type CheckoutStep = 'email' | 'address' | 'shipping' | 'payment' | 'done'
export type MethodId = ShippingMethod['id']

/** What stands in the fields, right or not yet; `billing` is null where the bill goes to the delivery address. */
export interface CheckoutTyped {
  email: string
  shipping: Partial<Address>
  billing: Partial<Address> | null
  giftNote: string
  /** The way of delivery that is marked, before Continue too. */
  shippingMethod?: MethodId | null | undefined
  /** The newsletter is wanted too. */
  newsletter?: boolean | undefined
  /** So is a mail about the cart, should it not be ordered. */
  reminder?: boolean | undefined
}

/** The answers of the steps that were finished; what the closed ones show. */
export interface CheckoutEntered {
  email: string
  shippingAddress: Address | null
  /** Null: bill to the delivery address. */
  billingAddress: Address | null
  giftNote: string
}

/**
 * `checking`: the provider's form looks at what was typed; `placing`: the order is being made; `solving`: the browser calculates what the shop asked for first; `paying`: the provider is asked; `reconnecting`: an answer was lost and is asked
 * for again; `challenged`: the bank wants to know it is the card's owner.
 */
export type CheckoutStatus = 'idle' | 'checking' | 'placing' | 'solving' | 'paying' | 'reconnecting' | 'challenged'

export interface GiftCards {
  /** Those it is paid with, also where they pay nothing. */
  cards: readonly QuotedGiftCard[]
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  onAdd: (entry: { code: string }) => void
  onRemove: (card: { id: string }) => void
}

export interface CheckoutScreenProps {
  step: CheckoutStep
  /** Nothing is known yet of the step to show. @default false */
  isOpening?: boolean
  /** What was typed before; read once, when the screen appears. */
  initial: CheckoutTyped
  entered: CheckoutEntered
  /** Tells every change, so that Back and a reload find it again. */
  onChange?: ((change: { typed: CheckoutTyped }) => void) | undefined
  /** Items in the cart; undefined until they are there. */
  lines?: readonly Line[] | undefined
  /** Totals of the newest quote, before one those of the cart. */
  totals?: Totals | undefined
  /** Why the cart's coupon is not in the totals. */
  couponProblem?: Quote['couponProblem'] | undefined
  /** Why the checkout could not be opened, or what ended the last step. */
  failure?: Failure | null | undefined
  /** Opens it again after it failed to. */
  onRetry?: (() => void) | undefined
  countries: readonly { code: string; name: string }[]
  /** Addresses of a signed-in person to choose from. */
  savedAddresses?: readonly SavedAddress[]
  /** The session ended before this was ordered: where to log in and go on. */
  loggedOutHref?: string | undefined
  /**
   * The cart was ordered or emptied in another tab while this page was open.
   * @default false
   */
  isEmptiedElsewhere?: boolean
  /** Offers logging in to guests; nothing for who is. */
  loginHref?: string | undefined
  methods: readonly ShippingMethod[]
  method?: MethodId | null | undefined
  /** The last day each method delivers by, ISO 8601. */
  arrivals?: Partial<Record<MethodId, string>> | undefined
  /** Methods or totals are being worked out. @default false */
  isQuoting?: boolean
  /** @default 'idle' */
  status?: CheckoutStatus
  /** Lines there is not enough of. */
  outOfStock?: readonly string[]
  /** The provider's own form, in place of the built-in test provider's field. */
  paymentForm?: ReactNode
  /** Offers the newsletter beside the e-mail address. @default false */
  offersNewsletter?: boolean
  /** Offers a mail about the cart, should it not be ordered. @default false */
  offersReminder?: boolean
  /** Paying with gift cards; left out where none are taken. */
  giftCards?: GiftCards | undefined
  onEmail: (entry: { email: string; newsletter?: boolean; reminder?: boolean }) => void
  onAddress: (entry: { shippingAddress: Address; billingAddress: Address | null }) => void
  onMethod: (choice: { method: MethodId; giftNote: string }) => void
  /** Opens a step that was done. */
  onStep: (change: { step: 'email' | 'address' | 'shipping' }) => void
  /** `card` holds digits only, and only with the built-in provider. */
  onPay: (payment: { card?: string }) => void
  /** What the test provider's bank answered. */
  onChallenge: (answer: { result: 'passed' | 'failed' }) => void
  /** Of the step `done`. */
  order?: { number: string; email: string; href: string; deliveryBy: string | null } | undefined
  /** Offers an account to somebody without one, once they have bought. */
  registerHref?: string | undefined
  onRegister?: (() => void) | undefined
  /** @default '/cart' */
  cartHref?: string
}
