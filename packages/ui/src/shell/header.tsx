import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { memo } from 'react'
import { RouterLink } from '../provider/link.tsx'
import { Account } from './account.tsx'
import { CartLink } from './cart-link.tsx'
import { categoryHref } from './hrefs.ts'
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

/** How many categories a wide header has room for. */
const shownCategories = 6

const CategoryLinks = memo(({ categories }: Pick<HeaderProps, 'categories'>) => (
  <chakra.nav aria-label={m.shell_categories()} display={{ base: 'none', xl: 'flex' }}>
    {categories.slice(0, shownCategories).map(({ slug, name }) => (
      <NavLink key={slug} href={categoryHref(slug)}>
        {name}
      </NavLink>
    ))}
  </chakra.nav>
))

/** One line: name, categories or menu, search, language, theme, account, cart. On a phone the search stands in a row beneath. */
export function Header(props: HeaderProps) {
  const { categories, search } = props
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
        <CategoryLinks categories={categories} />
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
          <NavLink href="/mydesigns" display={{ base: 'none', xl: 'inline-flex' }}>
            {m.shell_my_designs()}
          </NavLink>
          <chakra.div display={{ base: 'none', md: 'block' }}>
            <LanguageMenu {...props} />
          </chakra.div>
          <ThemeMenu {...props} />
          <Account {...props} />
          <CartLink count={props.cartCount} />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  )
}
