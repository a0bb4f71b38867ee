import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { AccountName, FailureNotice, FormPage, FormStack, newPasswordError, useForm } from '../../forms/index.ts'

export interface NewPasswordScreenProps {
  /** E-mail of the account, also for password managers. */
  email: string
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  onSubmit: (change: { password: string }) => void
}

export function NewPasswordScreen({ email, isBusy = false, failure, onSubmit }: NewPasswordScreenProps) {
  const form = useForm({
    initial: { password: '' },
    failure: failure?.code === 'weak-password' ? { ...failure, field: 'password' } : failure,
    check: ({ password }) => ({ password: newPasswordError(password, { email }) }),
    onSubmit,
    // Takes focus, as it replaces the code form.
    takesFocus: 'password'
  })
  return (
    <FormPage title={m.accounts_new_password_title()} lead={m.accounts_new_password_lead({ email })}>
      <FormStack {...form.formProps}>
        <FailureNotice failure={form.unplaced} />
        <AccountName email={email} />
        <PasswordField
          {...form.field('password')}
          label={m.accounts_new_password()}
          hint={m.accounts_password_hint({ min: limits.passwordMin })}
          autoComplete="new-password"
          strengthFor={{ email }}
        />
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_new_password_submit()}
        </Button>
      </FormStack>
    </FormPage>
  )
}
