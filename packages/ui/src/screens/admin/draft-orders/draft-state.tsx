import type { DraftOrderState } from '@motif/contract/draft-order-rules'
import { m } from '@motif/messages'
import { CalendarX, CircleCheck, PencilLine, Send, Undo2 } from 'lucide-react'
import { type StateLook, StateBadge } from '../state-badge.tsx'

const states = {
  draft: { label: () => m.admin_draft_order_draft(), icon: PencilLine, tone: 'plain' },
  sent: { label: () => m.admin_draft_order_sent(), icon: Send, tone: 'info' },
  ended: { label: () => m.admin_draft_order_ended(), icon: CalendarX, tone: 'warn' },
  withdrawn: { label: () => m.admin_draft_order_withdrawn(), icon: Undo2, tone: 'plain' },
  paid: { label: () => m.admin_draft_order_paid(), icon: CircleCheck, tone: 'good' }
} satisfies Record<DraftOrderState, StateLook>

export const draftStateName = (state: DraftOrderState): string => states[state].label()

export const DraftStateBadge = ({ state }: { state: DraftOrderState }) => <StateBadge {...states[state]} />
