import { contactFailureOf, isSending, isSent } from '@motif/flows/contact'
import { m } from '@motif/messages'
import { ContactScreen } from '@motif/ui/screens/contact'
import { saveContactDraft, useContactDraft } from '../accounts/contact-draft.ts'
import { useContact } from '../accounts/use-contact.ts'
import { defineRoute } from '../loading/define-route.tsx'
import { useUser } from '../shell/client-state.ts'
import { usePageTitle } from '../shell/page-head.tsx'

export const route = defineRoute({
  useActs: () => useContact(),

  Component({ acts: { snapshot, writer, send, writeAgain } }) {
    usePageTitle(m.contact_title())
    const user = useUser()
    const kept = useContactDraft()
    return (
      <ContactScreen
        isBusy={isSending(snapshot)}
        isSent={isSent(snapshot)}
        failure={contactFailureOf(snapshot)}
        initial={writer ?? { ...(user === null ? undefined : { name: user.name, email: user.email }), ...kept }}
        onTyped={saveContactDraft}
        onSubmit={send}
        onWriteAgain={writeAgain}
      />
    )
  }
})
