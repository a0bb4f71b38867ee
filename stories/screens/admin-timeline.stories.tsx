import { m } from '@motif/messages'
import { formatMoment } from '@motif/ui/format'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminOrders, adminProps, openOrder, orderMails, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin/Timeline',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: { ...adminProps, openOrderId: 'o-m-2611-a3bq', order: openOrder('paid') }
})

const timeline = async () => {
  const panel = within(await screen.findByRole('dialog'))
  return within(panel.getByRole('region', { name: m.admin_order_history() }))
}

export const WritingANote = meta.story({
  tags: ['picture'],
  play: async ({ args: { onAddNote } }) => {
    const part = await timeline()
    const field = part.getByRole('textbox', { name: m.admin_note() })
    await userEvent.click(part.getByRole('button', { name: m.admin_note_add() }))
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(m.admin_note_empty()))
    await expect(onAddNote).not.toHaveBeenCalled()
    await userEvent.type(field, ' Shelf 4. ')
    await userEvent.click(part.getByRole('button', { name: m.admin_note_add() }))
    await expect(onAddNote).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', text: 'Shelf 4.', mentions: [] })
    await waitFor(() => expect(field).toHaveValue(''))
    await expect(part.getByText(m.admin_timeline_note({ name: 'Ada Admin' }))).toBeVisible()
    await expect(part.getByText(m.admin_timeline_mail({ mail: m.admin_mail_order_paid() }))).toBeInTheDocument()
  }
})

export const NoteRefused = meta.story({
  tags: ['deed'],
  args: { onAddNote: fn(async () => failures.network) },
  play: async () => {
    const part = await timeline()
    const field = part.getByRole('textbox', { name: m.admin_note() })
    await userEvent.type(field, 'Shelf 4.')
    await userEvent.click(part.getByRole('button', { name: m.admin_note_add() }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('Shelf 4.')
  }
})

export const Mentioning = meta.story({
  tags: ['picture'],
  play: async ({ args: { onAddNote, onCloseOrder } }) => {
    const part = await timeline()
    const field = part.getByRole('textbox', { name: m.admin_note() })
    await userEvent.type(field, 'Please look, @')
    await expect(part.getAllByRole('option')).toHaveLength(4)
    await userEvent.type(field, 'hop')
    await expect(part.getByRole('option', { name: 'Grace Hopper', selected: true })).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue('Please look, @Grace Hopper ')
    await userEvent.type(field, 'and @{ArrowDown}{ArrowUp}{Tab}')
    await expect(field).toHaveValue('Please look, @Grace Hopper and @Ada Byron ')
    await userEvent.type(field, '@gr{Escape}')
    await expect(part.queryByRole('option')).toBeNull()
    await expect(onCloseOrder).not.toHaveBeenCalled()
    await userEvent.click(part.getByRole('button', { name: m.admin_note_add() }))
    await expect(onAddNote).toHaveBeenCalledWith({
      id: 'o-m-2611-a3bq',
      text: 'Please look, @Grace Hopper and @Ada Byron @gr',
      mentions: ['u-3', 'u-2']
    })
  }
})

export const MentioningInTheMiddle = meta.story({
  tags: ['deed'],
  play: async () => {
    const field = (await timeline()).getByRole<HTMLTextAreaElement>('textbox', { name: m.admin_note() })
    await userEvent.type(field, 'Please ask  today.')
    await userEvent.type(field, '@gr', { initialSelectionStart: 11, initialSelectionEnd: 11 })
    await fireEvent.keyDown(field, { key: 'Tab' })
    // The caret is there at once, or it would scatter what is typed next.
    await expect(field.selectionStart).toBe('Please ask @Grace Hopper '.length)
    await expect(field).toHaveValue('Please ask @Grace Hopper  today.')
  }
})

export const ChoosingAColleague = meta.story({
  tags: ['picture'],
  play: async () => {
    await userEvent.type((await timeline()).getByRole('textbox', { name: m.admin_note() }), 'Please look, @')
  }
})

export const ChangingANote = meta.story({
  tags: ['picture'],
  play: async ({ args: { onChangeNote } }) => {
    const part = await timeline()
    await userEvent.click(part.getByRole('button', { name: m.admin_note_change() }))
    const [field] = part.getAllByRole('textbox', { name: m.admin_note() })
    await userEvent.clear(field!)
    await userEvent.type(field!, 'It came.')
    await userEvent.click(part.getByRole('button', { name: m.admin_note_save() }))
    await expect(onChangeNote).toHaveBeenCalledWith({
      id: 'o-m-2611-a3bq',
      noteId: 'n-1',
      text: 'It came.',
      mentions: []
    })
  }
})

export const DeletingANote = meta.story({
  tags: ['picture'],
  args: { onDeleteNote: fn(async () => failures.network) },
  play: async ({ args: { onDeleteNote } }) => {
    const part = await timeline()
    await userEvent.click(part.getByRole('button', { name: m.admin_note_delete() }))
    const dialog = within(await screen.findByRole('dialog', { name: m.admin_note_delete_title() }))
    await userEvent.click(dialog.getByRole('button', { name: m.admin_note_delete() }))
    await expect(onDeleteNote).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', noteId: 'n-1' })
  }
})

export const NoSpaceForNotes = meta.story({
  tags: ['deed'],
  args: { timeline: { ...adminProps.timeline!, notesLeft: 0 } },
  play: async () => {
    const part = await timeline()
    await expect(part.getByText(m.admin_notes_full())).toBeInTheDocument()
    await expect(part.queryByRole('textbox')).toBeNull()
  }
})

export const Loading = meta.story({ args: { timeline: undefined } })

export const Failed = meta.story({
  tags: ['picture'],
  args: { timeline: undefined, timelineFailure: failures.internal },
  play: async ({ args: { onRetryTimeline } }) => {
    const part = await timeline()
    await userEvent.click(part.getByRole('button', { name: m.admin_timeline_retry() }))
    await expect(onRetryTimeline).toHaveBeenCalledOnce()
  }
})

export const SearchCut = meta.story({
  args: { openOrderId: null, orders: { ...pageOf(adminOrders, 1000), isCut: true }, filter: { status: null, q: 'tee' } }
})

const resend = () => m.admin_mails_again_of({ mail: m.admin_mail_order_paid() })

export const SendingAMailAgain = meta.story({
  tags: ['deed'],
  play: async ({ args: { onResendMail } }) => {
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('button', { name: resend() }))
    await expect(onResendMail).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', mail: 'order-paid' })
    await expect(
      panel.queryByRole('button', { name: m.admin_mails_again_of({ mail: m.admin_mail_order_in_production() }) })
    ).toBeNull()
  }
})

export const MailRefused = meta.story({
  tags: ['picture'],
  args: { onResendMail: fn(async () => failures.internal) },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await userEvent.click(panel.getByRole('button', { name: resend() }))
    await expect(await panel.findByRole('alert')).toBeVisible()
  }
})

