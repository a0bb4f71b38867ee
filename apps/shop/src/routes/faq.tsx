import { m } from '@motif/messages'
import { FaqScreen } from '@motif/ui/screens/information'
import { defineRoute } from '../loading/define-route.tsx'
import { OwnText, ownTextAt, questionsIn } from '../services/own-text.tsx'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  critical: () => ({ text: ownTextAt('faq') }),

  Component({ data: { text } }) {
    usePageTitle(m.information_faq_title())
    return (
      <OwnText page="faq" answer={text} title={m.information_faq_title()}>
        {(shown) => <FaqScreen own={questionsIn(shown)} />}
      </OwnText>
    )
  }
})
