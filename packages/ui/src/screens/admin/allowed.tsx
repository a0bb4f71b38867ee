import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import { type ReactNode, createContext, use } from 'react'

/** Role of the current user; null while loading. The API authorizes every call. */
const Role = createContext<StaffRole | null>('owner')

export const RoleProvider = Role.Provider

/** Whether the current role has a permission. */
export const useIsAllowed = (permission: Permission): boolean => may(use(Role), permission)

export const useRole = (): StaffRole | null => use(Role)

/** Renders its children if the role has the permission. */
export const Allowed = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useIsAllowed(permission) ? children : null
