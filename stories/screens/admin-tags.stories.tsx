import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, openOrder, pageOf } from '../fixtures/admin.ts'
import { inShell } from '../fixtures/shells.ts'

const id = 'o-m-2611-a3bq'

const meta = preview.meta({
  title: 'Screens/Admin/Tags',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: { ...adminProps, openOrderId: id, order: openOrder('paid') }
})

const openPanel = async () => within(await screen.findByRole('dialog'))

export const Tagging = meta.story({
  tags: ['picture'],
  play: async ({ args: { onChangeTags } }) => {
    const panel = await openPanel()
    const field = panel.getByRole('combobox', { name: m.admin_tag_new() })
    await userEvent.click(panel.getByRole('button', { name: m.admin_tag_add() }))
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(m.admin_tag_empty()))
    await userEvent.type(field, ' Print  again ')
    await userEvent.click(panel.getByRole('button', { name: m.admin_tag_add() }))
    await expect(onChangeTags).toHaveBeenCalledWith({ id, add: ['print again'], remove: [] })
    await waitFor(() => expect(field).toHaveValue(''))
    await userEvent.click(panel.getByRole('button', { name: m.admin_tag_remove({ tag: 'vip' }) }))
    await expect(onChangeTags).toHaveBeenLastCalledWith({ id, add: [], remove: ['vip'] })
  }
})

export const Refused = meta.story({
  tags: ['picture'],
  args: {
    onChangeTags: fn(async () => ({
      code: 'quota-exceeded' as const,
      message: '',
      detail: 'An order can have 20 tags. Take one away first.'
    }))
  },
  play: async () => {
    const panel = await openPanel()
    const field = panel.getByRole('combobox', { name: m.admin_tag_new() })
    await userEvent.type(field, 'one more')
    await userEvent.click(panel.getByRole('button', { name: m.admin_tag_add() }))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveValue('one more')
  }
})

export const ManyTagsOfLongWords = meta.story({
  args: {
    timeline: {
      ...adminProps.timeline!,
      tags: Array.from({ length: 20 }, (_, index) => `donaudampfschifffahrtsgesellschaft ${index}`)
    }
  }
})

export const ToRead = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async () => {
    const panel = await openPanel()
    await expect(panel.getByText('vip')).toBeInTheDocument()
    await expect(panel.queryByRole('button', { name: m.admin_tag_remove({ tag: 'vip' }) })).toBeNull()
  }
})

export const Filtering = meta.story({
  tags: ['deed'],
  args: { openOrderId: null },
  play: async ({ canvas, args: { onFilter } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_tag_filter() }), 'vip')
    await expect(onFilter).toHaveBeenCalledWith({ status: null, q: '', tag: 'vip' })
  }
})

export const NothingWithATag = meta.story({
  tags: ['deed'],
  args: { openOrderId: null, orders: pageOf([]), filter: { status: null, q: '', tag: 'gone' } },
  play: async ({ canvas, args: { onFilter } }) => {
    await expect(canvas.getByRole('combobox', { name: m.admin_tag_filter() })).toHaveValue('gone')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_orders_clear() }))
    await expect(onFilter).toHaveBeenCalledWith({ status: null, q: '', tag: null })
  }
})
