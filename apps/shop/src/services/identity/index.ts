import { createClient } from '@motif/contract/client'
import { userDataKey } from '@motif/flows/session'
import { readSettings } from '../settings.ts'
import { deviceStorage } from '../storage.ts'
import { deferredIdentity } from './deferred-identity.ts'
import { createOwnIdentity } from './own-identity.ts'
import type { ShopIdentity } from './shop-identity.ts'

const dependencies = {
  call: createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' }),
  storage: deviceStorage,
  now: () => Date.now(),
  // Without TLS the Web Locks API is missing; such a page is a single-tab trial.
  exclusively: async <Result>(act: () => Promise<Result>): Promise<Result> =>
    isSecureContext ? navigator.locks.request('identity', async () => act()) : act(),
  onForeignChange: (act: () => void) => {
    const onChange = ({ key }: StorageEvent) => {
      if (key === userDataKey || key === null) act()
    }
    addEventListener('storage', onChange)
    return () => removeEventListener('storage', onChange)
  }
}

const { firebase } = readSettings()

/** The configured identity provider. */
export const identity: ShopIdentity =
  firebase === undefined
    ? createOwnIdentity(dependencies)
    : deferredIdentity(async (use) => {
        const [{ createFirebaseIdentity }, { firebaseAuth }] = await Promise.all([
          import('./firebase-identity.ts'),
          import('./firebase-auth.ts')
        ])
        return createFirebaseIdentity({ ...dependencies, provider: firebaseAuth(firebase, use) })
      })
