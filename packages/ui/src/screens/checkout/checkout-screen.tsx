import { m } from '@motif/messages'
import { useDeferredValue } from 'react'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { LinkButton } from '../../components/button/index.ts'
import { Page } from '../../components/page/index.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { Confirmation } from './confirmation.tsx'
import { Interruption } from './interruption.tsx'
import type { CheckoutScreenProps } from './types.ts'

export function CheckoutScreen(props: CheckoutScreenProps) {
  const {
    step,
    order,
    lines,
    totals,
    failure,
    isOpening = false,
    loggedOutHref,
    isEmptiedElsewhere = false,
    onRetry
  } = props
  const isKnown = !isOpening && lines !== undefined && totals !== undefined
  // Responses arrive in one task; deferring splits rendering into smaller ones.
  const isShown = useDeferredValue(isKnown)
  if (loggedOutHref !== undefined)
    return (
      <Interruption
        drawing="parcel"
        title={m.checkout_logged_out_title()}
        action={{ href: loggedOutHref, label: m.checkout_logged_out_login() }}
      >
        {m.checkout_logged_out_lead()}
      </Interruption>
    )
  if (isEmptiedElsewhere)
    return (
      <Interruption
        drawing="bag"
        title={m.checkout_emptied_title()}
        action={{ href: '/', label: m.cart_empty_browse() }}
      >
        {m.checkout_emptied_lead()}
      </Interruption>
    )
  if (step === 'done') return order ? <Confirmation {...props} order={order} /> : <CheckoutSkeleton />
  if (!isKnown || !isShown) {
    if (isKnown || !failure || isOpening) return <CheckoutSkeleton />
    return (
      <Page>
        <FailedState
          failure={failure}
          title={m.checkout_failed_title()}
          safe={m.checkout_failed_safe()}
          onRetry={onRetry}
          headingLevel={1}
        />
      </Page>
    )
  }
  if (lines.length === 0) {
    return (
      <Page>
        <EmptyState
          drawing="bag"
          headingLevel={1}
          title={m.checkout_empty_title()}
          action={
            <LinkButton href="/" variant="accent">
              {m.cart_empty_browse()}
            </LinkButton>
          }
        >
          {m.checkout_empty_lead()}
        </EmptyState>
      </Page>
    )
  }
  return <CheckoutSteps {...props} lines={lines} totals={totals} />
}
