import { type Permission, type StaffRole, may } from '@motif/contract/staff-rules'
import { type ReactNode, createContext, use } from 'react'

/** The role of whoever looks; null while it is on its way. The server has the last word on every call. */
const Role = createContext<StaffRole | null>('owner')

export const RoleProvider = Role.Provider

/** Whether whoever looks may do what the permission table names. */
export const useIsAllowed = (permission: Permission): boolean => may(use(Role), permission)

export const useRole = (): StaffRole | null => use(Role)

/** What is shown only to those who may. */
export const Allowed = ({ permission, children }: { permission: Permission; children: ReactNode }) =>
  useIsAllowed(permission) ? children : null
