import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import type { Failure } from '../../failure/index.ts'
import { emailError, FailureNotice, FormPage, FormStack, useLateDefaults, useForm } from '../../forms/index.ts'

export interface ForgottenPasswordScreenProps {
  /** @default false */
  isBusy?: boolean
  failure?: Failure | null | undefined
  /** Earlier input; late values fill an empty field. */
  initial?: { email?: string | undefined }
  onSubmit: (request: { email: string }) => void
  /** @default '/login' */
  loginHref?: string
}

export function ForgottenPasswordScreen({
  isBusy = false,
  failure,
  initial,
  onSubmit,
  loginHref = '/login'
}: ForgottenPasswordScreenProps) {
  const form = useForm({
    initial: { email: initial?.email ?? '' },
    failure,
    check: ({ email }) => ({ email: emailError(email) }),
    onSubmit: ({ email }) => onSubmit({ email: email.trim() })
  })
  useLateDefaults(form, { email: initial?.email ?? '' })
  return (
    <FormPage title={m.accounts_forgotten_title()} lead={m.accounts_forgotten_lead()}>
      <FormStack {...form.formProps}>
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
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_forgotten_submit()}
        </Button>
      </FormStack>
      <chakra.p marginBlockStart={8}>
        <Link href={loginHref}>{m.accounts_forgotten_back()}</Link>
      </chakra.p>
    </FormPage>
  )
}
