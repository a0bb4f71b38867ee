import { m } from '@motif/messages'
import { TermsScreen } from '@motif/ui/screens/information'
import { defineRoute } from '../loading/define-route.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  Component() {
    usePageTitle(m.information_terms_title())
    return <TermsScreen />
  }
})
