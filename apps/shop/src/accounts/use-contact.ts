import { contactMachine, isSent } from '@motif/flows/contact'
import type { ContactScreenProps } from '@motif/ui/screens/contact'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import { fromPromise } from 'xstate'
import { call } from '../services/api.ts'
import { clearContactDraft } from './contact-draft.ts'

const contact = contactMachine.provide({
  actors: { send: fromPromise(({ input }) => call('POST /api/v1/contact_us', { body: input })) }
})

/** Sends contact messages. */
export function useContact() {
  const actor = useActorRef(contact)
  const snapshot = useSelector(actor, (current) => current)
  // The sender's name and e-mail, kept for the confirmation and further messages.
  const [writer, setWriter] = useState<{ name: string; email: string } | null>(null)
  const sent = isSent(snapshot)
  useEffect(() => {
    if (sent) clearContactDraft()
  }, [sent])
  const send: ContactScreenProps['onSubmit'] = (message) => {
    setWriter({ name: message.name, email: message.email })
    actor.send({ type: 'SEND', message })
  }
  return { snapshot, writer, send, writeAgain: () => actor.send({ type: 'WRITE_AGAIN' }) }
}
