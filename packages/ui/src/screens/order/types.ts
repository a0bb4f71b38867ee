import type { Order, Reorder } from '@motif/contract'
import type { ReactNode } from 'react'
import type { Failure } from '../../failure/index.ts'
import type { OrderQuestionsProps } from './order-questions.tsx'
import type { OrderReviews } from './reviews/index.ts'

export interface OrderScreenProps {
  /** Undefined until it is there. */
  order?: Order | undefined
  /** Without an order: why it is not shown. With one: why it could not be cancelled. */
  failure?: Failure | null | undefined
  onRetry?: (() => void) | undefined
  /** Countries by code, named in the person's language. */
  countries?: readonly { code: string; name: string }[]
  /** Cancels it, after asking once more here. */
  onCancel?: (() => void) | undefined
  /** @default false */
  isCancelling?: boolean
  /** Puts the same items in the cart; left out where that is not offered. */
  onReorder?: (() => void) | undefined
  /** @default false */
  isReordering?: boolean
  /** Puts in the cart what of it can be had. */
  onReorderRest?: (() => void) | undefined
  /** What could not be had when it was ordered again, whether anything can be, and whether that is in the cart: all goes in, or nothing before the person says so. */
  reordered?: { missing: Reorder['missing']; isAnything: boolean; isAdded: boolean } | null | undefined
  /** @default '/cart' */
  cartHref?: string
  /** Where an order that waits for its payment is paid. */
  payHref?: string | undefined
  /** Pays the difference of a change that waits for it. */
  payDifference?: ReactNode
  /** The list of orders; nothing for guests. */
  ordersHref?: string | undefined
  /** There once it has arrived, and can be reviewed by its buyer. */
  reviews?: OrderReviews | undefined
  /** What the shop asks before it prints; nothing where it asks nothing. */
  questions?: OrderQuestionsProps | undefined
  /** @default '/login' */
  loginHref?: string
}
