import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { emailError, FailureNotice, FormStack, useForm } from '../../forms/index.ts'
import type { CheckoutScreenProps } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'failure' | 'loginHref' | 'onEmail'> & {
  email: string
  onType: (typed: { email: string }) => void
}

export function EmailStep({ email, failure, loginHref, onEmail, onType }: Props) {
  const form = useForm({
    initial: { email },
    failure,
    check: ({ email }) => ({ email: emailError(email) }),
    onChange: onType,
    onSubmit: ({ email }) => onEmail({ email: email.trim() })
  })
  return (
    <FormStack {...form.formProps} maxWidth="form">
      <FailureNotice failure={form.unplaced} />
      <TextField
        {...form.field('email')}
        label={m.accounts_email()}
        hint={m.checkout_email_hint()}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap={4}>
        <Button type="submit" variant="accent" minWidth="10rem">
          {m.checkout_continue()}
        </Button>
        {loginHref === undefined ? null : (
          <chakra.span color="fg.muted">
            {m.checkout_have_account()}{' '}
            <Link href={loginHref} color="fg" fontWeight="medium">
              {m.checkout_log_in()}
            </Link>
          </chakra.span>
        )}
      </chakra.div>
    </FormStack>
  )
}
