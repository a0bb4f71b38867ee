import { limits } from '@motif/contract/rules'
import type { StaffRole } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'
import { useState } from 'react'
import { Button } from '../../../components/button/index.ts'
import { TextField } from '../../../components/field/index.ts'
import type { Failure } from '../../../failure/index.ts'
import { emailError, FailureNotice, FormStack, nameError, useForm } from '../../../forms/index.ts'
import { RoleField } from './role-field.tsx'
import type { StaffSectionProps } from './types.ts'

interface InviteFormProps extends Pick<StaffSectionProps, 'onInvite'> {
  onClose: () => void
}

/** E-mail and role of an invitation. Input is kept on failure. */
export function InviteForm({ onInvite, onClose }: InviteFormProps) {
  const [role, setRole] = useState<StaffRole>('support')
  const [failure, setFailure] = useState<Failure>()
  const [isBusy, setIsBusy] = useState(false)
  const send = async (person: { name: string; email: string }) => {
    setIsBusy(true)
    setFailure(undefined)
    const refused = await onInvite({ ...person, role })
    setIsBusy(false)
    if (refused) setFailure(refused)
    else onClose()
  }
  const form = useForm({
    initial: { name: '', email: '' },
    failure,
    check: ({ name, email }) => ({ name: nameError(name), email: emailError(email) }),
    onSubmit: ({ name, email }) => {
      if (!isBusy) void send({ name: name.trim(), email: email.trim() })
    }
  })
  return (
    <FormStack {...form.formProps}>
      <p>{m.admin_staff_invite_about()}</p>
      <FailureNotice failure={form.unplaced} />
      <TextField {...form.field('name')} label={m.accounts_name()} autoComplete="off" maxLength={limits.nameMax} />
      <TextField
        {...form.field('email')}
        label={m.accounts_email()}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <RoleField value={role} onChange={setRole} />
      <div>
        <Button type="submit" variant="accent" isBusy={isBusy}>
          {m.admin_staff_invite_send()}
        </Button>
      </div>
    </FormStack>
  )
}
