import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Menu } from '../components/menu/index.ts'
import type { SignedInProps } from './types.ts'
import { useCode } from './use-code.ts'

/** What stands in the menu comes after the button: a visitor's page does without. The way out is there from the start. */
export function AccountMenu(props: SignedInProps) {
  const { user, onSignOut } = props
  const code = useCode(() => import('./account-items.tsx'), true)
  return (
    <Menu
      label={m.shell_account_of({ name: user.name })}
      trigger={
        <chakra.span
          aria-hidden
          display="grid"
          placeItems="center"
          boxSize="30px"
          borderRadius="full"
          bg="fg"
          color="bg"
          fontSize="sm"
          fontWeight="semibold"
        >
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
      items={code?.accountItems(props) ?? [{ id: 'log-out', label: m.shell_log_out(), onSelect: onSignOut }]}
    />
  )
}
