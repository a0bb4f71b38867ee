import { m } from '@motif/messages'
import { PrivacyScreen } from '@motif/ui/screens/information'
import { useStopAlerts } from '../accounts/use-stop-alerts.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { useSettings } from '../services/settings.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  useActs: ({ search }) => useStopAlerts(search),

  Component({ acts }) {
    usePageTitle(m.information_privacy_title())
    return <PrivacyScreen hasGoogle={useSettings().firebase !== undefined} stopAlerts={acts} />
  }
})
