import { userDataKey } from '@motif/flows/session'
import { setTokenSource } from '../services/identity/token-source.ts'
import { deviceStorage } from '../services/storage.ts'
import { retryUntilDone } from '../services/retry-until-done.ts'
import { sessionStatus } from './session-status.ts'

/** Session machine and provider are loaded only if somebody signed in here before, or does now. */
const loadFlow = () => import('./session-flow.ts')

/** Whether login data is stored in this browser. */
export const hasSignedInHere = (): boolean => deviceStorage.getItem(userDataKey) !== null

/**
 * Lets calls use the stored login before the session is known: a cart requested without its owner's token would seem
 * missing. Called before the first render.
 */
export function rememberSignIn(): void {
  if (!hasSignedInHere()) return
  setTokenSource(async () => {
    const { identity } = await import('../services/identity/index.ts')
    return identity.freshToken().catch(() => undefined)
  })
}

/** Number of mounted shells; while positive, the identity provider is followed. */
let shells = 0
let stopListening: (() => void) | undefined

/** Starts following the identity provider; resolves to the session flow. */
export async function listen() {
  const flow = await loadFlow()
  if (shells > 0) stopListening ??= flow.followIdentity()
  return flow
}

/** Follows the identity provider until unsubscribed. */
export function startSession(): () => void {
  shells += 1
  let stopTrying: (() => void) | undefined
  const onSignIn = () => {
    stopTrying?.()
    stopTrying = retryUntilDone(() =>
      listen().then(
        () => true,
        () => false
      )
    )
  }
  const onChange = ({ key }: StorageEvent) => {
    if (key === userDataKey) onSignIn()
  }
  // The code may not have loaded before going offline.
  const onOnline = () => {
    if (hasSignedInHere() && stopListening === undefined) onSignIn()
  }
  if (hasSignedInHere()) onSignIn()
  else sessionStatus.set('visitor')
  addEventListener('storage', onChange)
  addEventListener('online', onOnline)
  return () => {
    shells -= 1
    removeEventListener('storage', onChange)
    removeEventListener('online', onOnline)
    stopTrying?.()
    if (shells > 0) return
    stopListening?.()
    stopListening = undefined
  }
}

/** Signs out and navigates to the home page with a fresh page; shows a toast on failure. */
export const signOut = async (): Promise<void> => (await loadFlow()).leave()
