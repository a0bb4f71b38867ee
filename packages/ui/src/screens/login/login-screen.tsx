import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { Notice } from '../../components/notice/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { emailError, FailureNotice, FormPage, FormStack, GoogleButton, useForm } from '../../forms/index.ts'

export interface LoginScreenProps {
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  /** Why the login is required, shown above the form. */
  reason?: 'password-changed' | 'ended-everywhere' | 'confirmed' | 'login-needed' | undefined
  initial?: { email?: string | undefined }
  /** Called on e-mail input. */
  onTyped?: ((typed: { email: string }) => void) | undefined
  onSubmit: (credentials: { email: string; password: string }) => void
  /** Google sign-in; undefined if not available. */
  onGoogle?: (() => void) | undefined
  /** @default false */
  isGoogleBusy?: boolean
  /** Failure of the Google sign-in. */
  googleFailure?: Failure | null | undefined
  /** @default '/register' */
  registerHref?: string
  /** @default '/forgotpassword' */
  forgottenHref?: string
}

export function LoginScreen({
  isBusy = false,
  failure,
  reason,
  initial,
  onTyped,
  onSubmit,
  onGoogle,
  isGoogleBusy = false,
  googleFailure,
  registerHref = '/register',
  forgottenHref = '/forgotpassword'
}: LoginScreenProps) {
  const form = useForm({
    initial: { email: initial?.email ?? '', password: '' },
    // A 401 without a reason means wrong credentials here.
    failure: failure?.status === 401 ? { ...failure, code: 'wrong-credentials' } : failure,
    check: ({ email, password }) => ({
      email: emailError(email),
      password: password === '' ? m.accounts_password_missing() : undefined
    }),
    onChange: ({ email }) => onTyped?.({ email }),
    onSubmit: ({ email, password }) => onSubmit({ email: email.trim(), password })
  })
  return (
    <FormPage title={m.accounts_login_title()} lead={m.accounts_login_lead()}>
      <FormStack {...form.formProps}>
        {reason === 'password-changed' ? <Notice tone="good">{m.accounts_login_password_changed()}</Notice> : null}
        {reason === 'ended-everywhere' ? <Notice tone="good">{m.accounts_login_ended_everywhere()}</Notice> : null}
        {reason === 'confirmed' ? <Notice tone="good">{m.accounts_login_confirmed()}</Notice> : null}
        {reason === 'login-needed' ? <Notice tone="info">{m.accounts_login_needed()}</Notice> : null}
        <FailureNotice failure={form.unplaced} />
        <TextField
          {...form.field('email')}
          label={m.accounts_email()}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <chakra.div>
          <PasswordField {...form.field('password')} label={m.accounts_password()} autoComplete="current-password" />
          <Link href={forgottenHref} textStyle="small" display="inline-flex" alignItems="center" minHeight="target">
            {m.accounts_login_forgotten()}
          </Link>
        </chakra.div>
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_login_submit()}
        </Button>
      </FormStack>
      {onGoogle ? <GoogleButton onGoogle={onGoogle} isBusy={isGoogleBusy} failure={googleFailure} /> : null}
      <chakra.p marginBlockStart={8} color="fg.muted">
        {m.accounts_login_new_here()}{' '}
        <Link href={registerHref} color="fg" fontWeight="medium">
          {m.accounts_login_to_register()}
        </Link>
      </chakra.p>
    </FormPage>
  )
}
