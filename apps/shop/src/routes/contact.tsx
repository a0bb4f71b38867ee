import { contactFailureOf, contactMachine, isSending, isSent } from '@motif/flows/contact'
import { m } from '@motif/ui/messages'
import { ContactScreen } from '@motif/ui/screens/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useState } from 'react'
import { fromPromise } from 'xstate'
import { call } from '../services/api.ts'
import { useUser } from '../shell/client-state.ts'
import { usePageTitle } from '../shell/page-head.tsx'

const contact = contactMachine.provide({ actors: { send: fromPromise(({ input }) => call('POST /api/v1/contact_us', { body: input })) } })

export function Component() {
  usePageTitle(m.contact_title())
  const user = useUser()
  const actor = useActorRef(contact)
  const snapshot = useSelector(actor, (current) => current)
  // Whoever has written is thanked by name, and need not say it again for another message.
  const [writer, setWriter] = useState<{ name: string; email: string } | null>(null)
  const known = writer ?? user
  return (
    <ContactScreen
      // What is known of a person arrives after the first paint; it fills an untouched form.
      key={user?._id}
      isBusy={isSending(snapshot)}
      isSent={isSent(snapshot)}
      failure={contactFailureOf(snapshot)}
      initial={known === null ? {} : { name: known.name, email: known.email }}
      onSubmit={(message) => {
        setWriter({ name: message.name, email: message.email })
        actor.send({ type: 'SEND', message })
      }}
      onWriteAgain={() => actor.send({ type: 'WRITE_AGAIN' })}
    />
  )
}
