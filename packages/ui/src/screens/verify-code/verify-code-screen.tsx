import { chakra } from '@chakra-ui/react'
import type { OtpPurpose } from '@motif/contract'
import { limits } from '@motif/contract/rules'
import { Button } from '../../components/button/index.ts'
import { CodeInput } from '../../components/code-input/index.ts'
import { Notice } from '../../components/notice/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FailureNotice, FormPage, FormStack, useForm } from '../../forms/index.ts'
import { m } from '../../messages/index.ts'
import { Resend } from './resend.tsx'

export interface VerifyCodeScreenProps {
  purpose: OtpPurpose
  email: string
  /** Seconds until a new code may be asked for; 0 when it may. */
  resendIn: number
  /** Tries this code has left; told once it is few. */
  triesLeft?: number | undefined
  /** The code is being checked. @default false */
  isBusy?: boolean
  /** A new code is being sent. @default false */
  isResending?: boolean
  /** A new code was sent while the person was here. @default false */
  isSentAgain?: boolean
  failure?: Failure | null | undefined
  onSubmit: (check: { otp: string }) => void
  /** The person types again: what was wrong need no longer be told. */
  onEdit?: (() => void) | undefined
  onResend: () => void
  onChangeEmail: () => void
}

export function VerifyCodeScreen({ purpose, email, resendIn, triesLeft, isBusy = false, isResending = false, isSentAgain = false, failure, onSubmit, onEdit, onResend, onChangeEmail }: VerifyCodeScreenProps) {
  const form = useForm({
    initial: { otp: '' },
    // A wrong code is a matter of the boxes, even where the server names no field.
    failure: failure?.code === 'invalid-code' ? { ...failure, field: 'otp' } : failure,
    check: ({ otp }) => ({ otp: otp.length < limits.codeLength ? m.accounts_code_missing() : undefined }),
    onSubmit
  })
  const { error } = form.field('otp')
  const isLow = triesLeft !== undefined && triesLeft <= 2 && failure?.code === 'invalid-code'
  return (
    <FormPage title={m.accounts_code_title()} lead={purpose === 'register' ? m.accounts_code_lead_register({ email }) : m.accounts_code_lead_reset({ email })}>
      <FormStack {...form.formProps}>
        <FailureNotice failure={form.unplaced} />
        {isSentAgain && !failure ? <Notice tone="good">{m.accounts_code_sent_again()}</Notice> : null}
        <CodeInput
          label={m.accounts_code_label()}
          hint={isLow ? m.accounts_code_tries_left({ count: triesLeft }) : m.accounts_code_hint()}
          error={error}
          name="otp"
          length={limits.codeLength}
          onChange={({ code }) => {
            form.set('otp', code)
            onEdit?.()
          }}
          onComplete={({ code }) => {
            if (!isBusy) form.submit({ otp: code })
          }}
        />
        <Button type="submit" variant="accent" isWide isBusy={isBusy}>
          {m.accounts_code_submit()}
        </Button>
      </FormStack>
      <chakra.div marginBlockStart={6} display="flex" flexWrap="wrap" gap={2} justifyContent="space-between">
        <Resend resendIn={resendIn} isResending={isResending} onResend={onResend} />
        <Button variant="quiet" paddingInline={3} marginInlineEnd={-3} onClick={onChangeEmail}>
          {m.accounts_code_change_email()}
        </Button>
      </chakra.div>
    </FormPage>
  )
}
