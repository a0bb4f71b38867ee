import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { TextField } from '../../components/field/index.ts'
import type { Failure } from '../../failure/index.ts'
import { emailError, FailureNotice, FormStack, useLateDefaults, useForm } from '../../forms/index.ts'

export interface StockAlertFormProps {
  /** Prefilled if known, also late. */
  email: string | undefined
  isBusy: boolean
  failure: Failure | undefined
  onSubmit: (given: { email: string }) => void
}

/** Takes focus, as it replaces its trigger. */
export function StockAlertForm({ email, isBusy, failure, onSubmit }: StockAlertFormProps) {
  const form = useForm({
    initial: { email: email ?? '' },
    failure,
    takesFocus: 'email',
    check: (texts) => ({ email: emailError(texts.email) }),
    onSubmit: (texts) => onSubmit({ email: texts.email.trim() })
  })
  useLateDefaults(form, email === undefined ? {} : { email })
  return (
    <FormStack {...form.formProps} aria-label={m.product_alert_ask()} maxWidth="form" gap={3}>
      <FailureNotice failure={form.unplaced} />
      <TextField
        {...form.field('email')}
        label={m.accounts_email()}
        hint={m.product_alert_hint()}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit" isBusy={isBusy} alignSelf="start">
        {m.product_alert_submit()}
      </Button>
    </FormStack>
  )
}
