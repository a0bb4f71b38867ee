import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { m } from '@motif/messages'
import { Button } from '@motif/ui/components/button'
import { formatNumber } from '@motif/ui/format'
import { ContactScreen, type ContactScreenProps } from '@motif/ui/screens/contact'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { failures, people } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Contact',
  component: ContactScreen,
  parameters: { ...inShell('visitor'), chromatic: { modes } },
  args: { onTyped: fn(), onSubmit: fn(), onWriteAgain: fn() }
})
const draft = { ...people.ada, topic: 'order', message: 'Where is my order M-2611-K4TQ? The mail said Thursday.' }

export const Ready = meta.story()
export const Busy = meta.story({ args: { isBusy: true, initial: draft } })
export const Failed = meta.story({ args: { failure: failures.network, initial: draft } })
export const Throttled = meta.story({ args: { failure: failures.tooMany, initial: draft } })
export const Unexpected = meta.story({
  tags: ['picture'],
  args: { failure: failures.unexpected, initial: draft },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.common_failure_internal())
})
export const AnsweredByTheNetwork = meta.story({
  tags: ['picture'],
  args: { failure: failures.foreign, initial: draft },
  play: ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent(m.common_failure_unreadable())
})
export const RefusedByTheServer = meta.story({ args: { failure: failures.emailRefused, initial: draft } })
export const RightToLeft = meta.story({ globals: { locale: 'ar-XB' } })
export const AwkwardNames = meta.story({
  args: { initial: { ...people.long, message: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(20) } }
})
export const Arabic = meta.story({
  args: { initial: { ...people.arabic, message: 'أين طلبي؟' } },
  globals: { locale: 'ar-XB' }
})

export const Sent = meta.story({
  tags: ['deed'],
  args: { isSent: true, initial: people.ada },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      m.contact_sent_title({ name: 'Ada Lovelace' })
    )
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
    await userEvent.click(canvas.getByRole('button', { name: m.contact_sent_again() }))
    await expect(args.onWriteAgain).toHaveBeenCalledOnce()
  }
})

const Twice = (props: ContactScreenProps) => {
  const [isSent, setSent] = useState(true)
  return <ContactScreen {...props} isSent={isSent} onWriteAgain={() => setSent(false)} />
}

export const WritesAnother = meta.story({
  tags: ['deed'],
  render: (args) => <Twice {...args} />,
  args: { initial: people.ada },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.contact_sent_again() }))
    await expect(canvas.getByLabelText(m.contact_topic())).toHaveFocus()
    await expect(canvas.getByLabelText(m.accounts_name())).toHaveValue('Ada Lovelace')
  }
})

export const CountsTowardsTheEnd = meta.story({
  tags: ['deed'],
  args: { initial: { ...draft, message: 'a'.repeat(3999) } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.contact_message_left({ count: 1, shown: formatNumber(1) }))).toBeVisible()
    await userEvent.type(canvas.getByLabelText(m.contact_message()), 'bbb')
    await expect(canvas.getByText(m.contact_message_over({ count: 2, shown: formatNumber(2) }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.contact_submit() }))
    await expect(canvas.getByLabelText(m.contact_message())).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  }
})

const Late = (props: Omit<ContactScreenProps, 'initial'>) => {
  const [initial, setInitial] = useState<Partial<typeof draft>>({})
  return (
    <>
      <ContactScreen {...props} initial={initial} />
      <Button onClick={() => setInitial(people.ada)}>Now it is known who is here</Button>
    </>
  )
}

export const KnownLate = meta.story({
  tags: ['deed'],
  render: ({ initial: _initial, ...args }) => <Late {...args} />,
  play: async ({ canvas, args }) => {
    const email = canvas.getByLabelText(m.accounts_email())
    await userEvent.type(email, 'other@example.com')
    await userEvent.type(canvas.getByLabelText(m.contact_message()), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: 'Now it is known who is here' }))
    await expect(canvas.getByLabelText(m.accounts_name())).toHaveValue('Ada Lovelace')
    await expect(email).toHaveValue('other@example.com')
    await expect(canvas.getByLabelText(m.contact_message())).toHaveValue('Hello')
    await expect(args.onTyped).toHaveBeenLastCalledWith({
      name: 'Ada Lovelace',
      email: 'other@example.com',
      topic: '',
      message: 'Hello'
    })
  }
})

export const Sends = meta.story({
  tags: ['deed'],
  args: { initial: people.ada },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(m.contact_message()), 'Hello')
    await userEvent.click(canvas.getByRole('button', { name: m.contact_submit() }))
    await expect(canvas.getByLabelText(m.contact_topic())).toHaveFocus()
    await userEvent.selectOptions(canvas.getByLabelText(m.contact_topic()), m.contact_topic_order())
    await userEvent.click(canvas.getByRole('button', { name: m.contact_submit() }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...people.ada, topic: 'order', message: 'Hello' })
  }
})
