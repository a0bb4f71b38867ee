import { chakra } from '@chakra-ui/react'
import type { Cart } from '@motif/contract'
import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { TotalsList } from '../../components/order-summary/index.ts'
import { Link } from '../../components/link/index.ts'
import type { Block } from './blocked.ts'
import { CouponField } from './coupon-field.tsx'
import { isAwaited } from './is-awaited.ts'
import { ShippingEstimate } from './shipping-estimate.tsx'
import type { CartScreenProps } from './types.ts'

type Props = Pick<
  CartScreenProps,
  'onCoupon' | 'isCouponBusy' | 'couponFailure' | 'estimate' | 'onCountry' | 'checkoutHref'
> & { cart: Cart; block: Block | undefined }

/** Totals and checkout button; sticky beside a long cart. */
export function CartSummary({
  cart,
  block,
  onCoupon,
  isCouponBusy = false,
  couponFailure,
  estimate,
  onCountry,
  checkoutHref = '/checkout'
}: Props) {
  const totals = estimate?.totals ?? cart.totals
  const isFirstAwaited = estimate !== undefined && isAwaited(estimate)
  return (
    <chakra.section
      aria-labelledby="cart-summary"
      gridRow={{ lg: '1 / span 2' }}
      gridColumn={{ lg: 2 }}
      position={{ lg: 'sticky' }}
      insetBlockStart="5rem"
      bg="bg.raised"
      borderRadius="panel"
      padding={{ base: 4, md: 6 }}
      display="flex"
      flexDirection="column"
      gap={5}
    >
      <chakra.h2 id="cart-summary" textStyle="section" fontSize="xl">
        {m.cart_summary()}
      </chakra.h2>
      {estimate && onCountry ? <ShippingEstimate estimate={estimate} onCountry={onCountry} /> : null}
      <CouponField
        coupon={cart.coupon}
        problem={cart.couponProblem}
        isBusy={isCouponBusy}
        failure={couponFailure}
        onCoupon={onCoupon}
      />
      <TotalsList
        totals={totals}
        isBusy={estimate?.isBusy ?? false}
        {...(isFirstAwaited && { shippingUnknown: '…' })}
      />
      {totals.tax === null && !isFirstAwaited ? (
        <chakra.p textStyle="small" color="fg.muted">
          {m.cart_tax_later()}
        </chakra.p>
      ) : null}
      {block ? (
        <Notice tone="warn" bg="transparent" padding={0}>
          {block.sentence}
        </Notice>
      ) : (
        <LinkButton href={checkoutHref} variant="accent" size="lg" isWide hideBelow="lg">
          {m.cart_checkout()}
        </LinkButton>
      )}
      <Link
        href="/"
        textStyle="small"
        alignSelf="center"
        display="inline-flex"
        alignItems="center"
        minHeight="target"
        marginBlock={-3}
        hideBelow="lg"
      >
        {m.cart_continue()}
      </Link>
    </chakra.section>
  )
}
