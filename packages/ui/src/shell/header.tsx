import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown, Heart } from 'lucide-react'
import { memo } from 'react'
import { LinkButton } from '../components/button/index.ts'
import { Menu } from '../components/menu/index.ts'
import { RouterLink } from '../provider/link.tsx'
import { Account } from './account.tsx'
import { CartLink } from './cart-link.tsx'
import { wishlistHref } from './hrefs.ts'
import { MenuSheet } from './menu-sheet.tsx'
import { LanguageMenu, ThemeMenu } from './preferences.tsx'
import type { HeaderProps } from './types.ts'
import { Wordmark } from './wordmark.tsx'

const NavLink = chakra(RouterLink, {
  className: 'nav-link',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    paddingInline: 2.5,
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    transitionProperty: 'color',
    transitionDuration: 'state',
    _hover: { color: 'accent' }
  }
})

/** What a wide header has room for beside its search: so many links, with so many letters together. */
const room = { links: 6, letters: 52 }

/** How many links stand beside each other: those before the first for which there is no room. */
function fitting(links: HeaderProps['links']): number {
  let letters = 0
  const first = links.findIndex(({ label }, index) => {
    letters += label.length
    return index >= room.links || letters > room.letters
  })
  return first === -1 ? links.length : first
}

const Links = memo(({ links }: Pick<HeaderProps, 'links'>) => {
  const count = fitting(links)
  const others = links.slice(count)
  return (
    <chakra.nav aria-label={m.shell_navigation()} display={{ base: 'none', xl: 'flex' }}>
      {links.slice(0, count).map(({ href, label }) => (
        <NavLink key={href} href={href}>
          {label}
        </NavLink>
      ))}
      {others.length > 0 ? (
        <Menu
          label={m.shell_more_links()}
          trigger={
            <chakra.span display="inline-flex" alignItems="center" gap={1} paddingInline={2.5} fontWeight="medium">
              {m.shell_more()}
              <ChevronDown size={18} strokeWidth={1.75} aria-hidden />
            </chakra.span>
          }
          items={others.map((link) => ({ ...link, id: link.href }))}
        />
      ) : null}
    </chakra.nav>
  )
})

/** One line: name, links or menu, search, language, theme, account, cart. On a phone the search stands in a row beneath. */
export function Header(props: HeaderProps) {
  const { links, search } = props
  return (
    <chakra.header position={{ base: 'static', md: 'sticky' }} top={0} zIndex="header" bg="bg" borderBottomWidth="1px">
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap={{ base: 1, md: 4 }}
        maxWidth="85rem"
        marginInline="auto"
        paddingInline={{ base: 4, md: 6, xl: 10 }}
      >
        <chakra.div
          display="flex"
          alignItems="center"
          gap={{ base: 1, md: 3 }}
          height="header"
          // With large letters the rest stands in a row beneath.
          flex={{ base: '1 0 auto', md: 'none' }}
          minWidth={0}
        >
          <chakra.div display={{ xl: 'none' }} marginInlineStart={-2.5}>
            <MenuSheet {...props} />
          </chakra.div>
          <Wordmark />
        </chakra.div>
        <Links links={links} />
        <chakra.div
          order={{ base: 1, md: 0 }}
          flex={{ base: '1 0 100%', md: '1' }}
          paddingBottom={{ base: 3, md: 0 }}
          display="flex"
          justifyContent="flex-end"
        >
          <chakra.div width="full" maxWidth={{ md: '26rem' }}>
            {search}
          </chakra.div>
        </chakra.div>
        <chakra.div display="flex" alignItems="center" flexShrink={0} marginInlineEnd={-2.5}>
          {/* Also for who has no account; where there is the menu, it stands there. */}
          {links.some(({ href }) => href === '/mydesigns') ? null : (
            <NavLink href="/mydesigns" display={{ base: 'none', xl: 'inline-flex' }}>
              {m.shell_my_designs()}
            </NavLink>
          )}
          <chakra.div display={{ base: 'none', md: 'block' }}>
            <LanguageMenu {...props} />
          </chakra.div>
          <ThemeMenu {...props} />
          <LinkButton
            href={wishlistHref}
            variant="quiet"
            paddingInline={0}
            minWidth="target"
            // On a phone it stands in the menu.
            display={{ base: 'none', md: 'inline-flex' }}
            aria-label={m.wishlist_title()}
            title={m.wishlist_title()}
          >
            <Heart aria-hidden />
          </LinkButton>
          <Account {...props} />
          <CartLink count={props.cartCount} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  )
}
