import { chakra } from '@chakra-ui/react'
import type { Order, OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { CreditCard } from 'lucide-react'
import { LinkButton } from '../../components/button/index.ts'

const paid = () => m.orders_payment_paid()

const words = {
  pending: () => m.orders_payment_pending(),
  paid,
  in_production: paid,
  shipped: paid,
  delivered: paid,
  cancelled: () => m.orders_payment_cancelled(),
  refunded: () => m.orders_payment_refunded(),
  partially_refunded: () => m.orders_payment_partially_refunded()
} satisfies Record<OrderStatus, () => string>

/** Whether it is paid, and the way to pay where it is not. */
export const PaymentState = ({ order, payHref }: { order: Order; payHref: string | undefined }) => (
  <chakra.section aria-label={m.orders_payment()} display="flex" flexDirection="column" gap={3}>
    <chakra.p display="flex" alignItems="center" gap={2} textStyle="small">
      <CreditCard size={20} strokeWidth={1.75} aria-hidden />
      {words[order.status]()}
    </chakra.p>
    {order.status === 'pending' && payHref !== undefined ? (
      <LinkButton href={payHref} variant="accent" isWide>
        {m.orders_pay()}
      </LinkButton>
    ) : null}
  </chakra.section>
)
