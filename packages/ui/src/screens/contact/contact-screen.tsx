import { chakra } from '@chakra-ui/react'
import { m } from '@motif/messages'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '../../components/button/index.ts'
import { EmptyState } from '../../components/empty-state/index.ts'
import { Page } from '../../components/page/index.ts'
import type { Failure } from '../../failure/index.ts'
import { ContactForm, type ContactDraft, type ContactTopic } from './contact-form.tsx'
import { VisitUs } from './visit-us.tsx'

export interface ContactScreenProps {
  /** @default false */
  isBusy?: boolean
  /** The message was sent. @default false */
  isSent?: boolean
  failure?: Failure | null | undefined
  /** Known or earlier input; late values fill empty fields. */
  initial?: Partial<ContactDraft>
  /** Called on input changes. */
  onTyped?: ((draft: ContactDraft) => void) | undefined
  onSubmit: (message: { name: string; email: string; topic: ContactTopic; message: string }) => void
  /** Starts another message. */
  onWriteAgain: () => void
}

const nobody: Partial<ContactDraft> = {}

export function ContactScreen({
  isBusy = false,
  isSent = false,
  failure,
  initial,
  onTyped,
  onSubmit,
  onWriteAgain
}: ContactScreenProps) {
  const [isAnother, setAnother] = useState(false)
  const writeAgain = () => {
    setAnother(true)
    onWriteAgain()
  }
  if (isSent) return <Sent name={initial?.name} onWriteAgain={writeAgain} />
  return (
    <Page title={m.contact_title()} lead={m.contact_lead()}>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: '1fr', lg: 'minmax(0, 36rem) minmax(0, 1fr)' }}
        gap={{ base: 12, lg: 20 }}
        alignItems="start"
      >
        <ContactForm
          takesFocus={isAnother}
          isBusy={isBusy}
          failure={failure}
          initial={initial ?? nobody}
          onTyped={onTyped}
          onSubmit={onSubmit}
        />
        <VisitUs />
      </chakra.div>
    </Page>
  )
}

function Sent({ name, onWriteAgain }: { name: string | undefined; onWriteAgain: () => void }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Page>
      <EmptyState
        drawing="letter"
        headingLevel={1}
        titleRef={title}
        title={name ? m.contact_sent_title({ name }) : m.contact_sent_title_plain()}
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
    </Page>
  )
}
