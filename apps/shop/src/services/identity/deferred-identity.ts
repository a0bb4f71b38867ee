import { listenOnceLoaded, loadOnce } from '../load-once.ts'
import type { ShopIdentity } from './shop-identity.ts'

/** An identity whose code is loaded when it is first used; `opensPopups` where that is for Google's. */
export function deferredIdentity(load: (use: { opensPopups: boolean }) => Promise<ShopIdentity>): ShopIdentity {
  const loaded = loadOnce((use: { opensPopups: boolean } = { opensPopups: false }) => load(use))
  return {
    // Nobody can be told of until the code is here.
    onUser: (callback) =>
      listenOnceLoaded(
        loaded(),
        (identity) => identity.onUser(callback),
        () => callback(null)
      ),
    freshToken: async () => (await loaded()).freshToken(),
    signIn: async (loginData) => (await loaded()).signIn(loginData),
    signInWithGoogle: async () => (await loaded({ opensPopups: true })).signInWithGoogle(),
    signOut: async () => (await loaded()).signOut(),
    prepareGoogle: async () => (await loaded({ opensPopups: true })).prepareGoogle?.(),
    keep: async (user) => (await loaded()).keep?.(user),
    refused: async (token) => (await loaded()).refused?.(token)
  }
}
