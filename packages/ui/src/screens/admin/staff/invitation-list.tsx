import { chakra } from '@chakra-ui/react'
import type { StaffInvitation } from '@motif/contract'
import { m } from '@motif/messages'
import { Clock, TimerOff } from 'lucide-react'
import { useState } from 'react'
import { Badge } from '../../../components/badge/index.ts'
import { Button } from '../../../components/button/index.ts'
import { VisuallyHidden } from '../../../components/visually-hidden/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { PanelTitle } from '../panel-title.tsx'
import { useGrantableRoles } from './role-field.tsx'
import { roleName } from '../../../staff-roles/index.ts'
import type { StaffSectionProps } from './types.ts'
import { useShopTime } from '../shop-time.tsx'

interface EntryProps extends Pick<StaffSectionProps, 'onResendInvitation'> {
  invitation: StaffInvitation
  isGivable: boolean
  onWithdraw: () => void
}

function Entry({ invitation, isGivable, onResendInvitation, onWithdraw }: EntryProps) {
  const { name, email, role, by, expiresAt, isExpired } = invitation
  const { momentText } = useShopTime()
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const resend = async () => {
    setIsBusy(true)
    setFailure(await onResendInvitation({ invitation }))
    setIsBusy(false)
  }
  return (
    <chakra.li display="grid" gap={3} paddingBlock={3} borderBlockStartWidth="1px">
      <chakra.div display="flex" flexWrap="wrap" gap={4} alignItems="center" justifyContent="space-between">
        <chakra.div flex="1 1 14rem" minWidth={0} overflowWrap="anywhere" lineHeight="snug">
          <chakra.span fontWeight="semibold">
            <bdi>{name}</bdi>
          </chakra.span>
          <chakra.div color="fg.muted">{email}</chakra.div>
          <chakra.div color="fg.muted">
            {by === null
              ? m.admin_staff_invited_as({ role: roleName(role) })
              : m.admin_staff_invited_by({ role: roleName(role), name: by })}
          </chakra.div>
        </chakra.div>
        <Badge tone={isExpired ? 'warn' : 'info'}>
          {isExpired ? <TimerOff aria-hidden /> : <Clock aria-hidden />}
          {isExpired ? m.admin_staff_expired() : m.admin_staff_expires({ moment: momentText(expiresAt) })}
        </Badge>
        {isGivable ? (
          <chakra.div display="flex" flexWrap="wrap" gap={2}>
            <Button size="sm" isBusy={isBusy} onClick={() => void resend()}>
              {m.admin_staff_resend()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
            <Button size="sm" variant="quiet" disabled={isBusy} onClick={onWithdraw}>
              {m.admin_staff_withdraw()} <VisuallyHidden>{name}</VisuallyHidden>
            </Button>
          </chakra.div>
        ) : null}
      </chakra.div>
      <FailureNotice failure={failure} />
    </chakra.li>
  )
}

interface InvitationListProps extends Pick<StaffSectionProps, 'onResendInvitation'> {
  invitations: readonly StaffInvitation[]
  onWithdraw: (invitation: StaffInvitation) => void
}

/** Pending and expired invitations. */
export function InvitationList({ invitations, onWithdraw, onResendInvitation }: InvitationListProps) {
  const given = useGrantableRoles()
  if (invitations.length === 0) return null
  return (
    <chakra.section aria-label={m.admin_staff_invitations()} marginBlockStart={10}>
      <PanelTitle as="h2">{m.admin_staff_invitations()}</PanelTitle>
      <ul>
        {invitations.map((invitation) => (
          <Entry
            key={invitation.id}
            invitation={invitation}
            isGivable={given.includes(invitation.role)}
            onResendInvitation={onResendInvitation}
            onWithdraw={() => onWithdraw(invitation)}
          />
        ))}
      </ul>
    </chakra.section>
  )
}
