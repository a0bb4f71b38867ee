import { LoadingScreen } from '@motif/ui/shell'
import { useEffect, useRef } from 'react'
import { Outlet, useLocation, useNavigation } from 'react-router'
import { useScrollToTop } from './scroll-to-top.ts'
import { ShopShell } from './shop-shell.tsx'

/** A screen reader hears the new page, and the keyboard starts at its top. */
function useFocusOnArrival(): void {
  const { pathname } = useLocation()
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
}

/** The shell around the screen of the address; "Loading..." while the code of the next one is on its way. */
export function ShellRoute() {
  useScrollToTop()
  useFocusOnArrival()
  const { state } = useNavigation()
  return <ShopShell>{state === 'loading' ? <LoadingScreen /> : <Outlet />}</ShopShell>
}
