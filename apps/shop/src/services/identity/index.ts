import { createClient } from '@motif/contract/client'
import { userDataKey } from '@motif/flows/session'
import { deviceStorage } from '../storage.ts'
import { createOwnIdentity } from './own-identity.ts'

/** The identity provider this shop was built with. */
export const identity = createOwnIdentity({
  call: createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' }),
  storage: deviceStorage,
  now: () => Date.now(),
  // A page without TLS has no locks; it is the one tab of someone trying the shop out.
  exclusively: async (act) => (isSecureContext ? navigator.locks.request('identity', async () => act()) : act()),
  onForeignChange: (act) => {
    const heed = ({ key }: StorageEvent) => {
      if (key === userDataKey || key === null) act()
    }
    addEventListener('storage', heed)
    return () => removeEventListener('storage', heed)
  }
})
