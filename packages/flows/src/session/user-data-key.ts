/** Storage key of the saved login data. Separate from the token code, which guests need not load. */
export const userDataKey = 'userData'
