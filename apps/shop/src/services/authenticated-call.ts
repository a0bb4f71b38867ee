import { type Call, createClient, isResponseError } from '@motif/contract/client'
import { userDataKey } from '@motif/flows/session'
import { deviceStorage } from './storage.ts'

const send = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' })

/** Whether a login is stored that was neither ended here nor by the API. */
export const isSignedInHere = (): boolean => deviceStorage.getItem(userDataKey) !== null

const loadIdentity = async () => (await import('./identity/index.ts')).identity

/** The user's token; undefined for a guest. @throws if a user is signed in and the token could not be renewed */
async function sessionToken(): Promise<string | undefined> {
  if (!isSignedInHere()) return undefined
  try {
    return await (await loadIdentity()).freshToken()
  } catch (error) {
    if (isSignedInHere()) throw error
    return undefined
  }
}

const isTokenRefused = (error: unknown) =>
  isResponseError(error) && error.status === 401 && error.problem?.code === 'sign-in-required'

/**
 * API calls as the signed-in user, never silently as a guest: a customer's cart does not exist for guests. A refused
 * token is renewed and the call retried once; if that fails, the session is over.
 */
export const authenticatedCall: Call = async (name, request) => {
  const authtoken = await sessionToken()
  const speak = (token: string | undefined) =>
    send(name, token === undefined ? request : { ...request, headers: { ...request.headers, authtoken: token } })
  try {
    return await speak(authtoken)
  } catch (error) {
    if (authtoken === undefined || !isTokenRefused(error)) throw error
    await (await loadIdentity()).refused?.(authtoken)
    const renewed = await sessionToken()
    if (renewed === undefined || renewed === authtoken) throw error
    return speak(renewed)
  }
}
