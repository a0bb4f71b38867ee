import { isAtGoogle, loginFailureOf } from '@motif/flows/login'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useSettings } from '../services/settings.ts'
import { login } from './machines.ts'

/**
 * Signing in with Google, for a screen's props; nothing where the shop has no such provider. It is a login of its own beside
 * the screen's form, so that what goes wrong is told at its button.
 */
export function useGoogle(returnTo: string | undefined) {
  const isOffered = useSettings().firebase !== undefined
  const navigate = useNavigate()
  const actor = useActorRef(login, { input: returnTo === undefined ? {} : { returnTo } })
  const snapshot = useSelector(actor, (current) => current)
  const { output } = snapshot
  useEffect(() => {
    // What opens the popup is here before the button is pressed: a browser blocks a window that comes too long after.
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
