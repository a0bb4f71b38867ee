import { Shell, type ShellProps, shellColumns, shellLinks } from '@motif/ui/shell'
import { type PropsWithChildren, useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { followRememberedCart } from '../services/cart.ts'
import { useRememberedCart } from '../services/remembered-cart.ts'
import { shop } from '../services/shop.ts'
import { followWishlist } from '../wishlist/wishlist.ts'
import { useCategories } from './categories.tsx'
import { useUser } from './client-state.ts'
import { prefetchOnIntent } from './prefetch-on-intent.ts'
import { signOut, startSession } from './session.ts'
import { useIsVisitor } from './session-status.ts'
import { ShopNewsletter } from './shop-newsletter.tsx'
import { ShopSearch } from './shop-search.tsx'
import { chooseTheme, followTheme, useTheme } from './theme.ts'
import { useSignIns } from './use-sign-ins.tsx'

const newsletter = <ShopNewsletter />
const languages = [{ code: 'en', name: 'English' }]

/** A signed-out user sees an empty cart, even if the account's has items. */
function useCartCount(): number {
  const count = useRememberedCart((cart) => cart.count)
  const belongsToAccount = useRememberedCart((cart) => cart.belongsToAccount === true)
  return useIsVisitor(belongsToAccount) ? 0 : count
}

/** The header variant of a URL. */
function variantAt(pathname: string, query: URLSearchParams): NonNullable<ShellProps['variant']> {
  // Shared designs are viewed there, too.
  if (pathname === '/designertool') return query.has('shared') ? 'shop' : 'tool'
  // After payment there is no cart to return to.
  return pathname === '/checkout' && query.get('step') !== 'done' ? 'checkout' : 'shop'
}

/** Links of header and footer; stable while the categories are, to avoid re-rendering both. */
function useLinks() {
  const categories = useCategories()
  return useMemo(() => {
    const filled = categories.filter(({ count }) => count > 0)
    return { links: shellLinks(shop.header, filled), columns: shellColumns(shop.footer, filled) }
  }, [categories])
}

/** Connects header, toasts and footer to session, cart and search. */
export function ShopShell({ children }: PropsWithChildren) {
  const { pathname, search: query } = useLocation()
  const user = useUser()
  const cartCount = useCartCount()
  const theme = useTheme()
  const [signInsSheet, openSignIns] = useSignIns()
  useEffect(() => {
    const stops = [startSession(), followRememberedCart(), followWishlist(), followTheme(), prefetchOnIntent()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <Shell
      variant={variantAt(pathname, new URLSearchParams(query))}
      // The payment link of an order created by staff.
      hasCart={!query.startsWith('?pay=')}
      {...useLinks()}
      user={user}
      cartCount={cartCount}
      theme={theme}
      onThemeChange={(change) => chooseTheme(change.theme)}
      languages={languages}
      language="en"
      onLanguageChange={() => {}}
      search={<ShopSearch />}
      newsletter={newsletter}
      onSignIns={openSignIns}
      onSignOut={() => void signOut()}
    >
      {children}
      {signInsSheet}
    </Shell>
  )
}
