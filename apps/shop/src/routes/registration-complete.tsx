import { isSavingProfile, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/ui/messages'
import { RegistrationCompleteScreen } from '@motif/ui/screens/registration-complete'
import { LoadingScreen } from '@motif/ui/shell'
import { useRegistration } from '../accounts/use-registration.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function Welcome() {
  const { actor, snapshot } = useRegistration('complete')
  const user = useUser()
  return (
    <RegistrationCompleteScreen
      name={snapshot.context.name || (user?.name ?? '')}
      isBusy={isSavingProfile(snapshot)}
      failure={registrationFailureOf(snapshot)}
      onSubmit={(profile) => actor.send({ type: 'SAVE_PROFILE', profile })}
      onSkip={() => actor.send({ type: 'SKIP' })}
    />
  )
}

export function Component() {
  usePageTitle(m.accounts_register_title())
  return <InBrowser waiting={<LoadingScreen title={m.accounts_complete_title_plain()} />}>{() => <Welcome />}</InBrowser>
}
