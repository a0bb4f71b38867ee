import type { OrderStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { Ban, CircleCheck, Clock, CreditCard, Hammer, Truck, Undo2 } from 'lucide-react'
import { type StateLook, StateBadge } from './state-badge.tsx'

export const statuses = {
  pending: { label: () => m.admin_status_pending(), icon: Clock, tone: 'plain' },
  paid: { label: () => m.admin_status_paid(), icon: CreditCard, tone: 'warn' },
  in_production: { label: () => m.admin_status_in_production(), icon: Hammer, tone: 'info' },
  shipped: { label: () => m.admin_status_shipped(), icon: Truck, tone: 'info' },
  delivered: { label: () => m.admin_status_delivered(), icon: CircleCheck, tone: 'good' },
  cancelled: { label: () => m.admin_status_cancelled(), icon: Ban, tone: 'bad' },
  refunded: { label: () => m.admin_status_refunded(), icon: Undo2, tone: 'plain' },
  partially_refunded: { label: () => m.admin_status_partially_refunded(), icon: Undo2, tone: 'plain' }
} satisfies Record<OrderStatus, StateLook>

export const StatusBadge = ({ status }: { status: OrderStatus }) => <StateBadge {...statuses[status]} />
