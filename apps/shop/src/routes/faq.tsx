import { m } from '@motif/messages'
import { FaqScreen } from '@motif/ui/screens/information'
import { defineRoute } from '../loading/define-route.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  Component() {
    usePageTitle(m.information_faq_title())
    return <FaqScreen />
  }
})
