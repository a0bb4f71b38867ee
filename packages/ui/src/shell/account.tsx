import { chakra } from '@chakra-ui/react'
import { LogOut, MapPin, Package, PenTool, ShieldCheck, User } from 'lucide-react'
import { LinkButton } from '../components/button/index.ts'
import { Menu } from '../components/menu/index.ts'
import { m } from '../messages/index.ts'
import type { HeaderProps } from './types.ts'

const icon = { size: 20, strokeWidth: 1.75, 'aria-hidden': true } as const

/** The way in for a visitor; for a signed-in person, their things and the way out. */
export function Account({ user, onSignOut }: Pick<HeaderProps, 'user' | 'onSignOut'>) {
  if (user === null) {
    return (
      <LinkButton href="/login" variant="quiet" paddingInline={0} minWidth="target" aria-label={m.shell_log_in()} title={m.shell_log_in()}>
        <User aria-hidden />
      </LinkButton>
    )
  }
  return (
    <Menu
      label={m.shell_account_of({ name: user.name })}
      trigger={
        <chakra.span aria-hidden display="grid" placeItems="center" boxSize="30px" borderRadius="full" bg="fg" color="bg" fontSize="sm" fontWeight="semibold">
          {Array.from(user.name.trim())[0]?.toLocaleUpperCase() ?? '·'}
        </chakra.span>
      }
      head={
        <>
          <chakra.p fontWeight="semibold" truncate>
            {user.name}
          </chakra.p>
          <chakra.p color="fg.muted" truncate>
            {user.email}
          </chakra.p>
        </>
      }
      items={[
        { id: 'orders', label: m.shell_orders(), href: '/orderspage', icon: <Package {...icon} /> },
        { id: 'designs', label: m.shell_my_designs(), href: '/mydesigns', icon: <PenTool {...icon} /> },
        { id: 'addresses', label: m.shell_addresses(), href: '/address', icon: <MapPin {...icon} /> },
        ...(user.role === 'admin' ? [{ id: 'admin', label: m.shell_admin(), href: '/admin', icon: <ShieldCheck {...icon} /> }] : []),
        { id: 'log-out', label: m.shell_log_out(), icon: <LogOut {...icon} />, onSelect: onSignOut }
      ]}
    />
  )
}
