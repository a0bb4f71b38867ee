import type { LoginScreenProps } from '@motif/ui/screens/login'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { login } from './machines.ts'
import { useGoogle } from './use-google.ts'
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts'
import { continueWithCode } from './use-registration.ts'

/** Logs in by form or Google, then returns; an unverified account goes to the code first. */
export function useLogin(returnTo: string | undefined) {
  const navigate = useNavigate()
  const actor = useActorRef(login, { input: returnTo === undefined ? {} : { returnTo } })
  const snapshot = useSelector(actor, (current) => current)
  const { output } = snapshot
  const google = useGoogle(returnTo)
  useRedirectWhenSignedIn({ isIdle: snapshot.matches('form') && !google.isGoogleBusy, returnTo })
  useEffect(() => {
    if (output?.kind === 'signed-in') void navigate(output.returnTo ?? '/', { replace: true })
    if (output?.kind === 'unverified') void navigate(continueWithCode(output.email, output.returnTo))
  }, [output, navigate])
  const logIn: LoginScreenProps['onSubmit'] = (credentials) => actor.send({ type: 'SUBMIT', ...credentials })
  return { snapshot, google, logIn }
}
