import { m } from '@motif/messages'
import { LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { useRole } from './allowed.tsx'
import { roleName } from '../../staff-roles/index.ts'

/** Shown for a section the role does not permit. */
export function NotAllowed({ href }: { href: string }) {
  const role = useRole()
  return (
    <EmptyState
      drawing="jam"
      title={m.admin_not_allowed_title()}
      action={<LinkButton href={href}>{m.admin_not_allowed_back()}</LinkButton>}
    >
      {role === null ? m.admin_not_allowed_text() : m.admin_not_allowed_role({ role: roleName(role) })}
    </EmptyState>
  )
}
