import type { Role } from '@motif/contract'
import { roleOf, userDataKey } from '@motif/flows/session'
import { deviceStorage } from '../storage.ts'

/**
 * The role claimed by the stored token, unverified and possibly expired: for display only. Google's tokens have no
 * role; then the stored profile's counts.
 */
export function roleInStorage(): Role | undefined {
  try {
    const { id_token: token, user } = JSON.parse(deviceStorage.getItem(userDataKey) ?? '{}') as {
      id_token?: string
      user?: { role?: Role }
    }
    return roleOf(token) ?? user?.role
  } catch {
    return undefined
  }
}
