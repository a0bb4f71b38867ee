import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Page } from '../../components/page/index.ts'
import { Skeleton } from '../../components/skeleton/index.ts'
import { VisuallyHidden } from '../../components/visually-hidden/index.ts'
import type { Failure } from '../../failure/index.ts'
import { OrderDetails } from './order-details.tsx'
import type { OrderScreenProps } from './types.ts'

/** Indistinguishable codes: they must not reveal whether an order exists. */
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
