import { m } from '@motif/messages'
import { PrivacyScreen } from '@motif/ui/screens/information'
import { useMailLink } from '../accounts/use-mail-link.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { OwnText, ownTextAt, sectionsIn } from '../services/own-text.tsx'
import { useSettings } from '../services/settings.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  critical: () => ({ text: ownTextAt('privacy') }),

  useActs: ({ search }) => useMailLink(search),

  Component({ data: { text }, acts }) {
    usePageTitle(m.information_privacy_title())
    const hasGoogle = useSettings().firebase !== undefined
    return (
      <OwnText page="privacy" answer={text} title={m.information_privacy_title()}>
        {(shown) => <PrivacyScreen own={sectionsIn(shown)} hasGoogle={hasGoogle} mailLink={acts} />}
      </OwnText>
    )
  }
})
