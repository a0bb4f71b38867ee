import type { ShopIdentity } from './shop-identity.ts'

/** An identity whose code is loaded when it is first used; `opensPopups` where that is for Google's. */
export function deferredIdentity(load: (use: { opensPopups: boolean }) => Promise<ShopIdentity>): ShopIdentity {
  let loading: Promise<ShopIdentity> | undefined
  const loaded = (use = { opensPopups: false }) => {
    loading ??= load(use).catch((error: unknown) => {
      // The network may be back at the next try.
      loading = undefined
      throw error
    })
    return loading
  }
  return {
    onUser: (callback) => {
      let isHeard = true
      let stop: (() => void) | undefined
      loaded().then(
        (identity) => {
          if (isHeard) stop = identity.onUser(callback)
        },
        // Nobody can be told of until the code is here.
        () => callback(null)
      )
      return () => {
        isHeard = false
        stop?.()
      }
    },
    freshToken: async () => (await loaded()).freshToken(),
    signIn: async (loginData) => (await loaded()).signIn(loginData),
    signInWithGoogle: async () => (await loaded({ opensPopups: true })).signInWithGoogle(),
    signOut: async () => (await loaded()).signOut(),
    prepareGoogle: async () => (await loaded({ opensPopups: true })).prepareGoogle?.(),
    keep: async (user) => (await loaded()).keep?.(user),
    refused: async () => (await loaded()).refused?.()
  }
}
