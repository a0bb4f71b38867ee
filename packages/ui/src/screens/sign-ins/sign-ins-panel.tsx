import { chakra } from '@chakra-ui/react'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { ConfirmDialog } from '../../components/dialog/index.ts'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { AccountName, FailureNotice, FormStack, newPasswordError, useForm } from '../../forms/index.ts'

export interface SignInsPanelProps {
  /** E-mail of the account, also for password managers. */
  person: { name: string; email: string }
  /** @default false */
  isBusy?: boolean
  /** Confirming to end all sessions. @default false */
  isAsking?: boolean
  /** Ending all sessions. @default false */
  isEnding?: boolean
  failure?: Failure | null | undefined
  /** Two-factor setup for staff. */
  twoFactor?: { href: string; onOpen: () => void } | undefined
  onSubmit: (change: { currentPassword: string; password: string }) => void
  /** Opens the password reset. */
  onForgotten: () => void
  onEndAll: () => void
  onConfirm: () => void
  onBack: () => void
}

/** Changes the password, or ends all sessions. */
export function SignInsPanel({
  person,
  isBusy = false,
  isAsking = false,
  isEnding = false,
  failure,
  twoFactor,
  onSubmit,
  onForgotten,
  onEndAll,
  onConfirm,
  onBack
}: SignInsPanelProps) {
  const form = useForm({
    initial: { currentPassword: '', password: '' },
    // Shown at the password field even if the API names none.
    failure: failure?.code === 'weak-password' ? { ...failure, field: 'password' } : failure,
    check: ({ currentPassword, password }) => ({
      currentPassword: currentPassword === '' ? m.accounts_password_missing() : undefined,
      password: newPasswordError(password, person)
    }),
    onSubmit
  })
  return (
    <>
      <FormStack {...form.formProps}>
        <FailureNotice failure={form.unplaced} />
        <AccountName email={person.email} />
        <PasswordField
          {...form.field('currentPassword')}
          label={m.accounts_current_password()}
          autoComplete="current-password"
        />
        <PasswordField
          {...form.field('password')}
          label={m.accounts_new_password()}
          hint={m.accounts_password_hint({ min: limits.passwordMin })}
          autoComplete="new-password"
          strengthFor={person}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {m.accounts_sign_ins_others_end()}
        </chakra.p>
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_new_password_submit()}
        </Button>
        <chakra.p textStyle="small" color="fg.muted">
          {m.accounts_sign_ins_none()}{' '}
          <Link href="/forgotpassword" onClick={onForgotten}>
            {m.accounts_sign_ins_by_mail()}
          </Link>
        </chakra.p>
      </FormStack>
      {twoFactor === undefined ? null : (
        <chakra.p marginBlockStart={8} paddingBlockStart={6} borderTopWidth="1px">
          <Link href={twoFactor.href} onClick={twoFactor.onOpen}>
            {m.accounts_sign_ins_two_factor()}
          </Link>
        </chakra.p>
      )}
      <chakra.section aria-labelledby="end-all-title" marginBlockStart={8} paddingBlockStart={6} borderTopWidth="1px">
        <chakra.h3 id="end-all-title" fontSize="lg" marginBlockEnd={2}>
          {m.accounts_end_all_title()}
        </chakra.h3>
        <chakra.p color="fg.muted" marginBlockEnd={4}>
          {m.accounts_end_all_text()}
        </chakra.p>
        <Button onClick={onEndAll}>{m.accounts_end_all()}</Button>
      </chakra.section>
      <ConfirmDialog
        isOpen={isAsking}
        title={m.accounts_end_all_ask()}
        confirmLabel={m.accounts_end_all()}
        isBusy={isEnding}
        onConfirm={onConfirm}
        onCancel={onBack}
      >
        {m.accounts_end_all_what()}
      </ConfirmDialog>
    </>
  )
}
