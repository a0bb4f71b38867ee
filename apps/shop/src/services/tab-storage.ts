import { forgiving } from './storage.ts'

/** Session storage. Separate from local storage, since the home page needs only this. */
export const tabStorage = forgiving(() => sessionStorage)

/** Storage key of a checkout in this tab. */
export const checkoutDraftKey = 'checkout'
