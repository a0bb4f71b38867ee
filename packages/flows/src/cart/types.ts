import type { Cart, Line, LineBatch, NewLine } from '@motif/contract'
import type { Failure } from '../outcome/index.ts'

/** A change of the cart. Changes run one at a time, in order. */
export type CartChange = CartDeed & {
  /** It was sent before and the response was lost: it may have been applied. */
  wasSent?: true
}

type CartDeed =
  | { kind: 'open' }
  | { kind: 'load' }
  | { kind: 'claim' }
  /** `preview` is shown until the response; present when a removed line is restored. */
  | { kind: 'add'; line: NewLine; preview?: Line }
  /** Several lines, atomically, replacing others. */
  | { kind: 'batch'; batch: LineBatch }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'save'; lineId: string; isSaved: boolean }
  | { kind: 'remove'; lineId: string }
  | { kind: 'coupon'; coupon: string | null }

/** A change that survives the page: it is idempotent, being absolute or keyed. */
export type PersistedChange = Extract<CartDeed, { kind: 'quantity' | 'save' | 'remove' | 'coupon' }> | PersistedAddition

/** An addition with an idempotency key. */
export type PersistedAddition = { kind: 'add'; line: NewLine & { key: string } } | { kind: 'batch'; batch: LineBatch }

/** Cart state persisted across pages. */
export interface CartMemory {
  cartId: string | null
  /** The cart requires its owner's login, and otherwise cannot be opened. */
  belongsToAccount: boolean
  /** Somebody signed in, and this cart was not merged with theirs yet. */
  isClaimOwed: boolean
}

export interface CartInput extends Partial<CartMemory> {
  /** The persisted cart id, if any. */
  cartId: string | null
  /** Unsent changes of an earlier page. */
  kept?: readonly PersistedChange[]
}

/** A removed line and its former position, in the cart or in the list saved for later. */
export interface RemovedLine {
  line: Line
  isSaved: boolean
  position: number
}

/** The quantity that an addition put into a line, which may have held some before. */
export interface AddedPieces {
  lineId: string
  quantity: number
}

export interface CartContext extends CartMemory {
  /** The cart belongs to an account, and nobody is signed in. */
  isLocked: boolean
  /** The API reported that the persisted cart no longer exists. */
  isGone: boolean
  /** The persisted cart id; written whenever `cartId` changes. */
  savedId: string | null
  /** The cart of the last response. */
  cart: Cart | null
  /** The current change and the queue. The shown cart has them applied. */
  current: CartChange | null
  queue: CartChange[]
  /** Removed lines that can be restored; the newest last. */
  removed: RemovedLine[]
  failure: Failure | null
  /** The change that failed. */
  failedChange: CartChange | null
  /** Attempts of the next change that did not reach the API. */
  attempts: number
}

export type CartEvent =
  | { type: 'ADD'; line: NewLine }
  | { type: 'ADD_BATCH'; batch: LineBatch }
  /** A quantity below 1 removes the line. */
  | { type: 'CHANGE_QUANTITY'; lineId: string; quantity: number }
  | { type: 'SAVE_FOR_LATER'; lineId: string }
  | { type: 'MOVE_TO_CART'; lineId: string }
  | { type: 'REMOVE'; lineId: string }
  /** Restores the line with this id; without one, the line removed last. */
  | { type: 'UNDO_REMOVE'; lineId?: string }
  /** The undo offer expired. */
  | { type: 'UNDO_EXPIRED' }
  | { type: 'APPLY_COUPON'; coupon: string | null }
  /** Somebody signed in: the guest cart becomes theirs. */
  | { type: 'CLAIM' }
  /** Prices or stock may have changed. */
  | { type: 'REFRESH' }
  /** The connection is back: retry now. */
  | { type: 'RETRY' }
  /** Another tab switched to a different cart, or changed this one. */
  | { type: 'CART_REPLACED'; cartId: string | null; belongsToAccount?: boolean }
  | { type: 'DISMISS_FAILURE' }

export type CartEmitted =
  | { type: 'lineAdded'; cart: Cart; line: NewLine }
  /** `added` is undefined if the cart before it is unknown. */
  | { type: 'batchAdded'; cart: Cart; batch: LineBatch; added: readonly AddedPieces[] | undefined }
  | { type: 'changeFailed'; change: CartChange; failure: Failure }
  /** A change was applied; other tabs need to know. */
  | { type: 'cartChanged'; cart: Cart }
