import { m } from '@motif/messages'
import { NotFoundScreen } from '@motif/ui/screens/status'
import { useNavigate } from 'react-router'
import { usePageTitle } from './page-head.tsx'

/** The shell's not-found page; there is no route for it. */
export function NotFound() {
  usePageTitle(m.shell_nothing_here_title())
  const navigate = useNavigate()
  return <NotFoundScreen onSearchSubmit={({ query }) => void navigate(`/?${new URLSearchParams({ q: query })}`)} />
}
