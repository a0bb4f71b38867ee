import { chakra } from '@chakra-ui/react'
import type { CustomerSummary } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleUserRound, Mail, UserRound, UserRoundX } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { type StateLook, StateBadge } from '../state-badge.tsx'

const accounts = {
  confirmed: { label: () => m.admin_customer_registered(), icon: CircleUserRound, tone: 'info' },
  unconfirmed: { label: () => m.admin_customer_unconfirmed(), icon: UserRoundX, tone: 'warn' },
  none: { label: () => m.admin_customer_guest(), icon: UserRound, tone: 'plain' }
} satisfies Record<CustomerSummary['account'], StateLook>

/** Whether a customer has an account and a newsletter subscription. */
export function CustomerBadges({ customer: { account, isSubscribed } }: { customer: CustomerSummary }) {
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap={1}>
      <StateBadge {...accounts[account]} />
      {isSubscribed ? (
        <Badge whiteSpace="nowrap">
          <Mail aria-hidden />
          {m.admin_customer_subscribed()}
        </Badge>
      ) : null}
    </chakra.span>
  )
}
