import { chakra } from '@chakra-ui/react'
import type { StaffInvitation, StaffMember } from '@motif/contract'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { FailedState } from '../../../components/failed-state/index.ts'
import { Sheet } from '../../../components/sheet/index.ts'
import { Allowed, useIsAllowed } from '../allowed.tsx'
import type { OpenPartProps } from '../open-part.ts'
import { TableSkeleton } from '../table.tsx'
import { ConfirmAction } from './confirm-action.tsx'
import { ChangeRole } from './change-role.tsx'
import { DemandedTwoFactor } from './demanded-two-factor.tsx'
import { InvitationList } from './invitation-list.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberTable } from './member-table.tsx'
import type { StaffSectionProps } from './types.ts'

type Asked =
  | { act: 'invite' }
  | { act: 'change' | 'remove' | 'reset'; member: StaffMember }
  | { act: 'withdraw'; invitation: StaffInvitation }

/** Staff management: invite, change role, and remove. */
export function Staff(props: StaffSectionProps & OpenPartProps) {
  const { staff, staffFailure, onRetryStaff } = props
  const [asked, setAsked] = useState<Asked | null>(null)
  const isNewOpen = useIsAllowed('staff.change') && props.openPart === 'new'
  const close = () => {
    setAsked(null)
    if (isNewOpen) props.onClosePart()
  }
  if (staffFailure && !staff)
    return (
      <FailedState
        failure={staffFailure}
        title={m.admin_failed_title()}
        safe={m.admin_failed_text()}
        onRetry={onRetryStaff}
      />
    )
  if (!staff) return <TableSkeleton label={m.admin_loading()} />
  const removed = asked?.act === 'remove' ? asked.member : undefined
  const reset = asked?.act === 'reset' ? asked.member : undefined
  const withdrawn = asked?.act === 'withdraw' ? asked.invitation : undefined
  return (
    <chakra.section aria-label={m.admin_section_staff()}>
      <chakra.p maxWidth="66ch" marginBlockEnd={4}>
        {m.admin_staff_intro()}
      </chakra.p>
      <Allowed permission="staff.change">
        <chakra.div marginBlockEnd={4}>
          <Button variant="accent" onClick={() => setAsked({ act: 'invite' })}>
            {m.admin_staff_invite()}
          </Button>
        </chakra.div>
      </Allowed>
      <MemberTable
        items={staff.items}
        onChange={(member) => setAsked({ act: 'change', member })}
        onRemove={(member) => setAsked({ act: 'remove', member })}
        onResetTwoFactor={(member) => setAsked({ act: 'reset', member })}
      />
      <DemandedTwoFactor {...props} isDemanded={staff.demandsTwoFactor} />
      <InvitationList
        invitations={staff.invitations}
        onResendInvitation={props.onResendInvitation}
        onWithdraw={(invitation) => setAsked({ act: 'withdraw', invitation })}
      />
      <Sheet isOpen={asked?.act === 'invite' || isNewOpen} onClose={close} title={m.admin_staff_invite()}>
        <InviteForm onInvite={props.onInvite} onClose={close} />
      </Sheet>
      <ChangeRole
        member={asked?.act === 'change' ? asked.member : null}
        onChangeRole={props.onChangeRole}
        onClose={close}
      />
      <ConfirmAction
        isOpen={removed !== undefined}
        title={m.admin_staff_remove_question({ name: removed?.name ?? '' })}
        text={m.admin_staff_remove_text()}
        confirmLabel={m.admin_staff_remove()}
        onConfirm={async () => removed && props.onRemoveMember({ member: removed })}
        onClose={close}
      />
      <ConfirmAction
        isOpen={reset !== undefined}
        title={m.admin_staff_reset_question({ name: reset?.name ?? '' })}
        text={m.admin_staff_reset_text()}
        confirmLabel={m.admin_staff_reset()}
        onConfirm={async () => reset && props.onResetTwoFactor({ member: reset })}
        onClose={close}
      />
      <ConfirmAction
        isOpen={withdrawn !== undefined}
        title={m.admin_staff_withdraw_question({ name: withdrawn?.name ?? '' })}
        text={m.admin_staff_withdraw_text()}
        confirmLabel={m.admin_staff_withdraw()}
        onConfirm={async () => withdrawn && props.onWithdrawInvitation({ invitation: withdrawn })}
        onClose={close}
      />
    </chakra.section>
  )
}
