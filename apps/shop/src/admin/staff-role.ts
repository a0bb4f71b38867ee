import { failureOf } from '@motif/flows/outcome'
import type { StaffRole } from '@motif/contract/staff-rules'
import { personal, resource } from '../loading/resource.ts'
import { signedInUser } from '../shell/client-state.ts'

interface Known {
  /** Whose role it is. */
  id: string | undefined
  role: StaffRole
}

let known: Known | undefined

const idNow = () => signedInUser.get()?._id

/** The role of whoever is signed in, as the shop told it last; null until it has. What the role may not read is not asked for. */
export const staffRoleNow = (): StaffRole | null => (known !== undefined && known.id === idNow() ? known.role : null)

const asked = resource('GET /api/v1/admin/staff/me', {})

/** Who looks, and their role, which all else that is read depends on. Where it cannot be had, what every role may read is tried. */
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
