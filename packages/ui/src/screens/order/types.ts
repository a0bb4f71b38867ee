import type { Order, Reorder } from '@motif/contract'
import type { ReactNode } from 'react'
import type { Failure } from '../../failure/index.ts'
import type { OrderQuestionsProps } from './order-questions.tsx'
import type { OrderReviews } from './reviews/index.ts'

export interface OrderScreenProps {
  /** Undefined while loading. */
  order?: Order | undefined
  /** Without an order: loading failed. With one: cancelling failed. */
  failure?: Failure | null | undefined
  onRetry?: (() => void) | undefined
  /** Countries by code, named in the UI language. */
  countries?: readonly { code: string; name: string }[]
  /** Cancels after confirmation. */
  onCancel?: (() => void) | undefined
  /** @default false */
  isCancelling?: boolean
  /** Adds the same items to the cart; undefined if unavailable. */
  onReorder?: (() => void) | undefined
  /** @default false */
  isReordering?: boolean
  /** Adds the available items to the cart. */
  onReorderRest?: (() => void) | undefined
  /**
   * Result of a reorder: unavailable items, whether any are available, and whether they were added. Without unavailable
   * items all are added; otherwise nothing without confirmation.
   */
  reordered?: { missing: Reorder['missing']; isAnything: boolean; isAdded: boolean } | null | undefined
  /** @default '/cart' */
  cartHref?: string
  /** Payment URL of an unpaid order. */
  payHref?: string | undefined
  /** Payment of an edit's balance. */
  payDifference?: ReactNode
  /** List of orders; undefined for guests. */
  ordersHref?: string | undefined
  /** Set once delivered, for the buyer. */
  reviews?: OrderReviews | undefined
  /** Questions before production, if any. */
  questions?: OrderQuestionsProps | undefined
  /** @default '/login' */
  loginHref?: string
}
