import { type Call, createClient, isResponseError } from '@motif/contract/client'
import { userDataKey } from '@motif/flows/session'
import { deviceStorage } from './storage.ts'

const send = createClient({ baseUrl: import.meta.env.VITE_API_URL ?? '' })

/** Somebody logged in here and has not logged out, nor has the shop ended their session. */
export const isSignedInHere = (): boolean => deviceStorage.getItem(userDataKey) !== null

const loadIdentity = async () => (await import('./identity/index.ts')).identity

/** A token of who is logged in, undefined for a visitor. @throws where somebody is logged in and the token could not be renewed */
async function personsToken(): Promise<string | undefined> {
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
 * The contract's calls as whoever is logged in here, never as a visitor only because a token could not be renewed: to a visitor a customer's cart does
 * not exist. Where the shop refuses the token, the call is made once more with a new one; where there is none to be had, the session is over.
 */
export const callAsPerson: Call = async (name, request) => {
  const authtoken = await personsToken()
  const speak = (token: string | undefined) =>
    send(name, token === undefined ? request : { ...request, headers: { ...request.headers, authtoken: token } })
  try {
    return await speak(authtoken)
  } catch (error) {
    if (authtoken === undefined || !isTokenRefused(error)) throw error
    await (await loadIdentity()).refused?.(authtoken)
    const renewed = await personsToken()
    if (renewed === undefined || renewed === authtoken) throw error
    return speak(renewed)
  }
}
