import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { AccountName, FailureNotice, FormStack, nameError, newPasswordError, useForm } from '../../forms/index.ts'

interface AccountFormProps {
  invited: { name: string; email: string }
  isBusy: boolean
  failure: Failure | undefined
  onAccept: (account: { name: string; password: string }) => void
}

/** Account form of an invited user; the e-mail is fixed. */
export function AccountForm({ invited: { name: initial, email }, isBusy, failure, onAccept }: AccountFormProps) {
  const form = useForm({
    initial: { name: initial, password: '' },
    failure: failure?.code === 'weak-password' ? { ...failure, field: 'password' } : failure,
    check: ({ name, password }) => ({ name: nameError(name), password: newPasswordError(password, { name, email }) }),
    onSubmit: ({ name, password }) => onAccept({ name: name.trim(), password })
  })
  return (
    <FormStack {...form.formProps}>
      <FailureNotice failure={form.unplaced} />
      <AccountName email={email} />
      <TextField {...form.field('name')} label={m.accounts_name()} autoComplete="name" maxLength={limits.nameMax} />
      <PasswordField
        {...form.field('password')}
        label={m.accounts_password()}
        hint={m.accounts_password_hint({ min: limits.passwordMin })}
        autoComplete="new-password"
        strengthFor={{ name: form.values.name, email }}
      />
      <Button type="submit" variant="accent" isWide isBusy={isBusy}>
        {m.accounts_invitation_join()}
      </Button>
    </FormStack>
  )
}
