import { Shell } from '@motif/ui/shell'
import { type PropsWithChildren, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { followRememberedCart, useRememberedCart } from '../services/cart.ts'
import { useCall } from '../services/api.ts'
import { dispatch, useUser } from './client-state.ts'
import { signOut, startSession, useSessionStatus } from './session.ts'
import { chooseTheme, followTheme, useTheme } from './theme.ts'
import { useSearch } from './use-search.ts'
import { useSignIns } from './use-sign-ins.tsx'

const languages = [{ code: 'en', name: 'English' }]

/** Header, messages and footer, joined to the session, the cart and the search. */
export function ShopShell({ children }: PropsWithChildren) {
  const { pathname, search: query } = useLocation()
  const navigate = useNavigate()
  const { data: categories } = useCall('GET /api/v1/categories', {})
  useEffect(() => {
    if (categories) dispatch({ type: 'SET_CATEGORY', payload: categories })
  }, [categories])
  const { search, type, clear } = useSearch()
  const user = useUser()
  const { count, belongsToAccount = false } = useRememberedCart()
  const status = useSessionStatus()
  const theme = useTheme()
  const [signInsSheet, openSignIns] = useSignIns()
  useEffect(() => {
    const stops = [startSession(), followRememberedCart(), followTheme()]
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  return (
    <Shell
      // Bought and paid: there is no cart to go back to.
      variant={pathname === '/checkout' && query !== '?step=done' ? 'checkout' : 'shop'}
      categories={categories ?? []}
      user={user}
      // Who logged out has nothing in the cart, although their account has.
      cartCount={belongsToAccount && status === 'visitor' ? 0 : count}
      theme={theme}
      onThemeChange={(change) => chooseTheme(change.theme)}
      languages={languages}
      language="en"
      onLanguageChange={() => {}}
      search={search}
      onSearchChange={({ query }) => type(query)}
      onSearchSubmit={({ query: q }) => {
        clear()
        void navigate(`/?${new URLSearchParams({ q })}`)
      }}
      onSignIns={openSignIns}
      onSignOut={() => void signOut()}
    >
      {children}
      {signInsSheet}
    </Shell>
  )
}
