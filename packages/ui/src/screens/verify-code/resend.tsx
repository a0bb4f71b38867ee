import { Button } from '../../components/button/index.ts'
import { Countdown } from '../../components/countdown/index.ts'
import { m } from '../../messages/index.ts'

/** The time left stands in the button itself, so that whoever pressed it keeps their place. */
export function Resend({ resendIn, isResending, onResend }: { resendIn: number; isResending: boolean; onResend: () => void }) {
  const isWaiting = resendIn > 0 && !isResending
  return (
    <Button paddingInline={4} isBusy={isResending} {...(isWaiting ? { 'aria-disabled': true, borderStyle: 'dashed', color: 'fg.muted', fontWeight: 'normal', cursor: 'default', _hover: {} } : { onClick: onResend })}>
      {isWaiting ? (
        <span>
          {m.accounts_code_resend_in()} <Countdown seconds={resendIn} />
        </span>
      ) : (
        m.accounts_code_resend()
      )}
    </Button>
  )
}
