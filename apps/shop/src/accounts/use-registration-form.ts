import { useSelector } from '@xstate/react'
import { returnToIn } from './return-to.ts'
import { useClientOnly } from './use-client-only.ts'
import { useGoogle } from './use-google.ts'
import { useRedirectWhenSignedIn } from './use-redirect-when-signed-in.ts'
import { registrationAt, useRegistrationSteps } from './use-registration.ts'

/** The form step, which is server-rendered, with Google sign-up. An invited user stays, signed in or not. */
export function useRegistrationForm(search: string, { isInvited }: { isInvited: boolean }) {
  const actor = useClientOnly(() => registrationAt('form', search))
  const snapshot = useSelector(actor, (current) => current)
  useRegistrationSteps(snapshot, 'form')
  const returnTo = snapshot?.context.returnTo ?? returnToIn(search)
  const google = useGoogle(returnTo)
  useRedirectWhenSignedIn({
    isIdle: !isInvited && snapshot?.matches('form') === true && !google.isGoogleBusy,
    returnTo
  })
  return { actor, snapshot, returnTo, google }
}
