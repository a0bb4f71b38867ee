import type { LoginData, Role } from '@motif/contract'
import { jwtDecode } from 'jwt-decode'
import type { UserData } from './types.ts'

/** Name of the saved login data in the browser's storage. */
export const userDataKey = 'userData'
/** A stored text of another version is not ours to read. One without a version is read as this one. */
const version = 1

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

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

function userIn(value: unknown): Pick<UserData, 'user'> {
  if (!isRecord(value)) return {}
  const { _id, name, email, role } = value
  return typeof _id === 'string' && typeof name === 'string' && typeof email === 'string' && isRole(role) ? { user: { _id, name, email, role } } : {}
}

/** Saved login data, or undefined where there is none, it cannot be read, or it has run out at `now` (milliseconds). */
export function readUserData(text: string | null, now: number): UserData | undefined {
  const stored = text === null ? undefined : parseJson(text)
  if (!isRecord(stored) || typeof stored.id_token !== 'string' || stored.id_token === '') return undefined
  if (stored.version !== undefined && stored.version !== version) return undefined
  const { exp } = claimsOf(stored.id_token)
  const claimed = typeof exp === 'number' ? exp * 1000 : Number.POSITIVE_INFINITY
  const expires_at = typeof stored.expires_at === 'number' ? Math.min(stored.expires_at, claimed) : claimed
  return expires_at > now ? { id_token: stored.id_token, expires_at, ...userIn(stored.user) } : undefined
}

/** The text to save under `userData` after a sign-in at `now` (milliseconds). */
export function writeUserData({ id_token, expires_in, user }: LoginData, now: number): string {
  return JSON.stringify({ version, id_token, expires_at: now + expires_in * 1000, user })
}
