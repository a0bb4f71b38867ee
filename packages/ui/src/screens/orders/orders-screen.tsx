import { chakra } from '@chakra-ui/react'
import type { OrderSummary } from '@motif/contract'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { Pagination } from '../../components/pagination/index.ts'
import type { Failure } from '../../failure/index.ts'
import { OrderCard } from './order-card.tsx'
import { OrdersSkeleton } from './orders-skeleton.tsx'
import { SignedOut, type SignedOutProps } from './signed-out.tsx'

export interface OrdersScreenProps extends SignedOutProps {
  /** Newest first; undefined while loading. */
  orders?: readonly OrderSummary[] | undefined
  failure?: Failure | null | undefined
  onRetry?: (() => void) | undefined
  /** Signed out: order lookup for guests, and login. @default false */
  isSignedOut?: boolean
  /** URL of an order. */
  orderHref: (about: { order: OrderSummary }) => string
  /** Pagination. @default a single page */
  pages?: { page: number; pageCount: number; hrefOf: (target: { page: number }) => string } | undefined
}

export function OrdersScreen({
  orders,
  failure,
  onRetry,
  isSignedOut = false,
  loginHref = '/login',
  onFind,
  finding = 'idle',
  findFailure,
  orderHref,
  pages
}: OrdersScreenProps) {
  if (isSignedOut)
    return <SignedOut loginHref={loginHref} onFind={onFind} finding={finding} findFailure={findFailure} />
  if (orders === undefined) {
    if (!failure) return <OrdersSkeleton />
    return (
      <Page>
        <FailedState
          failure={failure}
          title={m.orders_failed_title()}
          safe={m.orders_failed_safe()}
          onRetry={onRetry}
          headingLevel={1}
        />
      </Page>
    )
  }
  if (orders.length === 0) {
    return (
      <Page>
        <EmptyState
          drawing="parcel"
          headingLevel={1}
          title={m.orders_empty_title()}
          action={
            <LinkButton href="/" variant="accent">
              {m.orders_empty_browse()}
            </LinkButton>
          }
        >
          {m.orders_empty_lead()}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page title={m.orders_title()}>
      <chakra.ul borderBlockStartWidth="1px">
        {orders.map((order) => (
          <OrderCard key={order.id} order={order} href={orderHref({ order })} />
        ))}
      </chakra.ul>
      {pages ? <Pagination {...pages} /> : null}
    </Page>
  )
}
