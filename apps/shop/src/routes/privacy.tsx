import { m } from '@motif/messages'
import { PrivacyScreen } from '@motif/ui/screens/information'
import { useMailLink } from '../accounts/use-mail-link.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { useSettings } from '../services/settings.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  useActs: ({ search }) => useMailLink(search),

  Component({ acts }) {
    usePageTitle(m.information_privacy_title())
    return <PrivacyScreen hasGoogle={useSettings().firebase !== undefined} mailLink={acts} />
  }
})
