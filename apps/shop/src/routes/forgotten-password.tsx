import { isRequestingReset, passwordResetFailureOf } from '@motif/flows/password-reset'
import { m } from '@motif/ui/messages'
import { ForgottenPasswordScreen } from '@motif/ui/screens/forgotten-password'
import { usePasswordReset } from '../accounts/use-password-reset.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function Request() {
  const { actor, snapshot } = usePasswordReset('request')
  return (
    <ForgottenPasswordScreen
      isBusy={isRequestingReset(snapshot)}
      failure={passwordResetFailureOf(snapshot)}
      initial={{ email: snapshot.context.email }}
      onSubmit={({ email }) => actor.send({ type: 'REQUEST', email })}
    />
  )
}

export function Component() {
  usePageTitle(m.accounts_forgotten_title())
  return <InBrowser waiting={<ForgottenPasswordScreen isBusy onSubmit={() => {}} />}>{() => <Request />}</InBrowser>
}
