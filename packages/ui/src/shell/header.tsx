import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { ChevronDown, Heart } from 'lucide-react'
import { memo } from 'react'
import { LinkButton } from '../components/button/index.ts'
import { Menu } from '../components/menu/index.ts'
import { RouterLink } from '../provider/link.tsx'
import { Account } from './account.tsx'
import { CartLink } from './cart-link.tsx'
import { SearchButton, useFoldedSearch } from './folded-search.tsx'
import { wishlistHref } from './hrefs.ts'
import type { ShellColumn } from './links.ts'
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

/** Space for header links: count, and total characters. */
const room = { links: 6, letters: 52 }

/** Number of links that fit. */
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

interface FoldableHeaderProps extends HeaderProps {
  /** One slim line in narrow windows: menu, search button, cart, and a slot for the screen. @default false */
  isFolded?: boolean
  /** Footer links, in the menu where the footer is folded. */
  columns?: readonly ShellColumn[]
}

/** In pixels, independent of text size. */
const slimButtons = { '& a, & button': { minHeight: '44px', minWidth: '44px' } } as const

/** The header: logo, links or menu, search, language, theme, account, cart. On phones the search is in a second row. */
export function Header({ isFolded = false, columns, ...props }: FoldableHeaderProps) {
  const { links, search } = props
  const fold = useFoldedSearch()
  /** Display unless folded. */
  const unlessFolded = (display: string) => (isFolded ? { base: 'none', lg: display } : display)
  return (
    <chakra.header
      position={{ base: 'static', md: isFolded ? 'static' : 'sticky', lg: 'sticky' }}
      top={0}
      zIndex="header"
      bg="bg"
      borderBottomWidth="1px"
    >
      <chakra.div
        display="flex"
        flexWrap={{ base: isFolded ? 'nowrap' : 'wrap', md: 'nowrap' }}
        alignItems="center"
        columnGap={{ base: isFolded ? 0 : 1, md: isFolded ? 0 : 4, lg: 4 }}
        maxWidth="85rem"
        marginInline="auto"
        paddingInline={isFolded ? { base: '4px', lg: 6, xl: 10 } : { base: 4, md: 6, xl: 10 }}
        // Includes the border.
        height={isFolded ? { base: 'calc({sizes.toolLine} - 1px)', lg: 'auto' } : undefined}
        css={isFolded ? { lgDown: slimButtons } : undefined}
      >
        <chakra.div
          display="flex"
          alignItems="center"
          gap={{ base: 1, md: 3 }}
          height={isFolded ? { base: 'auto', lg: 'header' } : 'header'}
          // With large text the rest wraps to a second row.
          flex={{ base: '1 0 auto', md: 'none' }}
          minWidth={0}
        >
          <chakra.div display={{ xl: 'none' }} marginInlineStart={isFolded ? { base: 0, lg: -2.5 } : -2.5}>
            <MenuSheet {...props} footer={columns} />
          </chakra.div>
          <chakra.div display={unlessFolded('flex')}>
            <Wordmark />
          </chakra.div>
        </chakra.div>
        <Links links={links} />
        <chakra.div
          order={{ base: 1, md: 0 }}
          flex={{ base: '1 0 100%', md: '1' }}
          paddingBottom={{ base: 3, md: 0 }}
          display="flex"
          justifyContent="flex-end"
          {...(isFolded && fold.row)}
        >
          <chakra.div width="full" maxWidth={{ md: isFolded ? 'none' : '26rem', lg: '26rem' }}>
            {search}
          </chakra.div>
        </chakra.div>
        <chakra.div
          display="flex"
          alignItems="center"
          flexShrink={0}
          marginInlineStart={isFolded ? { base: 'auto', lg: 0 } : undefined}
          marginInlineEnd={isFolded ? { base: 0, lg: -2.5 } : -2.5}
        >
          {/* Also without an account; in the menu where there is one. */}
          {links.some(({ href }) => href === '/mydesigns') ? null : (
            <NavLink href="/mydesigns" display={{ base: 'none', xl: 'inline-flex' }}>
              {m.shell_my_designs()}
            </NavLink>
          )}
          <chakra.div display={isFolded ? { base: 'none', lg: 'block' } : { base: 'none', md: 'block' }}>
            <LanguageMenu {...props} />
          </chakra.div>
          <chakra.div display={unlessFolded('flex')}>
            <ThemeMenu {...props} />
          </chakra.div>
          <LinkButton
            href={wishlistHref}
            variant="quiet"
            paddingInline={0}
            minWidth="target"
            // On phones it is in the menu.
            display={isFolded ? { base: 'none', lg: 'inline-flex' } : { base: 'none', md: 'inline-flex' }}
            aria-label={m.wishlist_title()}
            title={m.wishlist_title()}
          >
            <Heart aria-hidden />
          </LinkButton>
          <chakra.div display={unlessFolded('flex')}>
            <Account {...props} />
          </chakra.div>
          {isFolded ? <SearchButton fold={fold} /> : null}
          <CartLink count={props.cartCount} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  )
}
