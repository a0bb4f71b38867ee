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

/** Milliseconds changes on their way have when the connection is closed. */
const lastMoment = 2_000

export interface Connection {
  db: Firestore
  /** The account that is signed in. */
  owner: string
  close: () => Promise<void>
}

/**
 * Opens Firestore as the account a token of the shop's is for. A sign-in of its own beside the shop's: there Google's people have
 * another name than their account, and this one is gone with the page, so that the shop is asked anew at every visit.
 */
export async function connect(
  { emulatorUrl, firestore, ...options }: FirebaseWebSettings,
  token: string
): Promise<Connection> {
  // What goes wrong is told to the person, where it is about something of theirs.
  setLogLevel('silent')
  const app = initializeApp(options, 'designs')
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  try {
    const { user } = await signInWithCustomToken(auth, token)
    // Where the browser has no place for it, the cache is in memory and changes wait as long as the page is open.
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
