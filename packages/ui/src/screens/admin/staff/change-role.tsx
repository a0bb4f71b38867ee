import { chakra } from '@chakra-ui/react'
import type { StaffMember } from '@motif/contract'
import { m } from '@motif/messages'
import { useId, useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { Dialog } from '../../../components/dialog/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { FailureNotice } from '../../../forms/index.ts'
import { RoleField } from './role-field.tsx'
import type { StaffSectionProps } from './types.ts'

interface ChangeRoleProps extends Pick<StaffSectionProps, 'onChangeRole'> {
  member: StaffMember | null
  onClose: () => void
}

/** Changes a role; effective from the next request. */
export const ChangeRole = ({ member, ...props }: ChangeRoleProps) => {
  const formId = useId()
  const [isBusy, setIsBusy] = useState(false)
  return (
    <Dialog
      isOpen={member !== null}
      onClose={props.onClose}
      size="sm"
      title={m.admin_staff_change_of({ name: member?.name ?? '' })}
      footer={
        <>
          <Button variant="quiet" onClick={props.onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="accent" type="submit" form={formId} isBusy={isBusy}>
            {m.common_save()}
          </Button>
        </>
      }
    >
      {member ? <RoleForm {...props} formId={formId} member={member} isBusy={isBusy} onBusy={setIsBusy} /> : null}
    </Dialog>
  )
}

interface RoleFormProps extends Omit<ChangeRoleProps, 'member'> {
  member: StaffMember
  formId: string
  isBusy: boolean
  onBusy: (isBusy: boolean) => void
}

function RoleForm({ member, formId, isBusy, onBusy, onChangeRole, onClose }: RoleFormProps) {
  const [role, setRole] = useState(member.role)
  const [failure, setFailure] = useState<Failure>()
  const save = async () => {
    onBusy(true)
    setFailure(undefined)
    const refused = role === member.role ? undefined : await onChangeRole({ member, role })
    onBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  return (
    <chakra.form
      id={formId}
      display="grid"
      gap={5}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isBusy) void save()
      }}
    >
      <FailureNotice failure={failure} />
      <RoleField value={role} onChange={setRole} />
      {member.isSelf ? <p>{m.admin_staff_change_self()}</p> : null}
    </chakra.form>
  )
}
