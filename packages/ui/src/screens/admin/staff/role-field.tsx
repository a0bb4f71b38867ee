import { type StaffRole, isStaffRole, mayGive, staffRoles } from '@motif/contract/staff-rules'
import { m } from '@motif/messages'
import { SelectField } from '../../../components/select/index.ts'
import { useRole } from '../allowed.tsx'
import { roleAbout, roleName } from '../../../staff-roles/index.ts'

/** Roles that the current user may assign. */
export function useGrantableRoles(): readonly StaffRole[] {
  const own = useRole()
  return own === null ? [] : staffRoles.filter((role) => mayGive(own, role))
}

interface RoleFieldProps {
  value: StaffRole
  onChange: (role: StaffRole) => void
}

/** A role with its permissions. */
export function RoleField({ value, onChange }: RoleFieldProps) {
  const roles = useGrantableRoles()
  return (
    <SelectField
      name="role"
      label={m.admin_staff_role()}
      hint={roleAbout(value)}
      value={value}
      onChange={({ currentTarget }) => {
        if (isStaffRole(currentTarget.value)) onChange(currentTarget.value)
      }}
    >
      {roles.map((role) => (
        <option key={role} value={role}>
          {roleName(role)}
        </option>
      ))}
    </SelectField>
  )
}
