import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { LinkButton } from '../../components/button/index.ts'
import { Page } from '../../components/page/index.ts'
import { m } from '../../messages/index.ts'
import { CheckoutSkeleton } from './checkout-skeleton.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'
import { Confirmation } from './confirmation.tsx'
import type { CheckoutScreenProps } from './types.ts'

export function CheckoutScreen(props: CheckoutScreenProps) {
  const { step, order, lines, totals, failure, isOpening = false, onRetry } = props
  if (step === 'done') return order ? <Confirmation {...props} order={order} arrival={props.method ? props.arrivals?.[props.method] : undefined} /> : <CheckoutSkeleton />
  if (isOpening || lines === undefined || totals === undefined) {
    if (!failure || isOpening) return <CheckoutSkeleton />
    return (
      <Page>
        <FailedState failure={failure} title={m.checkout_failed_title()} safe={m.checkout_failed_safe()} onRetry={onRetry} headingLevel={1} />
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
