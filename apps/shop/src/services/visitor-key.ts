import { isSignedInHere } from './as-person.ts'
import { newKey } from './new-key.ts'
import { deviceStorage } from './storage.ts'

/** By this the shop knows a visitor's votes, and the reviews they wrote, again. */
const storageKey = 'visitor-key'

/** The header of what was done here as a visitor, also for whoever signed in since; nothing where nothing was. */
export function visitorHeaders(): { 'visitor-key'?: string } {
  const key = deviceStorage.getItem(storageKey)
  return key === null ? {} : { 'visitor-key': key }
}

/** The same for something a visitor does now. */
export function visitorHeadersToAct(): { 'visitor-key'?: string } {
  if (!isSignedInHere() && deviceStorage.getItem(storageKey) === null) deviceStorage.setItem(storageKey, newKey())
  return visitorHeaders()
}
