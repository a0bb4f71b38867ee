import type { Cart, Line, LineBatch, NewLine } from '@motif/contract'
import type { Failure } from '../outcome/index.ts'

/** One thing to do with the cart. They are done one after another, in the order they were asked for. */
export type CartChange = CartDeed & {
  /** It was sent before and its answer was lost: it may have happened. */
  wasSent?: true
}

type CartDeed =
  | { kind: 'open' }
  | { kind: 'load' }
  | { kind: 'claim' }
  /** `preview` is shown until the shop answers; there when a removed line comes back. */
  | { kind: 'add'; line: NewLine; preview?: Line }
  /** Several lines at once, all or none, in the place of those they replace. */
  | { kind: 'batch'; batch: LineBatch }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'save'; lineId: string; isSaved: boolean }
  | { kind: 'remove'; lineId: string }
  | { kind: 'coupon'; coupon: string | null }

/** A change that outlives the page: doing it again changes nothing, for it says how things are to be or carries a key. */
export type PersistedChange = Extract<CartDeed, { kind: 'quantity' | 'save' | 'remove' | 'coupon' }> | PersistedAddition

/** Something put in under a key, so that the shop takes it once however often it is sent. */
export type PersistedAddition = { kind: 'add'; line: NewLine & { key: string } } | { kind: 'batch'; batch: LineBatch }

/** What a browser remembers of its cart from page to page. */
export interface CartMemory {
  cartId: string | null
  /** Its owner alone may open it: who is not logged in can't, and it is still there. */
  belongsToAccount: boolean
  /** Somebody logged in, and their cart and this one are not known to be one yet. */
  isClaimOwed: boolean
}

export interface CartInput extends Partial<CartMemory> {
  /** The cart this browser remembers, if any. */
  cartId: string | null
  /** Changes of it that an earlier page could not send. */
  kept?: readonly PersistedChange[]
}

/** A line that was taken out, and where it stood: its place in the cart, or among those saved for later. */
export interface RemovedLine {
  line: Line
  isSaved: boolean
  position: number
}

export interface CartContext extends CartMemory {
  /** The cart is kept in an account, and nobody is logged in who may open it. */
  isLocked: boolean
  /** The shop has said that the cart this browser remembered is no more. */
  isGone: boolean
  /** What this browser remembers; told to it whenever `cartId` becomes another. */
  savedId: string | null
  /** The cart as the shop last told it. */
  cart: Cart | null
  /** What is being done, and what comes after. What is shown is the cart with these applied. */
  current: CartChange | null
  queue: CartChange[]
  /** Lines taken out, while they may come back; the newest last. */
  removed: RemovedLine[]
  failure: Failure | null
  /** What the failure kept from happening. */
  failedChange: CartChange | null
  /** Tries of the next change that found no shop. */
  attempts: number
}

export type CartEvent =
  | { type: 'ADD'; line: NewLine }
  | { type: 'ADD_BATCH'; batch: LineBatch }
  /** A quantity under 1 takes the line out. */
  | { type: 'CHANGE_QUANTITY'; lineId: string; quantity: number }
  | { type: 'SAVE_FOR_LATER'; lineId: string }
  | { type: 'MOVE_TO_CART'; lineId: string }
  | { type: 'REMOVE'; lineId: string }
  /** Brings back the line of that id; without one, the newest that was taken out. */
  | { type: 'UNDO_REMOVE'; lineId?: string }
  /** The offer to undo is gone from the screen. */
  | { type: 'UNDO_EXPIRED' }
  | { type: 'APPLY_COUPON'; coupon: string | null }
  /** Somebody signed in: the visitor's cart becomes theirs. */
  | { type: 'CLAIM' }
  /** Prices or stock may have changed. */
  | { type: 'REFRESH' }
  /** The connection is back: what waits need wait no longer. */
  | { type: 'RETRY' }
  /** Another tab has a different cart now, or changed this one. */
  | { type: 'CART_REPLACED'; cartId: string | null; belongsToAccount?: boolean }
  | { type: 'DISMISS_FAILURE' }

export type CartEmitted =
  | { type: 'lineAdded'; cart: Cart; line: NewLine }
  | { type: 'batchAdded'; cart: Cart; batch: LineBatch }
  | { type: 'changeFailed'; change: CartChange; failure: Failure }
  /** The shop has done what was asked here; other tabs don't know yet. */
  | { type: 'cartChanged'; cart: Cart }
