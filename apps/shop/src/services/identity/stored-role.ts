import type { Role } from '@motif/contract'
import { roleOf, userDataKey } from '@motif/flows/session'
import { deviceStorage } from '../storage.ts'

/**
 * The role claimed by the stored identity token, unchecked and however old: it chooses what is offered, the server what is
 * allowed. A token of Google's claims none; then the profile stored beside it counts.
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
