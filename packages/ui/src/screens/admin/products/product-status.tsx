import type { ProductStatus } from '@motif/contract'
import { m } from '@motif/messages'
import { Archive, CircleCheck, Clock, PencilLine } from 'lucide-react'
import { type StateLook, StateBadge } from '../state-badge.tsx'

export const productStatuses = {
  draft: { label: () => m.admin_product_draft(), icon: PencilLine, tone: 'plain' },
  live: { label: () => m.admin_product_live(), icon: CircleCheck, tone: 'good' },
  archived: { label: () => m.admin_product_archived(), icon: Archive, tone: 'warn' }
} satisfies Record<ProductStatus, StateLook>

export const isProductStatus = (text: string | null): text is ProductStatus => text !== null && text in productStatuses

const scheduled: StateLook = { label: () => m.admin_product_scheduled(), icon: Clock, tone: 'info' }

/** A published product with a future date is shown as scheduled. */
export function ProductStatusBadge({ status, isShown }: { status: ProductStatus; isShown: boolean }) {
  return <StateBadge {...(status === 'live' && !isShown ? scheduled : productStatuses[status])} />
}
