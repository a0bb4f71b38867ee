import { isRegistering, registrationFailureOf } from '@motif/flows/registration'
import { m } from '@motif/messages'
import { RegisterScreen } from '@motif/ui/screens/register'
import { useSelector } from '@xstate/react'
import { useLocation } from 'react-router'
import { returnToIn, returnToSearch, withReturnTo } from '../accounts/return-to.ts'
import { registrationAt, useRegistrationSteps } from '../accounts/use-registration.ts'
import { useClientOnly } from '../accounts/use-client-only.ts'
import { useGoogle } from '../accounts/use-google.ts'
import { useRedirectWhenSignedIn } from '../accounts/use-redirect-when-signed-in.ts'
import type { KnownSearch, ServerDataRequest } from '../loading/screen-module.ts'
import { usePageTitle } from '../shell/page-head.tsx'

/** Where to lead back to. */
export const knownSearch = ({ url }: ServerDataRequest): KnownSearch => ({ search: returnToSearch(url.searchParams) })

export function Component() {
  usePageTitle(m.accounts_register_title())
  const { search } = useLocation()
  const actor = useClientOnly(() => registrationAt('form', search))
  const snapshot = useSelector(actor, (current) => current)
  useRegistrationSteps(snapshot, 'form')
  const returnTo = snapshot?.context.returnTo ?? returnToIn(search)
  const google = useGoogle(returnTo)
  useRedirectWhenSignedIn({ isIdle: snapshot?.matches('form') === true && !google.isGoogleBusy, returnTo })
  return (
    <RegisterScreen
      {...google}
      isBusy={snapshot !== undefined && isRegistering(snapshot)}
      failure={snapshot && registrationFailureOf(snapshot)}
      initial={{ name: snapshot?.context.name, email: snapshot?.context.email }}
      onTyped={(typed) => actor?.send({ type: 'TYPED', ...typed })}
      onSubmit={(form) => actor?.send({ type: 'SUBMIT', ...form })}
      loginHref={withReturnTo('/login', returnTo)}
    />
  )
}
