import { forgiving } from './storage.ts'

/** Kept while this tab is open. Apart from the device's, as the home page needs only that. */
export const tabStorage = forgiving(() => sessionStorage)

/** Where a checkout of this tab is kept. */
export const checkoutDraftKey = 'checkout'
