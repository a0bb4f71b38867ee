import { chakra } from '@chakra-ui/react'
import type { Order, OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { CreditCard } from 'lucide-react'
import { LinkButton } from '../../components/button/index.ts'

const paid = ({ totals: { giftCards, toPay }, isPaidByHand }: Order) => {
  if (isPaidByHand) return m.orders_payment_by_hand()
  if (giftCards === undefined) return m.orders_payment_paid()
  return toPay?.amount === 0 ? m.orders_payment_gift_card() : m.orders_payment_gift_card_too()
}

/** Whether refunds go elsewhere than to a card. */
const isAsPaid = ({ totals, isPaidByHand }: Order) => totals.giftCards !== undefined || isPaidByHand === true

const words: Record<OrderStatus, (order: Order) => string> = {
  pending: () => m.orders_payment_pending(),
  paid,
  in_production: paid,
  shipped: paid,
  delivered: paid,
  cancelled: () => m.orders_payment_cancelled(),
  refunded: (order) => (isAsPaid(order) ? m.orders_payment_refunded_as_paid() : m.orders_payment_refunded()),
  partially_refunded: (order) =>
    isAsPaid(order) ? m.orders_payment_partly_refunded_as_paid() : m.orders_payment_partially_refunded()
}

/** Payment status, and a payment link if unpaid. */
export const PaymentState = ({ order, payHref }: { order: Order; payHref: string | undefined }) => (
  <chakra.section aria-label={m.orders_payment()} display="flex" flexDirection="column" gap={3}>
    <chakra.p display="flex" alignItems="center" gap={2} textStyle="small">
      <CreditCard size={20} strokeWidth={1.75} aria-hidden />
      {words[order.status](order)}
    </chakra.p>
    {order.status === 'pending' && payHref !== undefined ? (
      <LinkButton href={payHref} variant="accent" isWide>
        {m.orders_pay()}
      </LinkButton>
    ) : null}
  </chakra.section>
)
