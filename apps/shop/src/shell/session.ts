import { userDataKey } from '@motif/flows/session'
import { setTokenSource } from '../services/identity/token-source.ts'
import { deviceStorage } from '../services/storage.ts'
import { tryUntilDone } from '../services/try-until-done.ts'
import { sessionStatus } from './session-status.ts'

/** The machine and the provider come only when somebody has signed in here before, or does now. */
const loadFlow = () => import('./session-flow.ts')

/** Whether login data of somebody is kept in this browser. */
export const hasSignedInHere = (): boolean => deviceStorage.getItem(userDataKey) !== null

/**
 * Lets calls speak for who signed in here before, also those made before the session knows them: a cart asked for without
 * its owner's token would look like no cart at all. Called before the first render.
 */
export function rememberSignIn(): void {
  if (!hasSignedInHere()) return
  setTokenSource(async () => {
    const { identity } = await import('../services/identity/index.ts')
    return identity.freshToken().catch(() => undefined)
  })
}

/** Shells on the page; while there is one, the identity provider is listened to. */
let shells = 0
let stopListening: (() => void) | undefined

/** Listens to the identity provider from now on; hands out the flow, for signing in. */
export async function listen() {
  const flow = await loadFlow()
  if (shells > 0) stopListening ??= flow.followIdentity()
  return flow
}

/** Follows the identity provider until the returned function is called. */
export function startSession(): () => void {
  shells += 1
  let stopTrying: (() => void) | undefined
  const onSignIn = () => {
    stopTrying?.()
    stopTrying = tryUntilDone(() =>
      listen().then(
        () => true,
        () => false
      )
    )
  }
  const onChange = ({ key }: StorageEvent) => {
    if (key === userDataKey) onSignIn()
  }
  // The code may not have come before the connection went.
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

/** Ends the session and leaves for the home page with nothing of the person left in memory; says so where that fails. */
export const signOut = async (): Promise<void> => (await loadFlow()).leave()
