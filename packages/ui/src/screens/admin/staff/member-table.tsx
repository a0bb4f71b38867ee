import { chakra } from '@chakra-ui/react'
import type { StaffMember } from '@motif/contract'
import { m } from '@motif/messages'
import { may } from '@motif/contract/staff-rules'
import { Pencil, ShieldCheck, ShieldX, UserMinus } from 'lucide-react'
import { Badge } from '../../../components/badge/index.ts'
import { IconButton } from '../../../components/icon-button/index.ts'

import { Cell, Row, Table } from '../table.tsx'
import { useRole } from '../allowed.tsx'
import { useGrantableRoles } from './role-field.tsx'
import { roleName } from '../../../staff-roles/index.ts'
import { ShopMoment } from '../shop-time.tsx'

interface MemberTableProps {
  items: readonly StaffMember[]
  onChange: (member: StaffMember) => void
  onRemove: (member: StaffMember) => void
  onResetTwoFactor: (member: StaffMember) => void
}

/** All staff. Actions depend on the current role. */
export function MemberTable({ items, onChange, onRemove, onResetTwoFactor }: MemberTableProps) {
  const given = useGrantableRoles()
  const mayReset = may(useRole(), 'two-factor.change')
  return (
    <Table aria-label={m.admin_section_staff()}>
      <thead>
        <tr>
          <th scope="col">{m.admin_staff_person()}</th>
          <th scope="col">{m.admin_staff_role()}</th>
          <th scope="col">{m.admin_staff_last_sign_in()}</th>
          <th scope="col">{m.two_factor_title()}</th>
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
              {member.lastSignInAt === null ? m.admin_staff_never() : <ShopMoment at={member.lastSignInAt} />}
            </Cell>
            <Cell>
              {member.hasTwoFactor ? (
                <Badge tone="good">
                  <ShieldCheck aria-hidden />
                  {m.admin_staff_has_two_factor()}
                </Badge>
              ) : (
                <chakra.span color="fg.muted">{m.admin_staff_no_two_factor()}</chakra.span>
              )}
            </Cell>
            <Cell data-figure="" gridColumn="1 / -1">
              {given.includes(member.role) ? (
                <chakra.div display="flex" justifyContent="flex-end">
                  {mayReset && member.hasTwoFactor && !member.isSelf ? (
                    <IconButton
                      label={m.admin_staff_reset_of({ name: member.name })}
                      onClick={() => onResetTwoFactor(member)}
                      icon={<ShieldX aria-hidden />}
                    />
                  ) : null}
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
