import type { LoginData } from '@motif/contract'
import { type Call, isResponseError } from '@motif/contract/client'
import { claimsOf, type IdentityUser, readUserData, userDataKey, writeUserData } from '@motif/flows/session'
import type { ShopIdentity } from './shop-identity.ts'

/** Remaining lifetime in milliseconds below which a token is renewed. */
const renewBefore = 60_000

interface Dependencies {
  /** The API client without a token: the refresh cookie authenticates. */
  call: Call
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  now: () => number
  /** Mutual exclusion across tabs: a refresh token is valid once. */
  exclusively: <Result>(act: () => Promise<Result>) => Promise<Result>
  /** Subscribes to changes by other tabs; returns the unsubscribe function. */
  onForeignChange: (act: () => void) => () => void
}

/** Identity by the API's own tokens: an identity token in `userData`, renewed with the refresh cookie. */
export function createOwnIdentity({ call, storage, now, exclusively, onForeignChange }: Dependencies): ShopIdentity {
  const listeners = new Set<(person: IdentityUser | null) => void>()
  const saved = () => readUserData(storage.getItem(userDataKey), now())

  const personNow = (): IdentityUser | null => {
    const data = saved()
    if (data === undefined) return null
    const { sub } = claimsOf(data.id_token)
    return { id: data.user?._id ?? (typeof sub === 'string' ? sub : data.id_token) }
  }

  const report = () => {
    const person = personNow()
    for (const listener of listeners) listener(person)
  }

  const save = (data: LoginData) => storage.setItem(userDataKey, writeUserData(data, now()))

  const forget = () => {
    storage.removeItem(userDataKey)
    report()
  }

  const refresh = async () => {
    try {
      const { data } = await call('POST /api/v1/refresh', {})
      save(data)
      return data.id_token
    } catch (error) {
      if (isResponseError(error) && error.status === 401) forget()
      throw error
    }
  }

  const renew = () =>
    exclusively(async () => {
      const fresh = saved()
      // Another tab may have renewed it meanwhile.
      if (fresh !== undefined && fresh.expires_at - now() > renewBefore) return fresh.id_token
      return refresh()
    })

  const reportAtStart = async () => {
    if (storage.getItem(userDataKey) !== null && saved() === undefined) await renew().catch(() => undefined)
    report()
  }

  return {
    onUser: (callback) => {
      listeners.add(callback)
      void reportAtStart()
      const stopForeign = onForeignChange(report)
      return () => {
        listeners.delete(callback)
        stopForeign()
      }
    },
    freshToken: async () => {
      const data = saved()
      return data !== undefined && data.expires_at - now() > renewBefore ? data.id_token : renew()
    },
    signIn: async (loginData) => {
      save(loginData)
      report()
    },
    // The session may have been ended elsewhere before the token expired.
    refused: (token) =>
      exclusively(async () => {
        if (token === undefined || saved()?.id_token === token) await refresh().catch(() => undefined)
      }),
    signInWithGoogle: () => Promise.reject(new Error('Google sign-in needs Firebase Authentication.')),
    signOut: async () => {
      await call('POST /api/v1/logout', {})
      forget()
    }
  }
}
