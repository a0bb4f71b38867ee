import react from 'react'

/** Members of React's own that count the elements it noted the place of. */
const kept = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
const count = 'recentlyCreatedOwnerStacks'

/**
 * React notes for each element where it was made, by the stack of an error, until 10,000 a second: two fifths of the time
 * of a form that is typed into. Here it takes that many to be reached always. What it warns of, it still warns of.
 */
export function spareStacksOfElements(): void {
  const internals: unknown = Reflect.get(react, kept)
  if (typeof internals !== 'object' || internals === null || !(count in internals))
    throw new Error('React counts the elements it notes the place of elsewhere than it used to.')
  Object.defineProperty(internals, count, { get: () => Number.MAX_SAFE_INTEGER, set: () => {} })
}
