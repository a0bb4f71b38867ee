import { chakra } from '@chakra-ui/react'
import { limits } from '@motif/contract/rules'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { PasswordField } from '../../components/password-field/index.ts'
import type { Failure } from '../../failure/index.ts'
import {
  emailError,
  FailureNotice,
  FormPage,
  FormStack,
  GoogleButton,
  nameError,
  newPasswordError,
  useLateDefaults,
  useForm
} from '../../forms/index.ts'

export interface RegisterScreenProps {
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  /** Earlier input; late values fill empty fields. */
  initial?: { name?: string | undefined; email?: string | undefined }
  /** Called on input changes; never with the password. */
  onTyped?: ((typed: { name: string; email: string }) => void) | undefined
  onSubmit: (registration: { name: string; email: string; password: string }) => void
  /** Google sign-up; undefined if not available. */
  onGoogle?: (() => void) | undefined
  /** @default false */
  isGoogleBusy?: boolean
  /** Failure of the Google sign-in. */
  googleFailure?: Failure | null | undefined
  /** @default '/login' */
  loginHref?: string
}

export function RegisterScreen({
  isBusy = false,
  failure,
  initial,
  onTyped,
  onSubmit,
  onGoogle,
  isGoogleBusy = false,
  googleFailure,
  loginHref = '/login'
}: RegisterScreenProps) {
  const form = useForm({
    initial: { name: initial?.name ?? '', email: initial?.email ?? '', password: '' },
    // Shown at the password field even if the API names none.
    failure: failure?.code === 'weak-password' ? { ...failure, field: 'password' } : failure,
    check: ({ name, email, password }) => ({
      name: nameError(name),
      email: emailError(email),
      password: newPasswordError(password, { name, email })
    }),
    onChange: ({ name, email }) => onTyped?.({ name, email }),
    onSubmit: ({ name, email, password }) => onSubmit({ name: name.trim(), email: email.trim(), password })
  })
  useLateDefaults(form, { name: initial?.name ?? '', email: initial?.email ?? '' })
  const { name, email } = form.values
  return (
    <FormPage title={m.accounts_register_title()} lead={m.accounts_register_lead()}>
      <FormStack {...form.formProps}>
        <FailureNotice failure={form.unplaced} />
        <TextField {...form.field('name')} label={m.accounts_name()} autoComplete="name" />
        <TextField
          {...form.field('email')}
          label={m.accounts_email()}
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          {...form.field('password')}
          label={m.accounts_password()}
          hint={m.accounts_password_hint({ min: limits.passwordMin })}
          autoComplete="new-password"
          strengthFor={{ name, email }}
        />
        <chakra.p textStyle="small" color="fg.muted">
          {m.accounts_register_terms_before()} <Link href="/tnc">{m.accounts_register_terms()}</Link>{' '}
          {m.accounts_register_and()} <Link href="/privacy">{m.accounts_register_privacy()}</Link>.
        </chakra.p>
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_register_submit()}
        </Button>
      </FormStack>
      {onGoogle ? <GoogleButton onGoogle={onGoogle} isBusy={isGoogleBusy} failure={googleFailure} /> : null}
      <chakra.p marginBlockStart={8} color="fg.muted">
        {m.accounts_register_have_one()}{' '}
        <Link href={loginHref} color="fg" fontWeight="medium">
          {m.accounts_register_to_login()}
        </Link>
      </chakra.p>
    </FormPage>
  )
}
