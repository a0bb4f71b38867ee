import { m } from '@motif/messages'
import { NothingHereScreen } from '@motif/ui/screens/status'
import { useNavigate } from 'react-router'
import { usePageTitle } from './page-head.tsx'

/** The shell tells that nothing is at an address; there is no route for it. */
export function NothingHere() {
  usePageTitle(m.shell_nothing_here_title())
  const navigate = useNavigate()
  return <NothingHereScreen onSearchSubmit={({ query }) => void navigate(`/?${new URLSearchParams({ q: query })}`)} />
}
