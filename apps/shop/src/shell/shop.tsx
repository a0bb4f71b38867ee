import { CardAction } from '@motif/ui/components/card-action'
import { WishesProvider } from '@motif/ui/components/wish-button'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useCardAction } from '../compare/use-card-action.ts'
import { useRememberOpened } from '../home/last-opened.ts'
import { routesFor } from '../routes.ts'
import { wishes } from '../wishlist/wishlist.ts'
import { CategoriesProvider } from './categories.tsx'
import { useIsAdmin } from './use-is-admin.ts'
import { Screens } from './screens.tsx'
import { useScrollToTop } from './scroll-to-top.ts'
import { ShopShell } from './shop-shell.tsx'

/** Moves focus to a new page, for screen readers and keyboards. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** Detects a back navigation during hydration, before the router listens. */
function useMissedBack(): void {
  const { pathname, search } = useLocation()
  const first = useRef(pathname + search)
  useEffect(() => {
    if (first.current !== location.pathname + location.search)
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }))
  }, [])
}

/** The shell around the current screen. */
export function Shop({ isAdmin }: { isAdmin: boolean }) {
  useMissedBack()
  useScrollToTop()
  useFocusOnArrival()
  useRememberOpened()
  return (
    <CategoriesProvider>
      <WishesProvider wishes={wishes}>
        <CardAction value={useCardAction()}>
          <ShopShell>
            <Screens routes={routesFor({ isAdmin: useIsAdmin(isAdmin) })} />
          </ShopShell>
        </CardAction>
      </WishesProvider>
    </CategoriesProvider>
  )
}
