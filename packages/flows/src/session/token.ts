import type { LoginData, Role, User } from '@motif/contract'
import { jwtDecode } from 'jwt-decode'
import type { UserData } from './types.ts'

/** A stored text of another version is not ours to read. One without a version is read as this one. */
const version = 1

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a token claims about itself, unchecked: for choosing what to show, never for deciding what is allowed. */
export function claimsOf(token: string | undefined): Record<string, unknown> {
  try {
    const claims: unknown = jwtDecode(token ?? '')
    return isRecord(claims) ? claims : {}
  } catch {
    return {}
  }
}

const isRole = (role: unknown): role is Role => role === 'customer' || role === 'admin'

export function roleOf(token: string | undefined): Role | undefined {
  const { role } = claimsOf(token)
  return isRole(role) ? role : undefined
}

/** Whether a value, from the network or the storage, is a person as the shop knows them. */
export const isUser = (value: unknown): value is User =>
  isRecord(value) &&
  typeof value._id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.email === 'string' &&
  isRole(value.role)

function userIn(value: unknown): Pick<UserData, 'user'> {
  if (!isUser(value)) return {}
  const { _id, name, email, role } = value
  return { user: { _id, name, email, role } }
}

/**
 * Milliseconds at which a token is over by this device's clock. A device's clock may be hours off the server's, so the end
 * noted here at the sign-in counts; the token's own claim stands in where none was noted, and shows a clock that was set back.
 */
function endOf({ exp, iat }: Record<string, unknown>, noted: unknown, now: number): number {
  const claimed = typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  if (typeof noted !== 'number') return claimed
  const life = typeof iat === 'number' ? claimed - iat * 1000 : Number.POSITIVE_INFINITY
  return noted - now <= life ? noted : now
}

/** Saved login data, or undefined where there is none, it cannot be read, or it has run out at `now` (milliseconds). */
export function readUserData(text: string | null, now: number): UserData | undefined {
  const stored = text === null ? undefined : parseJson(text)
  if (!isRecord(stored) || typeof stored.id_token !== 'string' || stored.id_token === '') return undefined
  if (stored.version !== undefined && stored.version !== version) return undefined
  const expires_at = endOf(claimsOf(stored.id_token), stored.expires_at, now)
  return expires_at > now ? { id_token: stored.id_token, expires_at, ...userIn(stored.user) } : undefined
}

/** The text to save under `userData` after a sign-in at `now` (milliseconds). */
export function writeUserData({ id_token, expires_in, user }: LoginData, now: number): string {
  return JSON.stringify({ version, id_token, expires_at: now + expires_in * 1000, user })
}
