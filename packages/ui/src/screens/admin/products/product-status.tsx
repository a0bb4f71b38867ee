import type { ProductStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { Archive, CircleCheck, Clock, type LucideIcon, PencilLine } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'

export const productStatuses = {
  draft: { label: () => m.admin_product_draft(), icon: PencilLine, tone: 'plain' },
  live: { label: () => m.admin_product_live(), icon: CircleCheck, tone: 'good' },
  archived: { label: () => m.admin_product_archived(), icon: Archive, tone: 'warn' }
} as const satisfies Record<ProductStatus, { label: () => string; icon: LucideIcon; tone: 'plain' | 'good' | 'warn' }>

export const isProductStatus = (text: string | null): text is ProductStatus => text !== null && text in productStatuses

/** A live product whose moment has not come is said to be scheduled. */
export function ProductStatusBadge({ status, isShown }: { status: ProductStatus; isShown: boolean }) {
  const isWaiting = status === 'live' && !isShown
  const { label, icon, tone } = productStatuses[status]
  const Icon = isWaiting ? Clock : icon
  return (
    <Badge tone={isWaiting ? 'info' : tone} whiteSpace="nowrap">
      <Icon aria-hidden />
      {isWaiting ? m.admin_product_scheduled() : label()}
    </Badge>
  )
}
