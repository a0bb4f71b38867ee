import { chakra } from '@chakra-ui/react'
import type { PayableDraft } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { AddressLines } from '../../components/address-fields/index.ts'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { FailedState } from '../../components/failed-state/index.ts'
import { Link } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { OrderSummary } from '../../components/order-summary/index.ts'
import { Page } from '../../components/page/index.ts'
import { type Failure, sentenceOf } from '../../failure/index.ts'
import { focusIfLost } from '../../forms/index.ts'
import { formatMoment } from '../../format/index.ts'
import { CheckoutSkeleton } from '../checkout/checkout-skeleton.tsx'
import { PayDifference, type PayDifferenceProps } from '../pay-difference/index.ts'

export interface PaymentLinkScreenProps extends Omit<PayDifferenceProps, 'amount'> {
  /** The order to pay; undefined while loading. */
  draft?: PayableDraft | undefined
  /** Why it cannot be shown. */
  openFailure?: Failure | null | undefined
  onRetry: () => void
  /** URL of the order after payment. */
  orderHref?: string | undefined
  /** Countries, named in the UI language. */
  countries: readonly { code: string; name: string }[]
}

/** Failures shown by the payment form itself; others are shown above it. */
const ofPayment: ReadonlySet<string> = new Set(['declined', 'network', 'unavailable', 'cancelled'])

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <chakra.h2 fontSize="md" fontWeight="semibold" marginBlockEnd={1}>
      {title}
    </chakra.h2>
    {children}
  </div>
)

const Ended = () => (
  <Page>
    <EmptyState
      drawing="parcel"
      title={m.payment_link_ended_title()}
      headingLevel={1}
      action={<LinkButton href="/contactus">{m.payment_link_write()}</LinkButton>}
    >
      {m.payment_link_ended_text()}
    </EmptyState>
  </Page>
)

const Paid = ({ draft, orderHref }: { draft: PayableDraft; orderHref: string | undefined }) => (
  <div>
    <chakra.p color="good" fontWeight="semibold" textStyle="figure">
      {draft.order ? m.checkout_done_number({ number: draft.order.number }) : null}
    </chakra.p>
    <chakra.h1 ref={focusIfLost} tabIndex={-1} outline="none" textStyle="page" marginBlock={2}>
      {m.payment_link_paid_title()}
    </chakra.h1>
    <p>{m.checkout_done_mail({ email: draft.email })}</p>
    {orderHref === undefined ? null : (
      <LinkButton href={orderHref} variant="accent" marginBlockStart={5}>
        {m.checkout_done_order()}
      </LinkButton>
    )}
  </div>
)

/** A staff-created order, payable by anyone with its link. */
export function PaymentLinkScreen({
  draft,
  openFailure,
  onRetry,
  orderHref,
  countries,
  failure,
  ...paying
}: PaymentLinkScreenProps) {
  if (!draft) {
    if (openFailure?.code === 'not-found') return <Ended />
    if (!openFailure) return <CheckoutSkeleton />
    return (
      <Page>
        <FailedState
          failure={openFailure}
          title={m.payment_link_failed_title()}
          safe={m.payment_link_failed_safe()}
          onRetry={onRetry}
          headingLevel={1}
        />
      </Page>
    )
  }
  const isOfPayment = failure ? ofPayment.has(failure.code) : true
  const isPaid = draft.state === 'paid'
  const nameOf = ({ country }: PayableDraft['shippingAddress']) => countries.find(({ code }) => code === country)?.name
  return (
    <Page>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 26rem' }}
        gap={{ base: 8, lg: 16 }}
        alignItems="start"
      >
        <chakra.div display="grid" gap={6} minWidth={0} order={{ base: 2, lg: 0 }}>
          {isPaid ? (
            <Paid draft={draft} orderHref={orderHref} />
          ) : (
            <>
              <div>
                <chakra.h1 textStyle="page">{m.payment_link_title()}</chakra.h1>
                <chakra.p color="fg.muted" marginBlockStart={2}>
                  {m.payment_link_until({ moment: formatMoment(draft.endsAt) })}
                </chakra.p>
              </div>
              {draft.note === null ? null : (
                <chakra.blockquote bg="bg.raised" borderRadius="control" padding={4} whiteSpace="pre-line" dir="auto">
                  {draft.note}
                </chakra.blockquote>
              )}
            </>
          )}
          <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 14rem), 1fr))" gap={5}>
            <Fact title={m.payment_link_goes_to()}>
              <AddressLines address={draft.shippingAddress} countryName={nameOf(draft.shippingAddress)} />
            </Fact>
            {JSON.stringify(draft.billingAddress) === JSON.stringify(draft.shippingAddress) ? null : (
              <Fact title={m.payment_link_billed_to()}>
                <AddressLines address={draft.billingAddress} countryName={nameOf(draft.billingAddress)} />
              </Fact>
            )}
            <Fact title={m.payment_link_delivery()}>
              <p>{draft.shippingMethod.name}</p>
            </Fact>
            <Fact title={m.payment_link_mail()}>
              <chakra.p overflowWrap="anywhere">
                <bdi>{draft.email}</bdi>
              </chakra.p>
            </Fact>
          </chakra.div>
          {isPaid ? null : (
            <>
              <chakra.p color="fg.muted">
                {m.payment_link_wrong()} <Link href="/contactus">{m.payment_link_write()}</Link>
              </chakra.p>
              {failure && !isOfPayment && paying.status !== 'paying' ? (
                <Notice tone="bad">
                  <strong>{m.payment_link_refused()}</strong>
                  <p>{sentenceOf(failure)}</p>
                </Notice>
              ) : null}
              <PayDifference {...paying} amount={draft.totals.total} failure={isOfPayment ? failure : undefined} />
            </>
          )}
        </chakra.div>
        <chakra.aside
          order={{ base: 1, lg: 0 }}
          marginInline={{ base: 'calc(-1 * var(--page-gutter))', lg: 0 }}
          minWidth={0}
        >
          <OrderSummary lines={draft.lines} totals={draft.totals} />
        </chakra.aside>
      </chakra.div>
    </Page>
  )
}
