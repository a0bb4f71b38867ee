import type { LoginData, User } from '@motif/contract'
import { type CallResult, createClient, isResponseError } from '@motif/contract/client'
import { FlowError } from '@motif/flows/outcome'
import { isSessionKnown, listenTo, sessionMachine, sessionUserOf, type SessionActor } from '@motif/flows/session'
import { mutate } from 'swr'
import { createActor, fromPromise, waitFor } from 'xstate'
import { identity } from '../services/identity/index.ts'
import { setTokenSource } from '../services/identity/token-source.ts'
import { forgetFirestoreHome } from '../designs/library/firestore-home.ts'
import { claimDesigns } from '../designs/library/use-designs.ts'
import { claimCart, forgetClaim, markClaimPending } from '../services/cart.ts'
import { checkoutDraftKey, tabStorage } from '../services/tab-storage.ts'
import { forgetAccountsWishlist } from '../wishlist/wishlist.ts'
import { dispatch } from './client-state.ts'
import { sessionStatus } from './session-status.ts'
import { showFailureToast } from './show-failure-toast.ts'

/** A client for calls with an explicit token. */
const plainCall = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' })

const machine = sessionMachine.provide({
  actors: {
    identity: listenTo(identity),
    freshToken: fromPromise(() => identity.freshToken()),
    currentUser: fromPromise(({ input: { token } }) =>
      plainCall('POST /current-user', { headers: { authtoken: token } })
    ),
    signOut: fromPromise(() => identity.signOut())
  },
  actions: {
    dispatch: (_, action) => dispatch(action),
    logFailure: (_, { error }) => {
      console.info('The signed-in user could not be looked up.', error)
      if (isResponseError(error) && error.status === 401) void identity.refused?.()
    }
  }
})

let actor: SessionActor | undefined

function follow(session: SessionActor) {
  let shown: string | undefined
  session.subscribe((snapshot) => {
    // Until the session is known, calls use the stored login.
    if (!isSessionKnown(snapshot)) return
    const user = sessionUserOf(snapshot)
    setTokenSource(async () => (user === null ? undefined : identity.freshToken().catch(() => undefined)))
    sessionStatus.set(user === null ? 'visitor' : 'customer')
    // Cached data of one user is dropped for the next, including changes in other tabs.
    if (shown !== undefined && user?._id !== shown) void mutate(() => true, undefined, { revalidate: true })
    shown = user?._id
  })
}

/** Starts the session; returns the unsubscribe function. */
export function followIdentity(): () => void {
  if (actor !== undefined) return () => {}
  const started = createActor(machine)
  actor = started
  follow(started)
  started.start()
  const retry = () => {
    if (started.getSnapshot().matches('unrecognised')) started.send({ type: 'REFRESH' })
  }
  addEventListener('online', retry)
  return () => {
    removeEventListener('online', retry)
    started.stop()
    actor = undefined
  }
}

/** Resolves when the API knows the user and their cart and designs are merged. */
async function arrived(): Promise<void> {
  const session = actor
  if (session === undefined) return
  const snapshot = await waitFor(session, (current) => current.matches('signedIn') || current.matches('unrecognised'))
  const user = sessionUserOf(snapshot)
  await Promise.all([claimCart(), user && claimDesigns(user._id)])
}

export async function signIn(loginData: LoginData): Promise<void> {
  // Recorded first, because the page may be left at any moment.
  markClaimPending()
  await identity.signIn(loginData)
  await arrived()
}

async function becomeKnown(): Promise<CallResult<User>> {
  const answer = await plainCall('POST /create-or-update-user', { headers: { authtoken: await identity.freshToken() } })
  markClaimPending()
  await identity.keep?.(answer.data)
  return answer
}

/** Registers the provider's user at the API; a refused user is signed out there again. */
export async function enrol(): Promise<CallResult<User>> {
  const answer = await becomeKnown().catch(async (error: unknown) => {
    await identity.refused?.()
    throw error
  })
  await arrived()
  return answer
}

export async function signOut(): Promise<void> {
  const session = actor
  if (session === undefined) return identity.signOut()
  session.send({ type: 'SIGN_OUT' })
  const { context } = await waitFor(session, (snapshot) => !snapshot.matches('signingOut'))
  if (context.failure !== null) throw new FlowError(context.failure.message, context.failure)
  await forgetFirestoreHome()
}

/** Signs out and reloads the page, so that no personal data stays in memory; shows a toast on failure. */
export async function leave(to = '/'): Promise<void> {
  try {
    await signOut()
    forgetClaim()
    forgetAccountsWishlist()
    tabStorage.removeItem(checkoutDraftKey)
    location.assign(to)
  } catch (thrown) {
    showFailureToast(thrown)
  }
}
