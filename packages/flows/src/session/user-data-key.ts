/** Name of the saved login data in the browser's storage. Apart from what reads tokens, which visitors need not load. */
export const userDataKey = 'userData'
