import {
  type ContactResponse,
  contactFailureOf,
  contactMachine,
  type ContactMessageDraft,
  isSending,
  isSent
} from '@motif/flows/contact'
import { m } from '@motif/messages'
import { ContactScreen } from '@motif/ui/screens/contact'
import { useActor } from '@xstate/react'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { fromPromise } from 'xstate'
import preview from '../../.storybook/preview.tsx'
import { account } from './actors.ts'
import { chartOf, walkThrough } from './statechart.tsx'
import type { ViewProps } from './walk/walker.tsx'

/** The first message fails because of the network, the next ones succeed. */
function unsteady() {
  let tries = 0
  return contactMachine.provide({
    actors: {
      send: fromPromise<ContactResponse, ContactMessageDraft>(async () => {
        tries += 1
        if (tries === 1) throw new TypeError('fetch failed')
        return { status: 200, data: {} }
      })
    }
  })
}

const Contact = ({ snapshot, send }: Pick<ViewProps<typeof contactMachine>, 'snapshot' | 'send'>) => (
  <ContactScreen
    initial={{ name: account.name, email: account.email }}
    isBusy={isSending(snapshot)}
    isSent={isSent(snapshot)}
    failure={contactFailureOf(snapshot)}
    onSubmit={(message) => send({ type: 'SEND', message })}
    onWriteAgain={() => send({ type: 'WRITE_AGAIN' })}
  />
)

function Journey() {
  const [machine] = useState(unsteady)
  const [snapshot, send] = useActor(machine)
  return <Contact snapshot={snapshot} send={send} />
}

const meta = preview.meta({
  title: 'Flows/Contact',
  parameters: { docs: { description: { component: 'A message to the shop.' } } }
})

export const Chart = meta.story(chartOf(contactMachine))

export const Walk = meta.story(walkThrough(contactMachine, Contact))

export const Live = meta.story({
  render: () => <Journey />,
  play: async ({ canvas }) => {
    await userEvent.selectOptions(canvas.getByLabelText(m.contact_topic()), 'order')
    const message = canvas.getByLabelText(m.contact_message())
    await userEvent.type(message, 'Where is it?')
    await userEvent.click(canvas.getByRole('button', { name: m.contact_submit() }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(m.common_failure_network())
    await expect(message).toHaveValue('Where is it?')
    await userEvent.click(canvas.getByRole('button', { name: m.contact_submit() }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: m.contact_sent_title({ name: account.name }) })
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.contact_sent_again() }))
    await expect(await canvas.findByLabelText(m.contact_message())).toHaveValue('')
  }
})
