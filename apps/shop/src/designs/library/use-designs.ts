import { useEffect } from 'react'
import { mutate } from 'swr'
import { personal } from '../../loading/resource.ts'
import { signedInUser, useUser } from '../../shell/client-state.ts'
import { type SessionStatus, sessionStatus, useSessionStatus } from '../../shell/session-status.ts'
import { readSettings } from '../../services/settings.ts'
import { accountLibrary } from './account-library.ts'
import { createDeviceLibrary, deviceKey } from './device-library.ts'
import { firestoreHome } from './firestore-home.ts'
import type { DesignLibrary, LibrarySummary } from './library.ts'
import { moveDesigns } from './move-designs.ts'

const openVersions = async () => {
  const { createDeviceVersions, indexedVersions } = await import('./device-versions.ts')
  return createDeviceVersions({
    store: indexedVersions(),
    now: () => new Date(),
    newId: () => crypto.randomUUID()
  })
}
let versionsOfDevice: ReturnType<typeof openVersions> | undefined

const deviceLibrary = () =>
  createDeviceLibrary({
    storage: localStorage,
    now: () => new Date(),
    newId: () => `device-${crypto.randomUUID()}`,
    versions: () => (versionsOfDevice ??= openVersions()),
    onForeignChange: (act) => {
      const onChange = ({ key }: StorageEvent) => {
        if (key === deviceKey || key === null) act()
      }
      addEventListener('storage', onChange)
      return () => removeEventListener('storage', onChange)
    }
  })

/** The library of a signed-in account, by the server's configuration. */
function homeOf(person: string) {
  const { firebase } = readSettings()
  return firebase?.firestore === undefined ? accountLibrary : firestoreHome(person, firebase)
}

let ofDevice: DesignLibrary | undefined

/** The current user's library, the same instance for all callers; undefined while the session is unknown. */
function libraryOf(status: SessionStatus, person: string | undefined): DesignLibrary | undefined {
  if (status === 'visitor') return (ofDevice ??= deviceLibrary())
  return status === 'customer' && person !== undefined ? homeOf(person) : undefined
}

/** The current user's library; undefined while the session is unknown. */
export const useDesignLibrary = (): DesignLibrary | undefined => libraryOf(useSessionStatus(), useUser()?._id)

const key = 'designs'

/** The current user's designs. */
export const designsOfPerson = personal<LibrarySummary[]>('person', {
  key,
  read: async () => (await libraryOf(sessionStatus.get(), signedInUser.get()?._id)?.list()) ?? []
})

/** Reloads all lists of designs. */
export const refreshDesigns = () => mutate((one) => typeof one === 'string' && one.startsWith(`${key} `))

/** Reloads the list of designs on external changes. */
export function useWatchedLibrary(): DesignLibrary | undefined {
  const library = useDesignLibrary()
  useEffect(() => library?.watch(() => void refreshDesigns()), [library])
  return library
}

/** Moves a guest's local designs to the account after login; failed ones stay. */
export async function claimDesigns(person: string): Promise<void> {
  const device = deviceLibrary()
  // Without local designs there is no need to open the account's library.
  if ((await device.list()).length > 0) await moveDesigns(device, homeOf(person)).catch(() => undefined)
  await import('../saving/drafts/claim-drafts.ts').then(({ claimDrafts }) => claimDrafts(person)).catch(() => undefined)
  await refreshDesigns()
}
