import {
  canResend,
  codeFailureOf,
  isResending,
  isVerifying,
  type OneTimeCodeActor,
  secondsLeftOf,
  triesLeftOf
} from '@motif/flows/one-time-code'
import { VerifyCodeScreen } from '@motif/ui/screens/verify-code'
import { useSelector } from '@xstate/react'

/** Connects the code inputs to the running verification. */
export function CodeStep({ actor }: { actor: OneTimeCodeActor }) {
  const snapshot = useSelector(actor, (current) => current)
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
