import { chakra } from '@chakra-ui/react'
import type { contactTopics } from '@motif/contract'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { m } from '../../messages/index.ts'
import { ContactForm, type ContactDraft } from './contact-form.tsx'
import { Workshop } from './workshop.tsx'

export type ContactTopic = (typeof contactTopics)[number]

export interface ContactScreenProps {
  /** @default false */
  isBusy?: boolean
  /** The message arrived. @default false */
  isSent?: boolean
  failure?: Failure | null | undefined
  /** What is known of the person, or was typed before; fills fields that are still empty also when it becomes known later. */
  initial?: Partial<ContactDraft>
  /** What stands in the form as it changes. */
  onTyped?: ((draft: ContactDraft) => void) | undefined
  onSubmit: (message: { name: string; email: string; topic: ContactTopic; message: string }) => void
  /** After one message, another. */
  onWriteAgain: () => void
}

const nobody: Partial<ContactDraft> = {}

export function ContactScreen({ isBusy = false, isSent = false, failure, initial, onTyped, onSubmit, onWriteAgain }: ContactScreenProps) {
  if (isSent) {
    return (
      <Page>
        <chakra.div aria-live="polite">
          <EmptyState
            drawing="letter"
            headingLevel={1}
            title={initial?.name ? m.contact_sent_title({ name: initial.name }) : m.contact_sent_title_plain()}
            action={
              <>
                <LinkButton href="/">{m.contact_sent_home()}</LinkButton>
                <Button variant="quiet" onClick={onWriteAgain}>
                  {m.contact_sent_again()}
                </Button>
              </>
            }
          >
            {m.contact_sent_lead()}
          </EmptyState>
        </chakra.div>
      </Page>
    )
  }
  return (
    <Page title={m.contact_title()} lead={m.contact_lead()}>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 36rem) minmax(0, 1fr)' }} gap={{ base: 12, lg: 20 }} alignItems="start">
        <ContactForm isBusy={isBusy} failure={failure} initial={initial ?? nobody} onTyped={onTyped} onSubmit={onSubmit} />
        <Workshop />
      </chakra.div>
    </Page>
  )
}
