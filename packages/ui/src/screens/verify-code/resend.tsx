import { chakra } from '@chakra-ui/react'
import { Button } from '../../components/button/index.ts'
import { Countdown } from '../../components/countdown/index.ts'
import { m } from '../../messages/index.ts'

/** The time left stands where the button will be, at the same size. */
export function Resend({ resendIn, isResending, onResend }: { resendIn: number; isResending: boolean; onResend: () => void }) {
  if (resendIn > 0 && !isResending) {
    return (
      <chakra.span display="inline-flex" alignItems="center" gap={1.5} minHeight="target" color="fg.muted">
        {m.accounts_code_resend_in()} <Countdown seconds={resendIn} />
      </chakra.span>
    )
  }
  return (
    <Button paddingInline={4} isBusy={isResending} onClick={onResend}>
      {m.accounts_code_resend()}
    </Button>
  )
}
