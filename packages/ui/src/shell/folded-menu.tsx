import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import type { MenuItem } from '../components/menu/index.ts'
import { SelectField } from '../components/select/index.ts'
import { RouterLink } from '../provider/link.tsx'
import { accountItems } from './account-items.tsx'
import type { ShellColumn, ShellLink } from './links.ts'
import { themeNames } from './preferences.tsx'
import type { HeaderProps, Theme } from './types.ts'

const line = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: 'full',
  minHeight: 'target',
  textAlign: 'start',
  color: 'fg.muted'
} as const
const Follow = chakra(RouterLink, { base: line })
const Press = chakra('button', { base: line })

interface FoldedMenuProps extends Pick<HeaderProps, 'user' | 'theme' | 'onThemeChange' | 'onSignIns' | 'onSignOut'> {
  /** Links above the menu. */
  above: readonly ShellLink[]
  footer: readonly ShellColumn[]
  /** A link was pressed. */
  onFollow: () => void
}

/** Further content of the folded menu: account, theme, and footer links. */
export function FoldedMenu({ user, above, theme, onThemeChange, footer, onFollow, ...senders }: FoldedMenuProps) {
  const names = themeNames()
  const isAbove = ({ href }: { href?: string }) => above.some((link) => link.href === href)
  const account: readonly MenuItem[] = user
    ? accountItems({ user, ...senders }).filter((item) => !isAbove(item))
    : [{ id: 'log-in', label: m.shell_log_in(), href: '/login' }]
  const others = footer
    .flatMap(({ links }) => links)
    .filter((link) => !isAbove(link) && !account.some(({ href }) => href === link.href))
  return (
    <chakra.div display="grid" gap={5} paddingTop={5}>
      <chakra.ul aria-label={user ? m.shell_account_of({ name: user.name }) : undefined}>
        {account.map(({ id, label, icon, href, onSelect }) => (
          <li key={id}>
            {href === undefined ? (
              <Press
                type="button"
                onClick={() => {
                  onFollow()
                  onSelect?.()
                }}
              >
                {icon}
                {label}
              </Press>
            ) : (
              <Follow href={href} onClick={onFollow}>
                {icon}
                {label}
              </Follow>
            )}
          </li>
        ))}
      </chakra.ul>
      <SelectField
        label={m.shell_theme()}
        isRequired={false}
        value={theme}
        onChange={({ currentTarget }) => onThemeChange({ theme: currentTarget.value as Theme })}
      >
        {Object.entries(names).map(([value, name]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </SelectField>
      <ul>
        {others.map(({ href, label }) => (
          <li key={href}>
            <Follow href={href} onClick={onFollow}>
              {label}
            </Follow>
          </li>
        ))}
      </ul>
    </chakra.div>
  )
}
