import { isSavingProfile, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/messages'
import { RegistrationCompleteScreen } from '@motif/ui/screens/registration-complete'
import { LoadingScreen } from '@motif/ui/shell'
import { Navigate } from 'react-router'
import { withReturnTo } from '../accounts/return-to.ts'
import { useRegistration } from '../accounts/use-registration.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { shippingCountries } from '../services/countries.ts'
import { useUser } from '../shell/client-state.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { useSessionStatus } from '../shell/session-status.ts'
import { usePageTitle } from '../shell/page-head.tsx'

function Profile({ name }: { name: string }) {
  const { actor, snapshot } = useRegistration('complete')
  return (
    <RegistrationCompleteScreen
      name={name}
      countries={shippingCountries()}
      isBusy={isSavingProfile(snapshot)}
      failure={registrationFailureOf(snapshot)}
      onSubmit={(profile) => actor.send({ type: 'SAVE_PROFILE', profile })}
      onSkip={() => actor.send({ type: 'SKIP' })}
    />
  )
}

function Welcome() {
  const status = useSessionStatus()
  const user = useUser()
  if (status === 'visitor') return <Navigate to={withReturnTo('/login', '/register/complete')} replace />
  return user === null ? <LoadingScreen title={m.accounts_complete_title_plain()} /> : <Profile name={user.name} />
}

export const route = defineRoute({
  Component() {
    usePageTitle(m.accounts_complete_title_plain())
    return (
      <InBrowser waiting={<LoadingScreen title={m.accounts_complete_title_plain()} />}>{() => <Welcome />}</InBrowser>
    )
  }
})
