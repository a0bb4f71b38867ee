import type { FirebaseWebSettings } from '@motif/contract'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth, signInWithCustomToken } from 'firebase/auth'
import {
  type Firestore,
  connectFirestoreEmulator,
  initializeFirestore,
  persistentLocalCache,
  persistentMultipleTabManager,
  setLogLevel,
  waitForPendingWrites
} from 'firebase/firestore'

/** Milliseconds that pending writes get when the connection closes. */
const lastMoment = 2_000

export interface Connection {
  db: Firestore
  /** The signed-in account. */
  owner: string
  close: () => Promise<void>
}

/**
 * Opens Firestore with a custom token of the API. This sign-in is separate from the shop's: Google users have a
 * different id there. It lives as long as the page, so that every visit asks the API again.
 */
export async function connect(
  { emulatorUrl, firestore, ...options }: FirebaseWebSettings,
  token: string
): Promise<Connection> {
  // Errors that concern the user are shown in the UI.
  setLogLevel('silent')
  const app = initializeApp(options, 'designs')
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  try {
    const { user } = await signInWithCustomToken(auth, token)
    // Without persistent storage, the cache is in memory and writes wait while the page is open.
    const db = initializeFirestore(app, {
      localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() })
    })
    const [host = '', port] = firestore?.emulatorHost?.split(':') ?? []
    if (host !== '') connectFirestoreEmulator(db, host, Number(port))
    const close = async () => {
      await Promise.race([waitForPendingWrites(db), new Promise((resolve) => setTimeout(resolve, lastMoment))])
      await deleteApp(app)
    }
    return { db, owner: user.uid, close }
  } catch (error) {
    await deleteApp(app)
    throw error
  }
}
