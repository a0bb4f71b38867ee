import { isRequestingReset, passwordResetFailureOf } from '@motif/flows/password-reset'
import { m } from '@motif/messages'
import { ForgottenPasswordScreen } from '@motif/ui/screens/forgotten-password'
import { useSelector } from '@xstate/react'
import { passwordResetAt, usePasswordResetSteps } from '../accounts/use-password-reset.ts'
import { useClientOnly } from '../accounts/use-client-only.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export function Component() {
  usePageTitle(m.accounts_forgotten_title())
  const actor = useClientOnly(() => passwordResetAt('request'))
  const snapshot = useSelector(actor, (current) => current)
  usePasswordResetSteps(snapshot, 'request')
  return (
    <ForgottenPasswordScreen
      isBusy={snapshot !== undefined && isRequestingReset(snapshot)}
      failure={snapshot && passwordResetFailureOf(snapshot)}
      initial={{ email: snapshot?.context.email }}
      onSubmit={({ email }) => actor?.send({ type: 'REQUEST', email })}
    />
  )
}
