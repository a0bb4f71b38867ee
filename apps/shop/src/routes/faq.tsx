import { m } from '@motif/messages'
import { FaqScreen } from '@motif/ui/screens/information'
import { usePageTitle } from '../shell/page-head.tsx'

export function Component() {
  usePageTitle(m.information_faq_title())
  return <FaqScreen />
}
