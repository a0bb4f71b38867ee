import { chakra } from '@chakra-ui/react'
import type { Order, Reorder } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { Failure } from '../../failure/index.ts'
import { OrderDetails } from './order-details.tsx'
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

/** Codes that must look alike: whether such an order exists is not this person's to know. */
const hidden = new Set<Failure['code']>(['not-found', 'forbidden', 'sign-in-required', 'invalid-input'])

export function OrderScreen(props: OrderScreenProps) {
  const { order, failure, onRetry, loginHref = '/login' } = props
  if (order) return <OrderDetails {...props} order={order} />
  if (!failure) {
    return (
      <Page
        title={
          <>
            <VisuallyHidden>{m.orders_order_loading()}</VisuallyHidden>
            <Skeleton as="span" display="block" height={9} width="14rem" />
          </>
        }
        aria-busy
      >
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          gap={{ base: 8, lg: 16 }}
        >
          <Skeleton height="24rem" borderRadius="panel" />
          <Skeleton height="24rem" borderRadius="panel" />
        </chakra.div>
      </Page>
    )
  }
  if (hidden.has(failure.code)) {
    return (
      <Page>
        <EmptyState
          drawing="search"
          headingLevel={1}
          title={m.orders_not_found_title()}
          action={
            <LinkButton href={loginHref} variant="accent">
              {m.orders_signed_out_login()}
            </LinkButton>
          }
        >
          {m.orders_not_found_lead()}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <FailedState
        failure={failure}
        title={m.orders_order_failed_title()}
        safe={m.orders_failed_safe()}
        onRetry={onRetry}
        headingLevel={1}
      />
    </Page>
  )
}
