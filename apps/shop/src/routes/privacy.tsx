import { m } from '@motif/ui/messages'
import { PrivacyScreen } from '@motif/ui/screens/information'
import { usePageTitle } from '../shell/page-head.tsx'

export function Component() {
  usePageTitle(m.information_privacy_title())
  return <PrivacyScreen />
}
