import { contactFailureOf, contactMachine, isSending, isSent } from '@motif/flows/contact'
import { m } from '@motif/messages'
import { ContactScreen } from '@motif/ui/screens/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { forgetMessage, keepMessage, useKeptMessage } from '../accounts/contact-draft.ts'
import { call } from '../services/api.ts'
import { useUser } from '../shell/client-state.ts'
import { usePageTitle } from '../shell/page-head.tsx'

const contact = contactMachine.provide({
  actors: { send: fromPromise(({ input }) => call('POST /api/v1/contact_us', { body: input })) }
})

export function Component() {
  usePageTitle(m.contact_title())
  const user = useUser()
  const kept = useKeptMessage()
  const actor = useActorRef(contact)
  const snapshot = useSelector(actor, (current) => current)
  // Whoever has written is thanked by name, and need not say it again for another message.
  const [writer, setWriter] = useState<{ name: string; email: string } | null>(null)
  const sent = isSent(snapshot)
  useEffect(() => {
    if (sent) forgetMessage()
  }, [sent])
  return (
    <ContactScreen
      isBusy={isSending(snapshot)}
      isSent={sent}
      failure={contactFailureOf(snapshot)}
      initial={writer ?? { ...(user === null ? undefined : { name: user.name, email: user.email }), ...kept }}
      onTyped={keepMessage}
      onSubmit={(message) => {
        setWriter({ name: message.name, email: message.email })
        actor.send({ type: 'SEND', message })
      }}
      onWriteAgain={() => actor.send({ type: 'WRITE_AGAIN' })}
    />
  )
}
