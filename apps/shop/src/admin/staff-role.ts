import { failureOf } from '@motif/flows/outcome'
import type { StaffRole } from '@motif/contract/staff-rules'
import { personal, resource } from '../loading/resource.ts'
import { signedInUser } from '../shell/client-state.ts'

interface Known {
  /** The user of the role. */
  id: string | undefined
  role: StaffRole
}

let known: Known | undefined

const idNow = () => signedInUser.get()?._id

/** The last known role of the user; null before it is loaded. Resources it does not permit are not requested. */
export const staffRoleNow = (): StaffRole | null => (known !== undefined && known.id === idNow() ? known.role : null)

const asked = resource('GET /api/v1/admin/staff/me', {})

/**
 * The current staff member and role, which all other resources depend on. If it fails, resources for every role are
 * tried.
 */
export const staffMe = personal('admin', {
  ...asked,
  read: async (call) => {
    const id = idNow()
    try {
      const me = await asked.read(call)
      known = { id, role: me.role }
      return me
    } catch (error) {
      if (failureOf(error).code !== 'forbidden' && staffRoleNow() === null) known = { id, role: 'viewer' }
      throw error
    }
  }
})
