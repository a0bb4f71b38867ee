import { codeActorOf, isSigningInAfterCode } from '@motif/flows/registration'
import { m } from '@motif/messages'
import { LoadingScreen } from '@motif/ui/shell'
import { CodeStep } from '../accounts/code-step.tsx'
import { useRegistration } from '../accounts/use-registration.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function Code() {
  const { snapshot } = useRegistration('code')
  const actor = codeActorOf(snapshot)
  return actor === undefined || isSigningInAfterCode(snapshot) ? (
    <LoadingScreen title={m.accounts_code_title()} />
  ) : (
    <CodeStep actor={actor} />
  )
}

export const route = defineRoute({
  Component() {
    usePageTitle(m.accounts_code_title())
    return <InBrowser waiting={<LoadingScreen title={m.accounts_code_title()} />}>{() => <Code />}</InBrowser>
  }
})
