import type { LoginData } from '@motif/contract'
import { userDataKey } from '@motif/flows/session'
import { createStore, useStore } from '../services/store.ts'

/** Whether it is known yet who is here. */
export type SessionStatus = 'unknown' | 'visitor' | 'customer'

export const sessionStatus = createStore<SessionStatus>('unknown')
export const useSessionStatus = (): SessionStatus => useStore(sessionStatus, 'unknown')

/** The machine and the provider come only when somebody has signed in here before, or does now. */
const loadFlow = () => import('./session-flow.ts')

/** Follows the identity provider until the returned function is called. */
export function startSession(): () => void {
  let isStopped = false
  let stop: (() => void) | undefined
  const begin = () => {
    void loadFlow().then(({ followIdentity }) => {
      if (!isStopped) stop ??= followIdentity()
    })
  }
  const heed = ({ key }: StorageEvent) => {
    if (key === userDataKey) begin()
  }
  if (localStorage.getItem(userDataKey) === null) sessionStatus.set('visitor')
  else begin()
  addEventListener('storage', heed)
  addEventListener(signedInEvent, begin)
  return () => {
    isStopped = true
    removeEventListener('storage', heed)
    removeEventListener(signedInEvent, begin)
    stop?.()
  }
}

/** Tells the running shell of a sign-in on this page. */
const signedInEvent = 'motif:signed-in'

/** Saves a sign-in and resolves when the shop knows who it is. */
export async function signIn(loginData: LoginData): Promise<void> {
  const flow = await loadFlow()
  dispatchEvent(new Event(signedInEvent))
  await flow.signIn(loginData)
}

/** Ends the session and leaves for the home page with nothing of the person left in memory. */
export async function signOut(): Promise<void> {
  const flow = await loadFlow()
  await flow.signOut()
  location.assign('/')
}
