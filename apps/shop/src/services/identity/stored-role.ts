import type { Role } from '@motif/contract'
import { roleOf, userDataKey } from '@motif/flows/session'
import { deviceStorage } from '../storage.ts'

/** The role claimed by the stored identity token, unchecked and however old: it chooses what is offered, the server what is allowed. */
export function roleInStorage(): Role | undefined {
  try {
    const { id_token: token } = JSON.parse(deviceStorage.getItem(userDataKey) ?? '{}') as { id_token?: string }
    return roleOf(token)
  } catch {
    return undefined
  }
}
