import { m } from '@motif/messages'
import { PrivacyScreen } from '@motif/ui/screens/information'
import { defineRoute } from '../loading/define-route.tsx'
import { useSettings } from '../services/settings.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  Component() {
    usePageTitle(m.information_privacy_title())
    return <PrivacyScreen hasGoogle={useSettings().firebase !== undefined} />
  }
})
