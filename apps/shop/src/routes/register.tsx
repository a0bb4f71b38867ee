import { isRegistering, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/ui/messages'
import { RegisterScreen } from '@motif/ui/screens/register'
import { useLocation } from 'react-router'
import { returnToIn, withReturnTo } from '../accounts/return-to.ts'
import { useRegistration } from '../accounts/use-registration.ts'
import { useGoogle } from '../accounts/use-google.ts'
import { useWayOn } from '../accounts/use-way-on.ts'
import { InBrowser } from '../shell/in-browser.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

function Registration({ loginHref }: { loginHref: string }) {
  const { actor, snapshot } = useRegistration('form')
  const { name, email, returnTo } = snapshot.context
  const google = useGoogle(returnTo)
  useWayOn({ isIdle: snapshot.matches('form'), returnTo })
  return (
    <RegisterScreen
      {...google}
      isBusy={isRegistering(snapshot)}
      failure={registrationFailureOf(snapshot)}
      initial={{ name, email }}
      onTyped={(typed) => actor.send({ type: 'TYPED', ...typed })}
      onSubmit={(form) => actor.send({ type: 'SUBMIT', ...form })}
      loginHref={loginHref}
    />
  )
}

export function Component() {
  usePageTitle(m.accounts_register_title())
  const loginHref = withReturnTo('/login', returnToIn(useLocation().search))
  return <InBrowser waiting={<RegisterScreen isBusy onSubmit={() => {}} loginHref={loginHref} />}>{() => <Registration loginHref={loginHref} />}</InBrowser>
}
