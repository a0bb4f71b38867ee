import { m } from '@motif/messages'
import type { AdminScreenProps } from '@motif/ui/screens/admin'
import type { SWRResponse } from 'swr'
import { call } from '../services/api.ts'
import { mutateWithToast } from './mutate-with-toast.ts'

type StaffActions = Pick<
  AdminScreenProps,
  | 'onRetryStaff'
  | 'onChangeRole'
  | 'onRemoveMember'
  | 'onResetTwoFactor'
  | 'onDemandTwoFactor'
  | 'onInvite'
  | 'onResendInvitation'
  | 'onWithdrawInvitation'
>

interface Read {
  staff: Pick<SWRResponse, 'mutate'>
  me: Pick<SWRResponse, 'mutate'>
}

/** Invites, changes roles and removes staff. Changing the own role applies at once. */
export function staffActions({ staff, me }: Read): StaffActions {
  const both = { mutate: () => Promise.all([staff.mutate(), me.mutate()]) } as Pick<SWRResponse, 'mutate'>
  return {
    onRetryStaff: () => void staff.mutate(),
    onChangeRole: ({ member: { id, name }, role }) =>
      mutateWithToast(
        both,
        () => call('PATCH /api/v1/admin/staff/{id}', { params: { id }, body: { role } }),
        m.admin_staff_saved({ name })
      ),
    onRemoveMember: ({ member: { id, name } }) =>
      mutateWithToast(
        both,
        () => call('DELETE /api/v1/admin/staff/{id}', { params: { id } }),
        m.admin_staff_removed({ name })
      ),
    onResetTwoFactor: ({ member: { id, name } }) =>
      mutateWithToast(
        staff,
        () => call('DELETE /api/v1/admin/staff/{id}/two-factor', { params: { id } }),
        m.admin_staff_reset_done({ name })
      ),
    onDemandTwoFactor: ({ demandsTwoFactor }) =>
      mutateWithToast(
        staff,
        () => call('PUT /api/v1/admin/staff-rules', { body: { demandsTwoFactor } }),
        demandsTwoFactor ? m.admin_staff_demand_done() : m.admin_staff_leave_done()
      ),
    onInvite: (invitation) =>
      mutateWithToast(
        staff,
        () => call('POST /api/v1/admin/staff-invitations', { body: invitation }),
        m.admin_staff_invited({ email: invitation.email })
      ),
    onResendInvitation: ({ invitation: { id, email } }) =>
      mutateWithToast(
        staff,
        () => call('POST /api/v1/admin/staff-invitations/{id}/resend', { params: { id } }),
        m.admin_staff_invited({ email })
      ),
    onWithdrawInvitation: ({ invitation: { id } }) =>
      mutateWithToast(
        staff,
        () => call('DELETE /api/v1/admin/staff-invitations/{id}', { params: { id } }),
        m.admin_staff_withdrawn()
      )
  }
}
