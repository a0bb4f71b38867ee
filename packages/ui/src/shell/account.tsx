import { m } from '@motif/messages'
import { User } from 'lucide-react'
import { LinkButton } from '../components/button/index.ts'
import { AccountMenu } from './account-menu.tsx'
import type { HeaderProps } from './types.ts'

/** Login link, or the account menu. */
export function Account({ user, ...senders }: Pick<HeaderProps, 'user' | 'onSignIns' | 'onSignOut'>) {
  if (user !== null) return <AccountMenu user={user} {...senders} />
  return (
    <LinkButton
      href="/login"
      variant="quiet"
      paddingInline={0}
      minWidth="target"
      aria-label={m.shell_log_in()}
      title={m.shell_log_in()}
    >
      <User aria-hidden />
    </LinkButton>
  )
}
