import type { FirebaseWebSettings } from '@motif/contract'
import { initializeApp } from 'firebase/app'
import {
  GoogleAuthProvider,
  type User as FirebaseUser,
  browserLocalPersistence,
  browserPopupRedirectResolver,
  connectAuthEmulator,
  initializeAuth,
  onIdTokenChanged,
  signInWithCustomToken,
  signInWithPopup,
  signOut
} from 'firebase/auth'
import type { Account, AccountProvider } from './firebase-identity.ts'
import { flowErrorOf } from './firebase-failure.ts'

const accountOf = (user: FirebaseUser | null): Account | null =>
  user && { uid: user.uid, token: () => user.getIdToken() }

async function told<Answer>(promise: Promise<Answer>): Promise<Answer> {
  try {
    return await promise
  } catch (error) {
    throw flowErrorOf(error, navigator.onLine)
  }
}

/**
 * Firebase Authentication with persistence in local storage. With `opensPopups`, browsers with strict popup rules
 * (Safari, phones) load Google's scripts at once; otherwise nothing is requested from Google.
 */
export function firebaseAuth(
  { emulatorUrl, ...options }: FirebaseWebSettings,
  { opensPopups }: { opensPopups: boolean }
): AccountProvider {
  const auth = initializeAuth(initializeApp(options), {
    persistence: browserLocalPersistence,
    ...(opensPopups ? { popupRedirectResolver: browserPopupRedirectResolver } : undefined)
  })
  if (emulatorUrl !== undefined) connectAuthEmulator(auth, emulatorUrl, { disableWarnings: true })
  return {
    ready: () => auth.authStateReady(),
    account: () => accountOf(auth.currentUser),
    onChange: (callback) => onIdTokenChanged(auth, callback),
    signInWithCustomToken: async (token) => void (await told(signInWithCustomToken(auth, token))),
    signInWithGoogle: async () => {
      const google = new GoogleAuthProvider()
      // Always shows the account chooser.
      google.setCustomParameters({ prompt: 'select_account' })
      await told(signInWithPopup(auth, google, browserPopupRedirectResolver))
    },
    signOut: () => signOut(auth)
  }
}
