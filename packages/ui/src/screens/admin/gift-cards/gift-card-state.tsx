import type { GiftCardState } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { CalendarX, CircleCheck, CircleOff, WalletMinimal } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'

const states = {
  active: { label: () => m.admin_gift_card_active(), icon: CircleCheck, tone: 'good' },
  'used-up': { label: () => m.admin_gift_card_used_up(), icon: WalletMinimal, tone: 'plain' },
  ended: { label: () => m.admin_gift_card_ended(), icon: CalendarX, tone: 'plain' },
  stopped: { label: () => m.admin_gift_card_stopped(), icon: CircleOff, tone: 'warn' }
} as const satisfies Record<GiftCardState, object>

export const giftCardStateName = (state: GiftCardState): string => states[state].label()

export function GiftCardStateBadge({ state }: { state: GiftCardState }) {
  const { label, icon: Icon, tone } = states[state]
  return (
    <Badge tone={tone} whiteSpace="nowrap">
      <Icon aria-hidden />
      {label()}
    </Badge>
  )
}
