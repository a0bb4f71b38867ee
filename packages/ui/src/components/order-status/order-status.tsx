import type { OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { Ban, CircleCheck, Clock, PackageCheck, Printer, Truck, Undo2 } from 'lucide-react'
import { Badge } from '../badge/index.ts'

const looks = {
  pending: { tone: 'warn', Icon: Clock, words: () => m.orders_status_pending() },
  paid: { tone: 'good', Icon: CircleCheck, words: () => m.orders_status_paid() },
  in_production: { tone: 'info', Icon: Printer, words: () => m.orders_status_in_production() },
  shipped: { tone: 'info', Icon: Truck, words: () => m.orders_status_shipped() },
  delivered: { tone: 'good', Icon: PackageCheck, words: () => m.orders_status_delivered() },
  cancelled: { tone: 'plain', Icon: Ban, words: () => m.orders_status_cancelled() },
  refunded: { tone: 'plain', Icon: Undo2, words: () => m.orders_status_refunded() },
  partially_refunded: { tone: 'plain', Icon: Undo2, words: () => m.orders_status_partially_refunded() }
} as const satisfies Record<OrderStatus, object>

export const orderStatusLabels = (status: OrderStatus): string => looks[status].words()

/** Status of an order: icon and label. */
export function OrderStatusBadge({ status }: { status: OrderStatus }) {
  const { tone, Icon, words } = looks[status]
  return (
    <Badge tone={tone} whiteSpace="nowrap">
      <Icon aria-hidden />
      {words()}
    </Badge>
  )
}
