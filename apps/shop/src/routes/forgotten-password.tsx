import { isRequestingReset, passwordResetFailureOf } from '@motif/flows/password-reset'
import { m } from '@motif/messages'
import { ForgottenPasswordScreen } from '@motif/ui/screens/forgotten-password'
import { useResetRequest } from '../accounts/use-password-reset.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  useActs: () => useResetRequest(),

  Component({ acts: { actor, snapshot } }) {
    usePageTitle(m.accounts_forgotten_title())
    return (
      <ForgottenPasswordScreen
        isBusy={snapshot !== undefined && isRequestingReset(snapshot)}
        failure={snapshot && passwordResetFailureOf(snapshot)}
        initial={{ email: snapshot?.context.email }}
        onSubmit={({ email }) => actor?.send({ type: 'REQUEST', email })}
      />
    )
  }
})
