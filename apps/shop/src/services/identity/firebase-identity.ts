import type { User } from '@motif/contract'
import type { Call } from '@motif/contract/client'
import { claimsOf, type IdentityUser, userDataKey, writeUserData } from '@motif/flows/session'
import type { DeviceTexts, ShopIdentity } from './shop-identity.ts'

/** The account signed in at the provider. */
export interface Account {
  uid: string
  /** A valid identity token, renewed if necessary. */
  token: () => Promise<string>
}

/** The part of Firebase Authentication that the identity uses. */
export interface AccountProvider {
  /** Resolves once the persisted session is restored. */
  ready: () => Promise<void>
  account: () => Account | null
  /** Called on every sign-in, sign-out and token renewal, including other tabs'. */
  onChange: (callback: () => void) => void
  signInWithCustomToken: (token: string) => Promise<void>
  /** Opens the popup. */
  signInWithGoogle: () => Promise<void>
  signOut: () => Promise<void>
}

interface Dependencies {
  provider: AccountProvider
  /** The API client without a token. */
  call: Call
  storage: DeviceTexts
  now: () => number
  /** Subscribes to changes of `userData` by other tabs; returns the unsubscribe function. */
  onForeignChange: (act: () => void) => () => void
}

function parsed(text: string | null): { id_token?: string } {
  try {
    return { ...(JSON.parse(text ?? '{}') as object) }
  } catch {
    return {}
  }
}

/** Lifetime of a token in seconds. */
function lifeOf(token: string): number {
  const { exp, iat } = claimsOf(token)
  return typeof exp === 'number' && typeof iat === 'number' ? exp - iat : 0
}

/**
 * Identity by Firebase Authentication. `userData` is written once the API knows the user, and kept up to date. A
 * Firebase user unknown to the API counts as signed out.
 */
export function createFirebaseIdentity({ provider, call, storage, now, onForeignChange }: Dependencies): ShopIdentity {
  const listeners = new Set<(person: IdentityUser | null) => void>()
  const stored = () => parsed(storage.getItem(userDataKey))
  const known = (): Account | null => {
    const account = provider.account()
    return account !== null && claimsOf(stored().id_token).sub === account.uid ? account : null
  }

  const personNow = (): IdentityUser | null => {
    const account = known()
    return account && { id: account.uid }
  }

  let reported: string | null | undefined
  const report = () => {
    const person = personNow()
    reported = person?.id ?? null
    for (const listener of listeners) listener(person)
  }

  /** Updates the stored token, keeping the profile. */
  const renewStored = async (account: Account) => {
    const token = await account.token()
    const data = stored()
    if (data.id_token === token || known()?.uid !== account.uid) return
    storage.setItem(userDataKey, JSON.stringify({ ...data, id_token: token, expires_at: now() + lifeOf(token) * 1000 }))
  }

  provider.onChange(() => {
    const account = provider.account()
    if (account === null) storage.removeItem(userDataKey)
    // A failed renewal is retried on demand.
    else renewStored(account).catch(() => undefined)
    if ((personNow()?.id ?? null) !== reported) report()
  })

  const freshToken = async () => {
    await provider.ready()
    const account = provider.account()
    if (account === null) throw new Error('Nobody is signed in.')
    return account.token()
  }

  const keep = async (user: User) => {
    const token = await freshToken()
    storage.setItem(userDataKey, writeUserData({ id_token: token, expires_in: lifeOf(token), user }, now()))
    report()
  }

  return {
    onUser: (callback) => {
      listeners.add(callback)
      void provider.ready().then(() => {
        if (listeners.has(callback)) report()
      })
      const stopForeign = onForeignChange(report)
      return () => {
        listeners.delete(callback)
        stopForeign()
      }
    },
    freshToken,
    signIn: async ({ firebaseToken, user }) => {
      if (firebaseToken === undefined) throw new Error('The server signs people in without Firebase. Reload the page.')
      await provider.signInWithCustomToken(firebaseToken)
      await keep(user)
    },
    signInWithGoogle: () => provider.signInWithGoogle(),
    signOut: async () => {
      const account = known()
      if (account !== null) await call('POST /api/v1/logout', { headers: { authtoken: await account.token() } })
      await provider.signOut()
    },
    // This module already contains everything a popup needs.
    prepareGoogle: () => provider.ready(),
    keep,
    refused: () => provider.signOut()
  }
}
