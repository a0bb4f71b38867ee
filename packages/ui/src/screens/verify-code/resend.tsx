import { m } from '@motif/messages'
import { Button } from '../../components/button/index.ts'
import { Countdown } from '../../components/countdown/index.ts'

interface ResendProps {
  resendIn: number
  isResending: boolean
  /** Only a new code can continue. */
  isTheWayOn: boolean
  onResend: () => void
}

/** The countdown is inside the button, which keeps focus. */
export function Resend({ resendIn, isResending, isTheWayOn, onResend }: ResendProps) {
  if (resendIn > 0 && !isResending) {
    return (
      <Button
        aria-disabled
        paddingInline={4}
        color="fg.muted"
        fontWeight="normal"
        cursor="default"
        _disabled={{ opacity: 1 }}
        _hover={{}}
      >
        <span>
          {m.accounts_code_resend_in()} <Countdown seconds={resendIn} />
        </span>
      </Button>
    )
  }
  return (
    <Button variant={isTheWayOn ? 'accent' : 'outline'} paddingInline={4} isBusy={isResending} onClick={onResend}>
      {m.accounts_code_resend()}
    </Button>
  )
}
