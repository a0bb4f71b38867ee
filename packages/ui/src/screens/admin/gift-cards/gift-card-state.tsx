import type { GiftCardState } from '@motif/contract/gift-card-rules'
import { m } from '@motif/messages'
import { CalendarX, CircleCheck, CircleOff, WalletMinimal } from 'lucide-react'
import { type StateLook, StateBadge } from '../state-badge.tsx'

const states = {
  active: { label: () => m.admin_gift_card_active(), icon: CircleCheck, tone: 'good' },
  'used-up': { label: () => m.admin_gift_card_used_up(), icon: WalletMinimal, tone: 'plain' },
  ended: { label: () => m.admin_gift_card_ended(), icon: CalendarX, tone: 'plain' },
  stopped: { label: () => m.admin_gift_card_stopped(), icon: CircleOff, tone: 'warn' }
} satisfies Record<GiftCardState, StateLook>

export const giftCardStateName = (state: GiftCardState): string => states[state].label()

export const GiftCardStateBadge = ({ state }: { state: GiftCardState }) => <StateBadge {...states[state]} />
