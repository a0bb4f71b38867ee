import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { Page } from '../../components/page/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { blockOf } from './blocked.ts'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { LockedCart } from './locked-cart.tsx'
import { NotOrderedNotice } from './not-ordered-notice.tsx'
import { PayBar } from './pay-bar.tsx'
import { SavedLines } from './saved-lines.tsx'
import type { CartScreenProps } from './types.ts'
import { WaitingNotice } from './waiting-notice.tsx'

export function CartScreen(props: CartScreenProps) {
  const {
    cart,
    isLoading = false,
    failure,
    lineFailure,
    isWaiting = false,
    isGone = false,
    notOrdered,
    onSendNow,
    onRetry
  } = props
  if (props.loginHref !== undefined) return <LockedCart loginHref={props.loginHref} />
  if (cart === undefined) {
    if (failure && !isLoading) {
      return (
        <Page>
          <FailedState
            failure={failure}
            title={m.cart_failed_title()}
            safe={m.cart_failed_safe()}
            onRetry={onRetry}
            headingLevel={1}
          />
        </Page>
      )
    }
    return <CartSkeleton />
  }
  const { savedLines } = cart
  const block = blockOf(cart, props.estimate)
  return (
    <Page
      title={cart.lines.length > 0 || savedLines.length > 0 ? m.cart_title() : undefined}
      lead={cart.count > 0 ? m.cart_count({ count: cart.count }) : undefined}
    >
      {notOrdered ? <NotOrderedNotice {...notOrdered} /> : null}
      {isGone && cart.lines.length === 0 ? (
        <Notice tone="info" marginBlockEnd={4}>
          {m.cart_gone()}
        </Notice>
      ) : null}
      {cart.lines.length === 0 ? (
        <EmptyState
          drawing="bag"
          title={m.cart_empty_title()}
          headingLevel={savedLines.length > 0 ? 2 : 1}
          action={
            <LinkButton href="/" variant="accent">
              {m.cart_empty_browse()}
            </LinkButton>
          }
        >
          {m.cart_empty_lead()}
        </EmptyState>
      ) : (
        <chakra.div
          display="grid"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          columnGap={16}
          rowGap={{ base: 8, lg: 0 }}
          alignItems="start"
        >
          <div>
            {isWaiting ? <WaitingNotice onSendNow={onSendNow} /> : null}
            {lineFailure ? null : <FailureNotice failure={failure} marginBlockEnd={4} />}
            <CartLines {...props} cart={cart} />
          </div>
          <CartSummary {...props} cart={cart} block={block} />
          <SavedLines {...props} cart={cart} />
        </chakra.div>
      )}
      {cart.lines.length === 0 ? <SavedLines {...props} cart={cart} /> : null}
      {cart.lines.length === 0 ? null : (
        <PayBar total={(props.estimate?.totals ?? cart.totals).total} href={props.checkoutHref} block={block} />
      )}
    </Page>
  )
}
