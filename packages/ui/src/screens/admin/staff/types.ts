import type { StaffInvitation, StaffMember } from '@motif/contract'
import type { StaffRole } from '@motif/contract/staff-rules'
import type { Failure } from '../../../failure/index.ts'

/** Gives why it was refused, or nothing once it is done. */
type Done = Promise<Failure | undefined>

export interface NewInvitation {
  name: string
  email: string
  role: StaffRole
}

export interface StaffSectionProps {
  /** Nothing, and no failure: on the way. */
  staff?:
    | { items: readonly StaffMember[]; invitations: readonly StaffInvitation[]; demandsTwoFactor: boolean }
    | undefined
  staffFailure?: Failure | undefined
  onRetryStaff: () => void
  onChangeRole: (change: { member: StaffMember; role: StaffRole }) => Done
  onRemoveMember: (choice: { member: StaffMember }) => Done
  /** Takes a colleague's two-factor sign-in away. */
  onResetTwoFactor: (choice: { member: StaffMember }) => Done
  /** Demands two-factor sign-in of all staff, or leaves it to each. */
  onDemandTwoFactor: (choice: { demandsTwoFactor: boolean }) => Done
  onInvite: (invitation: NewInvitation) => Done
  onResendInvitation: (choice: { invitation: StaffInvitation }) => Done
  onWithdrawInvitation: (choice: { invitation: StaffInvitation }) => Done
}
