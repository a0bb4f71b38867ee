import type { StaffRole } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'

/** What people call a role, and what it may do in a sentence. */
const roles = {
  owner: { name: () => m.staff_role_owner(), about: () => m.staff_role_owner_about() },
  manager: { name: () => m.staff_role_manager(), about: () => m.staff_role_manager_about() },
  support: { name: () => m.staff_role_support(), about: () => m.staff_role_support_about() },
  production: { name: () => m.staff_role_production(), about: () => m.staff_role_production_about() },
  viewer: { name: () => m.staff_role_viewer(), about: () => m.staff_role_viewer_about() }
} as const satisfies Record<StaffRole, object>

export const roleName = (role: StaffRole): string => roles[role].name()
export const roleAbout = (role: StaffRole): string => roles[role].about()
