import { isSignedInHere } from './authenticated-call.ts'
import { newKey } from './new-key.ts'
import { deviceStorage } from './storage.ts'

/** Storage key of the id by which the API recognizes a guest's votes and reviews. */
const storageKey = 'visitor-key'

/** The guest id header, also after signing in; empty without an id. */
export function visitorHeaders(): { 'visitor-key'?: string } {
  const key = deviceStorage.getItem(storageKey)
  return key === null ? {} : { 'visitor-key': key }
}

/** The guest id header for a new action; creates an id. */
export function visitorHeadersToAct(): { 'visitor-key'?: string } {
  if (!isSignedInHere() && deviceStorage.getItem(storageKey) === null) deviceStorage.setItem(storageKey, newKey())
  return visitorHeaders()
}
