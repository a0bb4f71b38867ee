import { chakra } from '@chakra-ui/react'
import type { OtpPurpose } from '@motif/contract'
import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import type { Failure } from '../../failure/index.ts'
import { FormPage } from '../../forms/index.ts'
import { CodeForm } from './code-form.tsx'
import { Resend } from './resend.tsx'

export interface VerifyCodeScreenProps {
  purpose: OtpPurpose
  email: string
  /** Seconds until a resend; 0 if allowed. */
  resendIn: number
  /** Attempts left; shown after a wrong code. */
  triesLeft?: number | undefined
  /** The code is being checked. @default false */
  isBusy?: boolean
  /** A new code is being sent. @default false */
  isResending?: boolean
  /** Number of resends. @default 0 */
  timesSent?: number
  failure?: Failure | null | undefined
  onSubmit: (check: { otp: string }) => void
  /** The user edits the code: clears the error. */
  onEdit?: (() => void) | undefined
  onResend: () => void
  onChangeEmail: () => void
}

export function VerifyCodeScreen({
  purpose,
  email,
  resendIn,
  triesLeft,
  isBusy = false,
  isResending = false,
  timesSent = 0,
  failure,
  onSubmit,
  onEdit,
  onResend,
  onChangeEmail
}: VerifyCodeScreenProps) {
  return (
    <FormPage
      title={m.accounts_code_title()}
      lead={purpose === 'register' ? m.accounts_code_lead_register({ email }) : m.accounts_code_lead_reset({ email })}
    >
      <CodeForm
        key={timesSent}
        email={email}
        triesLeft={triesLeft}
        isBusy={isBusy}
        isForNewCode={timesSent > 0}
        failure={failure}
        onSubmit={onSubmit}
        onEdit={onEdit}
      />
      <chakra.div marginBlockStart={6} display="flex" flexWrap="wrap" gap={2} justifyContent="space-between">
        <Resend resendIn={resendIn} isResending={isResending} isTheWayOn={triesLeft === 0} onResend={onResend} />
        <Button variant="quiet" paddingInline={3} marginInlineEnd={-3} onClick={onChangeEmail}>
          {m.accounts_code_change_email()}
        </Button>
      </chakra.div>
    </FormPage>
  )
}
