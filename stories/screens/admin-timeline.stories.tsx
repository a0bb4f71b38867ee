import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminOrders, adminProps, openOrder, pageOf } from '../fixtures/admin.ts'
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
    await expect(onAddNote).toHaveBeenCalledWith({ id: 'o-m-2611-a3bq', text: 'Shelf 4.' })
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
