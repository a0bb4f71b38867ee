import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Checkbox } from '../../components/checkbox/index.ts'
import { TextField } from '../../components/field/index.ts'
import { Link } from '../../components/link/index.ts'
import { emailError, FailureNotice, FormStack, useForm } from '../../forms/index.ts'
import type { CheckoutScreenProps, CheckoutTyped } from './types.ts'

type Props = Pick<CheckoutScreenProps, 'failure' | 'loginHref' | 'offersNewsletter' | 'offersReminder' | 'onEmail'> & {
  typed: Pick<CheckoutTyped, 'email' | 'newsletter' | 'reminder'>
  onType: (typed: Partial<Pick<CheckoutTyped, 'email' | 'newsletter' | 'reminder'>>) => void
}

/** In two blocks: a single long text would be the Largest Contentful Paint on phones, and it paints late. */
const Choice = ({ label, hint }: { label: string; hint: string }) => (
  <>
    <chakra.span display="block">{label}</chakra.span>{' '}
    <chakra.span display="block" color="fg.muted" fontSize="sm">
      {hint}
    </chakra.span>
  </>
)

/** E-mail for the receipt, and mail preferences. */
export function EmailStep({
  typed,
  failure,
  loginHref,
  offersNewsletter = false,
  offersReminder = false,
  onEmail,
  onType
}: Props) {
  const newsletter = offersNewsletter && typed.newsletter === true
  const reminder = offersReminder && typed.reminder === true
  const form = useForm({
    initial: { email: typed.email },
    failure,
    check: ({ email }) => ({ email: emailError(email) }),
    onChange: onType,
    onSubmit: ({ email }) =>
      onEmail({ email: email.trim(), ...(newsletter && { newsletter }), ...(reminder && { reminder }) })
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
      {offersNewsletter || offersReminder ? (
        <chakra.div display="grid" gap={2}>
          {offersReminder ? (
            <Checkbox checked={reminder} onChange={({ isChecked }) => onType({ reminder: isChecked })}>
              <Choice label={m.checkout_reminder()} hint={m.checkout_reminder_hint()} />
            </Checkbox>
          ) : null}
          {offersNewsletter ? (
            <Checkbox checked={newsletter} onChange={({ isChecked }) => onType({ newsletter: isChecked })}>
              <Choice label={m.checkout_newsletter()} hint={m.checkout_newsletter_hint()} />
            </Checkbox>
          ) : null}
        </chakra.div>
      ) : null}
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
