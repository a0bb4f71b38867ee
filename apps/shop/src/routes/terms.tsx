import { m } from '@motif/messages'
import { TermsScreen } from '@motif/ui/screens/information'
import { defineRoute } from '../loading/define-route.tsx'
import { OwnText, ownTextAt, sectionsIn } from '../services/own-text.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  critical: () => ({ text: ownTextAt('terms') }),

  Component({ data: { text } }) {
    usePageTitle(m.information_terms_title())
    return (
      <OwnText page="terms" answer={text} title={m.information_terms_title()}>
        {(shown) => <TermsScreen own={sectionsIn(shown)} />}
      </OwnText>
    )
  }
})
