import { chakra } from '@chakra-ui/react'
import type { StaffMember } from '@motif/contract'
import { m } from '@motif/messages'
import { Pencil, UserMinus } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'
import { formatMoment } from '../../../format/index.ts'
import { Cell, Row, Table } from '../table.tsx'
import { useGivenRoles } from './role-field.tsx'
import { roleName } from '../../../staff-roles/index.ts'

interface MemberTableProps {
  items: readonly StaffMember[]
  onChange: (member: StaffMember) => void
  onRemove: (member: StaffMember) => void
}

/** Everybody of staff. The buttons stand beside those whom the role of whoever looks reaches. */
export function MemberTable({ items, onChange, onRemove }: MemberTableProps) {
  const given = useGivenRoles()
  return (
    <Table aria-label={m.admin_section_staff()}>
      <thead>
        <tr>
          <th scope="col">{m.admin_staff_person()}</th>
          <th scope="col">{m.admin_staff_role()}</th>
          <th scope="col">{m.admin_staff_last_sign_in()}</th>
          <th scope="col" data-figure="">
            {m.admin_acts()}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((member) => (
          <Row key={member.id}>
            <Cell paddingBlock={2} lineHeight="snug" overflowWrap="anywhere">
              <chakra.span fontWeight="semibold">
                <bdi>{member.name}</bdi>
              </chakra.span>
              {member.isSelf ? ` ${m.admin_staff_you()}` : null}
              <chakra.div color="fg.muted">{member.email}</chakra.div>
            </Cell>
            <Cell>
              <Badge whiteSpace="nowrap">{roleName(member.role)}</Badge>
            </Cell>
            <Cell color="fg.muted">
              {member.lastSignInAt === null ? m.admin_staff_never() : formatMoment(member.lastSignInAt)}
            </Cell>
            <Cell data-figure="">
              {given.includes(member.role) ? (
                <chakra.div display="flex" justifyContent="flex-end">
                  <IconButton
                    label={m.admin_staff_change_of({ name: member.name })}
                    onClick={() => onChange(member)}
                    icon={<Pencil aria-hidden />}
                  />
                  <IconButton
                    label={m.admin_staff_remove_of({ name: member.name })}
                    onClick={() => onRemove(member)}
                    icon={<UserMinus aria-hidden />}
                  />
                </chakra.div>
              ) : null}
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}
