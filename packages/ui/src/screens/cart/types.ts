import type { Cart, ShippingMethod } from '@motif/contract'
import type { Failure } from '../../failure/index.ts'

export type CartLine = Cart['lines'][number]

/** A shipping country, named in the UI language. */
export interface Country {
  code: string
  name: string
}

export interface NotOrdered {
  reason: 'out-of-stock' | 'empty-cart'
  /** The API's message. */
  detail?: string | undefined
}

export interface CartScreenProps {
  /** Undefined while loading. */
  cart?: Cart | undefined
  /** @default false */
  isLoading?: boolean
  /** Without a cart: loading failed. With one: the last change failed. */
  failure?: Failure | null | undefined
  /** Login URL of an account's cart while signed out. */
  loginHref?: string | undefined
  /** The persisted cart no longer exists. @default false */
  isGone?: boolean
  /** Why the checkout returned: nothing was ordered or charged. */
  notOrdered?: NotOrdered | undefined
  /** Reloads the cart. */
  onRetry?: (() => void) | undefined
  /** Why the last change of a line was rolled back; shown at the line. */
  lineFailure?: { lineId: string; failure: Failure } | null | undefined
  /** The API is unreachable: changes are queued. @default false */
  isWaiting?: boolean
  /** Retries now. */
  onSendNow?: (() => void) | undefined
  /** Ids of lines with pending changes. */
  pendingLines?: readonly string[]
  onQuantity: (change: { lineId: string; quantity: number }) => void
  /** A notice was read. */
  onNoticeSeen?: ((about: { lineId: string }) => void) | undefined
  /** Removes a line, saved or not; the caller offers undo. */
  onRemove: (line: { lineId: string }) => void
  /** Saves a line for later; undefined if unsupported. */
  onSaveForLater?: ((line: { lineId: string }) => void) | undefined
  onMoveToCart?: ((line: { lineId: string }) => void) | undefined
  /** URL to edit a line's design, or to fix its findings; no link if omitted. */
  designHref?: ((about: { line: CartLine; isFix?: boolean }) => string) | undefined
  /** Applies or removes a coupon. */
  onCoupon: (change: { coupon: string | null }) => void
  /** @default false */
  isCouponBusy?: boolean
  couponFailure?: Failure | null | undefined
  /** Shipping estimate; omitted without one. */
  estimate?: CartEstimate | undefined
  onCountry?: ((choice: { country: string }) => void) | undefined
  /** @default '/checkout' */
  checkoutHref?: string
}

export interface CartEstimate {
  countries: readonly Country[]
  /** The chosen country, or empty. */
  country: string
  /** Methods of the country; the totals use the first. */
  methods: readonly ShippingMethod[]
  /** Totals including shipping and tax for the country. */
  totals?: Cart['totals'] | undefined
  isBusy?: boolean
  failure?: Failure | null | undefined
}
