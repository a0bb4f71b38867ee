import type { LoginData, Role, User } from '@motif/contract'
import { jwtDecode } from 'jwt-decode'
import type { UserData } from './types.ts'

/** Stored data of another version is ignored; data without a version counts as this one. */
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

/** Claims of a token, without signature check: for display only, never for authorization. */
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

/** Whether an untrusted value is a user. */
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
 * Expiry in milliseconds by this device's clock. The clock may be hours off the server's, so the expiry recorded at
 * login has priority. The token's claim is the fallback, and detects a clock that was set back.
 */
function endOf({ exp, iat }: Record<string, unknown>, noted: unknown, now: number): number {
  const claimed = typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  if (typeof noted !== 'number') return claimed
  const life = typeof iat === 'number' ? claimed - iat * 1000 : Number.POSITIVE_INFINITY
  return noted - now <= life ? noted : now
}

/** Saved login data; undefined if absent, invalid, or expired at `now` (milliseconds). */
export function readUserData(text: string | null, now: number): UserData | undefined {
  const stored = text === null ? undefined : parseJson(text)
  if (!isRecord(stored) || typeof stored.id_token !== 'string' || stored.id_token === '') return undefined
  if (stored.version !== undefined && stored.version !== version) return undefined
  const expires_at = endOf(claimsOf(stored.id_token), stored.expires_at, now)
  return expires_at > now ? { id_token: stored.id_token, expires_at, ...userIn(stored.user) } : undefined
}

/** Text to save under `userData` after a login at `now` (milliseconds). */
export function writeUserData({ id_token, expires_in, user }: LoginData, now: number): string {
  return JSON.stringify({ version, id_token, expires_at: now + expires_in * 1000, user })
}
