import { useEffect, useMemo } from 'react'
import useSWR, { mutate } from 'swr'
import { useUser } from '../shell/client-state.ts'
import { type SessionStatus, useSessionStatus } from '../shell/session.ts'
import { accountLibrary } from './account-library.ts'
import { createDeviceLibrary, deviceKey } from './device-library.ts'
import type { DesignLibrary, LibrarySummary } from './library.ts'

const deviceLibrary = () =>
  createDeviceLibrary({
    storage: localStorage,
    now: () => new Date(),
    newId: () => `device-${crypto.randomUUID()}`,
    onForeignChange: (act) => {
      const heed = ({ key }: StorageEvent) => {
        if (key === deviceKey || key === null) act()
      }
      addEventListener('storage', heed)
      return () => removeEventListener('storage', heed)
    }
  })

/** Where the designs of whoever is here are kept; undefined until that is known. */
export function useDesignLibrary(): DesignLibrary | undefined {
  const status = useSessionStatus()
  return useMemo(() => {
    if (status === 'unknown') return undefined
    return status === 'customer' ? accountLibrary : deviceLibrary()
  }, [status])
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

/** Moves what a visitor made on this device to the account that just signed in; what can't be moved stays. */
export async function claimDesigns(): Promise<void> {
  const device = deviceLibrary()
  for (const { id } of await device.list()) {
    const { name, document } = await device.get(id)
    try {
      await accountLibrary.create({ name, document })
      await device.remove(id)
    } catch {
      // It stays on the device and is offered again at the next sign-in.
    }
  }
  await refreshDesigns()
}
