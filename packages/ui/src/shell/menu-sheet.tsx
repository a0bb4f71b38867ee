import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { Menu as MenuIcon } from 'lucide-react'
import { Fragment, useState } from 'react'
import { IconButton } from '../components/icon-button/index.ts'
import { ProductPicture } from '../components/picture/index.ts'
import { Select } from '../components/select/index.ts'
import { Sheet, sheetModule } from '../components/sheet/index.ts'
import { loadTogether, lazyModule, preloadOnIntent, useLazyModule } from '../lazy-module/index.ts'
import { RouterLink } from '../provider/link.tsx'
import { wishlistHref } from './hrefs.ts'
import { type ShellColumn, shellLinks } from './links.ts'
import type { HeaderProps } from './types.ts'

const Line = chakra(RouterLink, {
  className: 'menu-line',
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    minHeight: '3.5rem',
    borderBottomWidth: '1px',
    fontSize: 'lg',
    fontWeight: 'medium'
  }
})

const alwaysThere = ['/', '/createdesign', '/mydesigns', wishlistHref].map((to) => ({ to, label: null }))

const foldedModule = lazyModule(() => import('./folded-menu.tsx'))

interface MenuSheetProps extends Omit<HeaderProps, 'search' | 'cartCount'> {
  /** The footer's links; given where header and footer are folded, whose other parts are then here. */
  footer?: readonly ShellColumn[] | undefined
}

/** Everything the header has no room for on a narrow screen. */
export function MenuSheet({ footer, ...props }: MenuSheetProps) {
  const { links, languages, language, onLanguageChange } = props
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  const folded = useLazyModule(foldedModule, isOpen && footer !== undefined)
  const always = shellLinks(alwaysThere, [])
  const lines = [...links, ...always.filter(({ href }) => !links.some((link) => link.href === href))]
  return (
    <>
      <IconButton
        label={m.shell_menu()}
        icon={<MenuIcon aria-hidden />}
        aria-haspopup="dialog"
        {...preloadOnIntent(footer ? loadTogether(sheetModule, foldedModule) : sheetModule)}
        onClick={() => setIsOpen(true)}
      />
      <Sheet isOpen={isOpen} onClose={close} title={m.shell_menu()} side="start">
        <nav aria-label={m.shell_navigation()}>
          {lines.map(({ href, label, picture, below }) => (
            <Fragment key={href}>
              <Line href={href} onClick={close} color={href === '/createdesign' ? 'accent' : undefined}>
                {picture ? (
                  <ProductPicture picture={picture} alt="" sizes="36px" width="36px" borderRadius="control" />
                ) : null}
                {label}
              </Line>
              {below?.map((category) => (
                <Line
                  key={category.href}
                  href={category.href}
                  onClick={close}
                  paddingInlineStart="3.25rem"
                  color="fg.muted"
                  fontSize="md"
                >
                  {category.label}
                </Line>
              ))}
            </Fragment>
          ))}
        </nav>
        {folded && footer ? <folded.FoldedMenu {...props} above={lines} footer={footer} onFollow={close} /> : null}
        {languages.length > 1 ? (
          <chakra.div paddingTop={6}>
            <Select
              aria-label={m.shell_language()}
              value={language}
              onChange={(event) => onLanguageChange({ language: event.currentTarget.value })}
            >
              {languages.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </chakra.div>
        ) : null}
      </Sheet>
    </>
  )
}
