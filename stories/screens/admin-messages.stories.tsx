import type { ContactMessage } from '@motif/contract'
import { contactLimits } from '@motif/contract/contact-message-rules'
import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'messages' }
const page = (items: readonly ContactMessage[]) => ({ items, total: items.length, page: 1, pageSize: 25 })
const items = args.messages?.items ?? []
const [first, second] = items
if (!first || !second) throw new Error('The fixtures hold two messages')
const { id, name } = first
const done: ContactMessage[] = [
  {
    ...first,
    state: 'done',
    replies: [
      {
        id: 'r1',
        text: 'Good morning Grace,\n\nit has not been printed yet: we changed it to L.\n\nAda',
        author: 'Ada Lovelace',
        sentAt: '2026-11-21T08:10:00Z'
      },
      { id: 'r2', text: 'It is on its way.', author: null, sentAt: '2026-11-23T15:40:00Z' }
    ]
  },
  { ...second, state: 'done' }
]

const meta = preview.meta({
  title: 'Screens/Admin/Messages',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

export const Done = meta.story({ args: { messageState: 'done', messages: page(done) } })
export const NoneDone = meta.story({ args: { messageState: 'done', messages: page([]) } })

const openForm = async (canvas: { getByRole: (role: string, by: { name: string }) => HTMLElement }) => {
  await userEvent.click(canvas.getByRole('button', { name: m.admin_message_reply({ name }) }))
  return canvas.getByRole('textbox', { name: m.admin_message_reply({ name }) })
}
const send = () => ({ name: m.admin_message_send() })

export const Replying = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onReply } }) => {
    const field = await openForm(canvas)
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(canvas.getByText(m.admin_message_reply_missing())).toBeVisible()
    await expect(onReply).not.toHaveBeenCalled()
    await userEvent.type(field, 'It is on its way.')
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(onReply).toHaveBeenCalledWith({ id, text: 'It is on its way.', read: 0 })
  }
})

export const ReplyRefused = meta.story({
  tags: ['picture'],
  args: { onReply: fn(async () => failures.network) },
  play: async ({ canvas }) => {
    const field = await openForm(canvas)
    await userEvent.type(field, 'It is on its way.')
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(field).toHaveValue('It is on its way.')
  }
})

export const ReplyTooLong = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onReply } }) => {
    const field = await openForm(canvas)
    await userEvent.click(field)
    await userEvent.paste('x'.repeat(contactLimits.reply + 1))
    await userEvent.click(canvas.getByRole('button', send()))
    await expect(canvas.getByText(m.admin_message_reply_long({ max: contactLimits.reply }))).toBeVisible()
    await expect(onReply).not.toHaveBeenCalled()
  }
})

/** Behaves like the server: messages marked as done leave the list. */
function Leaving(props: AdminScreenProps) {
  const [left, setLeft] = useState(items.slice(0, 2))
  const leave = async ({ id: gone }: { id: string }) => {
    setLeft((all) => all.filter((message) => message.id !== gone))
    return undefined
  }
  return <AdminScreen {...props} messages={page(left)} onReply={leave} onMarkMessage={leave} />
}

export const FocusGoesOn = meta.story({
  tags: ['deed'],
  render: (props) => <Leaving {...props} />,
  play: async ({ canvas }) => {
    const markDone = (who: string) => canvas.getByRole('button', { name: `${m.admin_message_mark_done()} ${who}` })
    await userEvent.click(markDone(name))
    await waitFor(() => expect(canvas.getByRole('heading', { name: second.name })).toHaveFocus())
    await userEvent.click(markDone(second.name))
    await waitFor(() => expect(canvas.getByRole('heading', { name: m.admin_messages_empty_title() })).toHaveFocus())
  }
})
