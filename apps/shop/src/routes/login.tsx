import { isLoggingIn, loginFailureOf } from '@motif/flows/login'
import { m } from '@motif/messages'
import { LoginScreen } from '@motif/ui/screens/login'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { login } from '../accounts/machines.ts'
import { returnToIn, returnToSearch, withReturnTo } from '../accounts/return-to.ts'
import { offerEmail } from '../accounts/use-password-reset.ts'
import { continueWithCode } from '../accounts/use-registration.ts'
import { useGoogle } from '../accounts/use-google.ts'
import { useRedirectWhenSignedIn } from '../accounts/use-redirect-when-signed-in.ts'
import type { KnownSearch, ServerDataRequest } from '../loading/screen-module.ts'
import { usePageTitle } from '../shell/page-head.tsx'

const reasons = ['password-changed', 'ended-everywhere', 'confirmed'] as const

const reasonIn = (search: URLSearchParams) => reasons.find((reason) => reason === search.get('reason'))

/** Where to lead back to, and why the person is here. */
export function knownSearch({ url: { searchParams } }: ServerDataRequest): KnownSearch {
  const search = returnToSearch(searchParams)
  const reason = reasonIn(searchParams)
  if (reason !== undefined) search.set('reason', reason)
  return { search }
}

export function Component() {
  usePageTitle(m.accounts_login_title())
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const returnTo = returnToIn(search.toString())
  const actor = useActorRef(login, { input: returnTo === undefined ? {} : { returnTo } })
  const snapshot = useSelector(actor, (current) => current)
  const { output } = snapshot
  const google = useGoogle(returnTo)
  useRedirectWhenSignedIn({ isIdle: snapshot.matches('form') && !google.isGoogleBusy, returnTo })
  useEffect(() => {
    if (output?.kind === 'signed-in') void navigate(output.returnTo ?? '/', { replace: true })
    if (output?.kind === 'unverified') void navigate(continueWithCode(output.email, output.returnTo))
  }, [output, navigate])
  return (
    <LoginScreen
      {...google}
      isBusy={isLoggingIn(snapshot) || output !== undefined}
      failure={loginFailureOf(snapshot)}
      reason={reasonIn(search) ?? (returnTo === undefined ? undefined : 'login-needed')}
      onTyped={({ email }) => offerEmail(email)}
      onSubmit={(credentials) => actor.send({ type: 'SUBMIT', ...credentials })}
      registerHref={withReturnTo('/register', returnTo)}
    />
  )
}
