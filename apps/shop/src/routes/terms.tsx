import { m } from '@motif/messages'
import { TermsScreen } from '@motif/ui/screens/information'
import { usePageTitle } from '../shell/page-head.tsx'

export function Component() {
  usePageTitle(m.information_terms_title())
  return <TermsScreen />
}
