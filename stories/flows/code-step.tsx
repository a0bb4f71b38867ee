import { canResend, type ClockEvent, codeFailureOf, isResending, isVerifying, type OneTimeCodeActor, oneTimeCodeMachine, type ResendAnswer, secondsLeftOf, triesLeftOf, type Verified, type VerifyAnswer } from '@motif/flows/one-time-code'
import type { OtpPurpose } from '@motif/contract'
import { VerifyCodeScreen } from '@motif/ui/screens/verify-code'
import { useSelector } from '@xstate/react'
import { fromCallback, fromPromise } from 'xstate'
import { account, refusal } from './actors.ts'

interface Checked {
  email: string
  otp: string
  purpose: OtpPurpose
}

/** A check that knows one right code. Time stands still, so that a story is the same whenever it is told. */
export const codeInMemory = (verified: Verified, resendAfter = 60) =>
  oneTimeCodeMachine.provide({
    actors: {
      verify: fromPromise<VerifyAnswer, Checked>(async ({ input: { otp } }) => {
        if (otp !== account.code) throw refusal(400, 'invalid-code', 'That code is wrong or too old.')
        return { status: 200, data: verified }
      }),
      resend: fromPromise<ResendAnswer, Omit<Checked, 'otp'>>(async () => ({ status: 200, data: { resendAfter } })),
      clock: fromCallback<ClockEvent>(({ sendBack }) => sendBack({ type: 'CLOCK_TICKED', now: 0 }))
    }
  })

/** The six boxes, joined to a running check. */
export function CodeStep({ actor }: { actor: OneTimeCodeActor }) {
  const snapshot = useSelector(actor, (now) => now)
  const { email, purpose, sent } = snapshot.context
  return (
    <VerifyCodeScreen
      purpose={purpose}
      email={email}
      resendIn={canResend(snapshot) ? 0 : secondsLeftOf(snapshot)}
      triesLeft={triesLeftOf(snapshot)}
      isBusy={isVerifying(snapshot)}
      isResending={isResending(snapshot)}
      timesSent={sent}
      failure={codeFailureOf(snapshot)}
      onSubmit={({ otp }) => actor.send({ type: 'SUBMIT', otp })}
      onEdit={() => actor.send({ type: 'EDIT' })}
      onResend={() => actor.send({ type: 'RESEND' })}
      onChangeEmail={() => actor.send({ type: 'CHANGE_EMAIL' })}
    />
  )
}
