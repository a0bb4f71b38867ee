import type { Cart, Line, NewLine } from '@motif/contract'
import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { Failure } from '../outcome/index.ts'
import type { cartMachine } from './machine.ts'

/** One thing to do with the cart. They are done one after another, in the order they were asked for. */
export type CartChange =
  | { kind: 'open' }
  | { kind: 'load' }
  | { kind: 'claim' }
  /** `preview` is shown until the shop answers; there when a removed line comes back. */
  | { kind: 'add'; line: NewLine; preview?: Line }
  | { kind: 'quantity'; lineId: string; quantity: number }
  | { kind: 'remove'; lineId: string }
  | { kind: 'coupon'; coupon: string | null }

export interface CartInput {
  /** The cart this browser remembers, if any. */
  cartId: string | null
}

export interface CartContext {
  cartId: string | null
  /** What this browser remembers; told to it whenever `cartId` becomes another. */
  savedId: string | null
  /** The cart as the shop last told it. */
  cart: Cart | null
  /** What is being done, and what comes after. What is shown is the cart with these applied. */
  current: CartChange | null
  queue: CartChange[]
  /** The line taken out last, while it may come back. */
  removed: Line | null
  failure: Failure | null
  /** What the failure kept from happening. */
  failedChange: CartChange | null
}

export type CartEvent =
  | { type: 'ADD'; line: NewLine }
  /** A quantity under 1 takes the line out. */
  | { type: 'CHANGE_QUANTITY'; lineId: string; quantity: number }
  | { type: 'REMOVE'; lineId: string }
  | { type: 'UNDO_REMOVE' }
  /** The offer to undo is gone from the screen. */
  | { type: 'UNDO_EXPIRED' }
  | { type: 'APPLY_COUPON'; coupon: string | null }
  /** Somebody signed in: the visitor's cart becomes theirs. */
  | { type: 'CLAIM' }
  /** Prices or stock may have changed. */
  | { type: 'REFRESH' }
  /** Another tab has a different cart now. */
  | { type: 'CART_REPLACED'; cartId: string | null }
  | { type: 'DISMISS_FAILURE' }

export type CartEmitted =
  | { type: 'lineAdded'; cart: Cart }
  | { type: 'changeFailed'; change: CartChange; failure: Failure }

export type CartActor = ActorRefFrom<typeof cartMachine>
export type CartSnapshot = SnapshotFrom<typeof cartMachine>
