import { m } from '@motif/ui/messages'
import { NothingHereScreen } from '@motif/ui/screens/status'
import { isRouteErrorResponse, useNavigate, useRouteError } from 'react-router'
import { usePageTitle } from './page-head.tsx'
import { ScreenFailure } from './screen-failure.tsx'
import { ShopShell } from './shop-shell.tsx'

function NothingHere() {
  usePageTitle(m.shell_nothing_here_title())
  const navigate = useNavigate()
  return <NothingHereScreen onSearchSubmit={({ query }) => void navigate(`/?${new URLSearchParams({ q: query })}`)} />
}

/** The shell tells that nothing is at an address; there is no route for it. */
export function ShellFailure() {
  const error = useRouteError()
  return <ShopShell>{isRouteErrorResponse(error) && error.status === 404 ? <NothingHere /> : <ScreenFailure />}</ShopShell>
}