export const NoMoreMailsThisHour = meta.story({
  tags: ['deed'],
  args: { orderMails: { ...orderMails, resendsLeft: 0 } },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(panel.getByText(m.admin_mails_limit())).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: resend() })).toBeNull()
  }
})

export const MailsForViewers = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(panel.getByText(m.admin_mails_to({ email: orderMails.to ?? '' }))).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: resend() })).toBeNull()
  }
})

const toCustomer = () => ({ name: m.admin_customer_open() })

export const ToTheCustomer = meta.story({
  tags: ['deed'],
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(panel.getByRole('link', toCustomer())).toHaveAttribute(
      'href',
      '/admin?section=customers&customer=key-of-robin'
    )
  }
})

export const NoCustomersForProduction = meta.story({
  tags: ['deed'],
  args: { role: 'production' },
  play: async () => {
    const panel = within(await screen.findByRole('dialog'))
    await expect(await panel.findByText(m.admin_order_address())).toBeInTheDocument()
    await expect(panel.queryByRole('link', toCustomer())).toBeNull()
  }
})

export const DaysOfTheShop = meta.story({
  tags: ['deed'],
  args: { timeZone: 'Pacific/Auckland' },
  play: async () => {
    const part = await timeline()
    const moments = orderMails.items.map(({ at }) => at)
    const panel = within(await screen.findByRole('dialog'))
    await expect(
      panel.getByText(m.admin_mails_sent({ at: formatMoment(moments[0] ?? '', 'Pacific/Auckland') }))
    ).toBeInTheDocument()
    for (const time of part.getAllByRole('time'))
      await expect(time).toHaveTextContent(formatMoment(time.getAttribute('datetime') ?? '', 'Pacific/Auckland'))
  }
})
