import type { LoggedInUser } from '@motif/flows/client-state'
import { useSyncExternalStore } from 'react'
import type { Resource } from '../loading/resource.ts'
import { signedInUser } from './client-state.ts'
import { type SessionStatus, sessionStatus } from './session-status.ts'

type KeyedResource = Pick<Resource<unknown>, 'key' | 'needs'> | undefined

/** The SWR key of a resource for the current user; null while it cannot be loaded. */
export function keyFor(resource: KeyedResource, status: SessionStatus, user: LoggedInUser | null): string | null {
  if (resource === undefined) return null
  const { key, needs } = resource
  switch (needs) {
    case 'session':
      return status === 'unknown' ? null : key
    case 'customer':
      return status === 'customer' ? key : null
    case 'admin':
      return user?.role === 'admin' ? key : null
    case 'person':
      if (status === 'visitor') return `${key} of a visitor`
      return status === 'customer' && user !== null ? `${key} of ${user._id}` : null
    default:
      return key
  }
}

/** The key outside of components. */
export const resourceKeyNow = (resource: KeyedResource): string | null =>
  keyFor(resource, sessionStatus.get(), signedInUser.get())

function subscribe(listener: () => void): () => void {
  const stops = [sessionStatus.subscribe(listener), signedInUser.subscribe(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** The key of a resource; re-renders only if the key changes. */
export const useResourceKey = (resource: KeyedResource): string | null =>
  useSyncExternalStore(
    subscribe,
    () => resourceKeyNow(resource),
    () => keyFor(resource, 'unknown', null)
  )
