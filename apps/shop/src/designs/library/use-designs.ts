import { useEffect, useMemo } from 'react'
import useSWR, { mutate } from 'swr'
import { useUser } from '../../shell/client-state.ts'
import { type SessionStatus, useSessionStatus } from '../../shell/session.ts'
import { readSettings } from '../../services/settings.ts'
import { accountLibrary } from './account-library.ts'
import { createDeviceLibrary, deviceKey } from './device-library.ts'
import { firestoreHome } from './firestore-home.ts'
import type { DesignLibrary, LibrarySummary } from './library.ts'
import { moveDesigns } from './move-designs.ts'

const deviceLibrary = () =>
  createDeviceLibrary({
    storage: localStorage,
    now: () => new Date(),
    newId: () => `device-${crypto.randomUUID()}`,
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

/** Where the designs of whoever is here are kept; undefined until that is known. */
export function useDesignLibrary(): DesignLibrary | undefined {
  const status = useSessionStatus()
  const person = useUser()?._id
  return useMemo(() => {
    if (status === 'visitor') return deviceLibrary()
    return status === 'customer' && person !== undefined ? homeOf(person) : undefined
  }, [status, person])
}

const keyOfList = (status: SessionStatus, person: string | undefined) => ['designs', status, person] as const

/** A person's designs. */
export function useDesigns() {
  const status = useSessionStatus()
  const person = useUser()?._id
  const library = useDesignLibrary()
  const key = keyOfList(status, person)
  const answer = useSWR<LibrarySummary[]>(library === undefined ? null : key, async () => library?.list() ?? [])
  useEffect(() => library?.watch(() => void refreshDesigns()), [library])
  return { ...answer, library, isSignedIn: status === 'customer' }
}

/** Reads every list of designs again. */
export const refreshDesigns = () => mutate((key) => Array.isArray(key) && key[0] === 'designs')

/** Moves what a visitor made on this device to where the designs of the person who just signed in are; what can't be moved stays. */
export async function claimDesigns(person: string): Promise<void> {
  const device = deviceLibrary()
  // Whoever brings nothing need not wait for the home to open.
  if ((await device.list()).length > 0) await moveDesigns(device, homeOf(person)).catch(() => undefined)
  await import('../saving/drafts/claim-drafts.ts').then(({ claimDrafts }) => claimDrafts(person)).catch(() => undefined)
  await refreshDesigns()
}
