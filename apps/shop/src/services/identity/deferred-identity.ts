import { listenOnceLoaded, loadOnce } from '../load-once.ts'
import type { ShopIdentity } from './shop-identity.ts'

/** A lazily loaded identity; `opensPopups` if it is needed for Google's popup. */
export function deferredIdentity(load: (use: { opensPopups: boolean }) => Promise<ShopIdentity>): ShopIdentity {
  const loaded = loadOnce((use: { opensPopups: boolean } = { opensPopups: false }) => load(use))
  return {
    // There is no user to report until the code is loaded.
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
