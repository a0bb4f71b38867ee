import { chakra } from '@chakra-ui/react'
import type { CustomerSummary } from '@motif/contract'
import { m } from '@motif/messages'
import { CircleUserRound, Mail, UserRound, UserRoundX } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'

const accounts = {
  confirmed: { label: () => m.admin_customer_registered(), icon: CircleUserRound, tone: 'info' },
  unconfirmed: { label: () => m.admin_customer_unconfirmed(), icon: UserRoundX, tone: 'warn' },
  none: { label: () => m.admin_customer_guest(), icon: UserRound, tone: 'plain' }
} as const satisfies Record<CustomerSummary['account'], object>

/** Whether somebody has an account, and gets the newsletter. */
export function CustomerBadges({ customer: { account, isSubscribed } }: { customer: CustomerSummary }) {
  const { label, icon: Icon, tone } = accounts[account]
  return (
    <chakra.span display="inline-flex" flexWrap="wrap" gap={1}>
      <Badge tone={tone} whiteSpace="nowrap">
        <Icon aria-hidden />
        {label()}
      </Badge>
      {isSubscribed ? (
        <Badge whiteSpace="nowrap">
          <Mail aria-hidden />
          {m.admin_customer_subscribed()}
        </Badge>
      ) : null}
    </chakra.span>
  )
}
