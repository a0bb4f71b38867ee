import { createClient } from '@motif/contract/client'
import { userDataKey } from '@motif/flows/session'
import { createOwnIdentity } from './own-identity.ts'

/** The identity provider this shop was built with. */
export const identity = createOwnIdentity({
  call: createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' }),
  storage: localStorage,
  now: () => Date.now(),
  exclusively: async (act) => navigator.locks.request('identity', async () => act()),
  onForeignChange: (act) => {
    const heed = ({ key }: StorageEvent) => {
      if (key === userDataKey || key === null) act()
    }
    addEventListener('storage', heed)
    return () => removeEventListener('storage', heed)
  }
})
