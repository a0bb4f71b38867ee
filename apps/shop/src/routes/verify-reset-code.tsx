import {
  isResettingPassword,
  passwordResetFailureOf,
  passwordResetStepOf,
  resetCodeActorOf
} from '@motif/flows/password-reset'
import { m } from '@motif/messages'
import { NewPasswordScreen } from '@motif/ui/screens/new-password'
import { LoadingScreen } from '@motif/ui/shell'
import { CodeStep } from '../accounts/code-step.tsx'
import { useResetCode } from '../accounts/use-password-reset.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function CodeThenPassword() {
  const { actor, snapshot } = useResetCode()
  const code = resetCodeActorOf(snapshot)
  if (code !== undefined) return <CodeStep actor={code} />
  if (passwordResetStepOf(snapshot) !== 'new-password') return <LoadingScreen title={m.accounts_code_title()} />
  return (
    <NewPasswordScreen
      email={snapshot.context.email}
      isBusy={isResettingPassword(snapshot)}
      failure={passwordResetFailureOf(snapshot)}
      onSubmit={({ password }) => actor.send({ type: 'SUBMIT', password })}
    />
  )
}

export const route = defineRoute({
  Component() {
    usePageTitle(m.accounts_code_title())
    return (
      <InBrowser waiting={<LoadingScreen title={m.accounts_code_title()} />}>{() => <CodeThenPassword />}</InBrowser>
    )
  }
})
