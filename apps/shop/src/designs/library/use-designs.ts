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

/** Where a signed-in person's designs are kept, as the server is set up. */
function homeOf(person: string) {
  const { firebase } = readSettings()
  return firebase?.firestore === undefined ? accountLibrary : firestoreHome(person, firebase)
}

let ofDevice: DesignLibrary | undefined

/** The library of whoever is here, the same for everybody who asks; undefined until it is known who is. */
function libraryOf(status: SessionStatus, person: string | undefined): DesignLibrary | undefined {
  if (status === 'visitor') return (ofDevice ??= deviceLibrary())
  return status === 'customer' && person !== undefined ? homeOf(person) : undefined
}

/** Where the designs of whoever is here are kept; undefined until that is known. */
export const useDesignLibrary = (): DesignLibrary | undefined => libraryOf(useSessionStatus(), useUser()?._id)

const key = 'designs'

/** The designs of whoever is here. */
export const designsOfPerson = personal<LibrarySummary[]>('person', {
  key,
  read: async () => (await libraryOf(sessionStatus.get(), signedInUser.get()?._id)?.list()) ?? []
})

/** Reads every list of designs again. */
export const refreshDesigns = () => mutate((one) => typeof one === 'string' && one.startsWith(`${key} `))

/** Reads the list of designs again where it was changed elsewhere. */
export function useWatchedLibrary(): DesignLibrary | undefined {
  const library = useDesignLibrary()
  useEffect(() => library?.watch(() => void refreshDesigns()), [library])
  return library
}

/** Moves what a visitor made on this device to where the designs of the person who just signed in are; what can't be moved stays. */
export async function claimDesigns(person: string): Promise<void> {
  const device = deviceLibrary()
  // Whoever brings nothing need not wait for the home to open.
  if ((await device.list()).length > 0) await moveDesigns(device, homeOf(person)).catch(() => undefined)
  await import('../saving/drafts/claim-drafts.ts').then(({ claimDrafts }) => claimDrafts(person)).catch(() => undefined)
  await refreshDesigns()
}
