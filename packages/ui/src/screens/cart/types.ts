import type { Cart, ShippingMethod } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

export type CartLine = Cart['lines'][number]

/** A country products are delivered to, with its name in the person's language. */
export interface Country {
  code: string
  name: string
}

export interface NotOrdered {
  reason: 'out-of-stock' | 'empty-cart'
  /** The server's sentence. */
  detail?: string | undefined
}

export interface CartScreenProps {
  /** Undefined until it is there. */
  cart?: Cart | undefined
  /** @default false */
  isLoading?: boolean
  /** Without a cart: it could not be read. With one: the last change could not be saved. */
  failure?: Failure | null | undefined
  /** The cart is kept in an account that nobody is logged in to: where to log in. */
  loginHref?: string | undefined
  /** The cart this browser remembered is no more. @default false */
  isGone?: boolean
  /** Why the checkout led back here: nothing was ordered, and nothing was charged. */
  notOrdered?: NotOrdered | undefined
  /** Reads the cart again. */
  onRetry?: (() => void) | undefined
  /** Why the last change of a line was taken back; told where the line is. */
  lineFailure?: { lineId: string; failure: Failure } | null | undefined
  /** The shop is out of reach: changes are kept and sent once it is back. @default false */
  isWaiting?: boolean
  /** Sends what waits now. */
  onSendNow?: (() => void) | undefined
  /** Ids of the lines whose change is under way. */
  pendingLines?: readonly string[]
  onQuantity: (change: { lineId: string; quantity: number }) => void
  /** A notice about the line was read and need not be told again. */
  onNoticeSeen?: ((about: { lineId: string }) => void) | undefined
  /** Takes the line out, also one saved for later; offering "Undo" is the caller's. */
  onRemove: (line: { lineId: string }) => void
  /** Puts the line aside; left out where lines can't be kept. */
  onSaveForLater?: ((line: { lineId: string }) => void) | undefined
  onMoveToCart?: ((line: { lineId: string }) => void) | undefined
  /** Where a line's own design is edited; no link without it. */
  designHref?: ((about: { line: CartLine }) => string) | undefined
  /** Uses a coupon, or none. */
  onCoupon: (change: { coupon: string | null }) => void
  /** @default false */
  isCouponBusy?: boolean
  couponFailure?: Failure | null | undefined
  /** What delivery costs to a country; without it the row is left out. */
  estimate?: CartEstimate | undefined
  onCountry?: ((choice: { country: string }) => void) | undefined
  /** @default '/checkout' */
  checkoutHref?: string
}

export interface CartEstimate {
  countries: readonly Country[]
  /** Chosen, or empty. */
  country: string
  /** Of the chosen country; the totals shown count the first. */
  methods: readonly ShippingMethod[]
  /** Totals with delivery and tax of the chosen country. */
  totals?: Cart['totals'] | undefined
  isBusy?: boolean
  failure?: Failure | null | undefined
}
