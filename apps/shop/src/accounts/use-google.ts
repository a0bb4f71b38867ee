import { isAtGoogle, loginFailureOf } from '@motif/flows/login'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSettings } from '../services/settings.ts'
import { login } from './machines.ts'

/**
 * Google sign-in props of a screen; empty if not available. A login separate from the form's, so that its failures are
 * shown at its button.
 */
export function useGoogle(returnTo: string | undefined) {
  const isOffered = useSettings().firebase !== undefined
  const navigate = useNavigate()
  const actor = useActorRef(login, { input: returnTo === undefined ? {} : { returnTo } })
  const snapshot = useSelector(actor, (current) => current)
  const { output } = snapshot
  useEffect(() => {
    // Preloads the popup's code: browsers block popups that open too long after the click.
    if (isOffered)
      void import('../services/identity/index.ts')
        .then(({ identity }) => identity.prepareGoogle?.())
        .catch(() => undefined)
  }, [isOffered])
  useEffect(() => {
    if (output?.kind === 'signed-in') void navigate(output.returnTo ?? '/', { replace: true })
  }, [output, navigate])
  if (!isOffered) return {}
  return {
    onGoogle: () => actor.send({ type: 'GOOGLE' }),
    isGoogleBusy: isAtGoogle(snapshot) || output !== undefined,
    googleFailure: loginFailureOf(snapshot)
  }
}
