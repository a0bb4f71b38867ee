import { chakra } from '@chakra-ui/react'
import type { Order } from '@motif/contract'
import { m } from '@motif/messages'
import type { ReactNode } from 'react'
import { AddressLines } from '../../components/address-fields/index.ts'
import { Link } from '../../components/link/index.ts'
import { LineItem, LineList } from '../../components/line-item/index.ts'
import { OrderStatusBadge } from '../../components/order-status/index.ts'
import { TotalsList } from '../../components/order-summary/index.ts'
import { Page } from '../../components/page/index.ts'
import { FailureNotice } from '../../forms/index.ts'
import { formatDate } from '../../format/index.ts'
import { Tracking } from '../orders/order-card.tsx'
import { MadeEdits, OpenEdit } from './edits.tsx'
import { OrderActions } from './order-actions.tsx'
import { OrderQuestions } from './order-questions.tsx'
import { Parcels } from './parcels.tsx'
import { PaymentState } from './payment-state.tsx'
import { Refunds } from './refunds.tsx'
import { ReorderNotice } from './reorder-notice.tsx'
import { LineReview } from './reviews/index.ts'
import { Timeline } from './timeline.tsx'
import type { OrderScreenProps } from './types.ts'

const none: readonly { code: string; name: string }[] = []

/** Details of an order: status, items, address and totals. */
export function OrderDetails(props: OrderScreenProps & { order: Order }) {
  const { order, failure, countries = none, ordersHref, reordered, cartHref, reviews } = props
  const comesInParts = order.shipments.length > 1 || (order.shipments.length > 0 && order.unsent.length > 0)
  const { edits = [] } = order
  const open = edits.find(({ state }) => state === 'open')
  const made = edits.filter(({ state }) => state === 'applied')
  const countryName = (code: string) => countries.find((country) => country.code === code)?.name
  return (
    <Page>
      {ordersHref === undefined ? null : (
        <Link href={ordersHref} textStyle="small" display="inline-flex" alignItems="center" minHeight="target">
          {m.orders_back()}
        </Link>
      )}
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        gap={4}
        marginBlockEnd={{ base: 6, md: 10 }}
      >
        <div>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={3}>
            <chakra.h1 textStyle="page">{m.orders_number({ number: order.number })}</chakra.h1>
            <OrderStatusBadge status={order.status} />
            {order.sent ? <chakra.span color="fg.muted">{m.orders_sent(order.sent)}</chakra.span> : null}
          </chakra.div>
          <chakra.p color="fg.muted" marginBlockStart={2} overflowWrap="anywhere">
            {m.orders_placed({ date: formatDate(order.placedAt) })} · {m.orders_mail({ email: order.email })}
          </chakra.p>
        </div>
        <OrderActions {...props} />
      </chakra.header>
      <FailureNotice failure={failure} marginBlockEnd={6} />
      {reordered ? (
        <ReorderNotice
          reordered={reordered}
          onReorderRest={props.onReorderRest}
          isReordering={props.isReordering ?? false}
          {...(cartHref === undefined ? undefined : { cartHref })}
        />
      ) : null}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
        gap={{ base: 10, lg: 16 }}
        alignItems="start"
      >
        <chakra.div minWidth={0} display="flex" flexDirection="column" gap={10}>
          {open ? (
            <Part id="change" title={m.orders_change_open_title()}>
              <OpenEdit edit={open} payDifference={props.payDifference} />
            </Part>
          ) : null}
          {props.questions ? (
            <Part id="questions" title={m.orders_questions({ count: props.questions.questions.length })}>
              <OrderQuestions {...props.questions} />
            </Part>
          ) : null}
          <Part title={m.orders_history()}>
            <Timeline order={order} />
            {order.tracking && !comesInParts ? <Tracking tracking={order.tracking} /> : null}
          </Part>
          {comesInParts ? (
            <Part title={m.orders_parcels()}>
              <Parcels order={order} />
            </Part>
          ) : null}
          <Part id="items" title={m.orders_items_title()}>
            <LineList borderBlockStartWidth="1px" aria-label={m.orders_items_title()}>
              {order.lines.map((line) => {
                const reviewable = reviews?.lines.find(({ lineId }) => lineId === line.id)
                return (
                  <LineItem key={line.id} line={line} href={`/product/${line.productSlug}`} hasCount>
                    {reviews && reviewable ? <LineReview name={line.name} line={reviewable} {...reviews} /> : undefined}
                  </LineItem>
                )
              })}
            </LineList>
          </Part>
          {order.giftNote === null ? null : (
            <Part title={m.orders_gift_note()}>
              <chakra.blockquote
                borderInlineStartWidth="2px"
                paddingInlineStart={4}
                overflowWrap="anywhere"
                whiteSpace="pre-line"
                maxWidth="66ch"
              >
                <bdi>{order.giftNote}</bdi>
              </chakra.blockquote>
            </Part>
          )}
        </chakra.div>
        <chakra.aside
          bg="bg.raised"
          borderRadius="panel"
          padding={{ base: 4, md: 6 }}
          display="flex"
          flexDirection="column"
          gap={6}
          minWidth={0}
        >
          <TotalsList totals={order.totals} isPaid={order.status !== 'pending'} />
          <PaymentState order={order} payHref={props.payHref} />
          {made.length === 0 ? null : (
            <Detail title={m.orders_changes()}>
              <MadeEdits edits={made} />
            </Detail>
          )}
          {order.refunds.length === 0 ? null : (
            <Detail title={m.orders_refunds()}>
              <Refunds refunds={order.refunds} />
            </Detail>
          )}
          <Detail title={m.orders_delivery()}>
            <AddressLines address={order.shippingAddress} countryName={countryName(order.shippingAddress.country)} />
            <chakra.p color="fg.muted" textStyle="small" marginBlockStart={1}>
              {order.shippingMethod.name}
            </chakra.p>
          </Detail>
          <Detail title={m.orders_billing()}>
            <AddressLines address={order.billingAddress} countryName={countryName(order.billingAddress.country)} />
          </Detail>
        </chakra.aside>
      </chakra.div>
    </Page>
  )
}

const Part = ({ id, title, children }: { id?: string; title: string; children: ReactNode }) => (
  <chakra.section id={id} scrollMarginTop="5.5rem">
    <chakra.h2 textStyle="section" marginBlockEnd={4}>
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

const Detail = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section borderBlockStartWidth="1px" paddingBlockStart={4}>
    <chakra.h2 textStyle="label" fontFamily="body" letterSpacing="normal" color="fg.muted" marginBlockEnd={1.5}>
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)
