import { m } from '@motif/messages'
import { toaster } from '@motif/ui/components/toaster'
import { AdminScreen, noOrderFilter } from '@motif/ui/screens/admin'
import { type Canvas } from 'storybook/internal/csf'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminOrders, adminProps, openOrder, pageOf } from '../fixtures/admin.ts'
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
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByRole('checkbox', { hidden: true })).toEqual([])
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
    await expect(onFilter).toHaveBeenCalledWith(noOrderFilter)
  }
})

const ids = adminOrders.slice(0, 2).map((order) => order.id)

const chooseTwo = async (canvas: Canvas) => {
  for (const { number } of adminOrders.slice(0, 2))
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_order_choose({ number }) }))
  return within(canvas.getByRole('region', { name: m.admin_orders_batch() }))
}

const batchField = (bar: ReturnType<typeof within>) =>
  bar.getByRole('combobox', { name: m.admin_tag_of_chosen({ count: 2 }) })

export const ChoosingOrders = meta.story({
  tags: ['picture'],
  args: { openOrderId: null },
  play: async ({ canvas, args: { onOpenOrder } }) => {
    const all = canvas.getByRole('checkbox', { name: m.admin_orders_choose_all({ count: adminOrders.length }) })
    await userEvent.click(all)
    await expect(canvas.getByText(m.admin_orders_chosen({ count: adminOrders.length }))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_batch_clear() }))
    await expect(canvas.queryByRole('region', { name: m.admin_orders_batch() })).toBeNull()
    await expect(canvas.getByRole('region', { name: m.admin_orders() })).toHaveFocus()
    await chooseTwo(canvas)
    await expect(all).toBePartiallyChecked()
    await expect(onOpenOrder).not.toHaveBeenCalled()
  }
})

export const TaggingOrders = meta.story({
  tags: ['picture'],
  args: {
    openOrderId: null,
    onTagOrders: fn(async () => {
      toaster.show({
        tone: 'good',
        title: m.admin_tag_added({ count: 2 }),
        action: { label: m.admin_undo(), onAct: () => undefined }
      })
      return undefined
    })
  },
  play: async ({ canvas, args: { onTagOrders } }) => {
    const bar = await chooseTwo(canvas)
    await userEvent.click(bar.getByRole('button', { name: m.admin_tag_add() }))
    await expect(batchField(bar)).toHaveAccessibleDescription(m.admin_tag_empty())
    await userEvent.type(batchField(bar), ' Print  again {Enter}')
    await expect(onTagOrders).toHaveBeenCalledWith({ ids, add: ['print again'], remove: [] })
    await waitFor(() => expect(batchField(bar)).toHaveValue(''))
    // The message appears with an animation.
    const undo = await screen.findByRole('button', { name: m.admin_undo() })
    await waitFor(() => expect(undo).toBeVisible())
  }
})

export const RemovingATagOfOrders = meta.story({
  tags: ['deed'],
  args: { openOrderId: null },
  play: async ({ canvas, args: { onTagOrders } }) => {
    const bar = await chooseTwo(canvas)
    bar.getByRole('button', { name: m.admin_tag_remove_one() }).focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: 'vip' }))
    await waitFor(() => expect(onTagOrders).toHaveBeenCalledWith({ ids, add: [], remove: ['vip'] }))
  }
})

const full = 'An order can have 20 tags, and there would be more in M-2611-B7FC. Nothing was changed.'

export const TaggingOrdersRefused = meta.story({
  tags: ['picture'],
  args: {
    openOrderId: null,
    onTagOrders: fn(async () => ({ code: 'quota-exceeded' as const, message: '', detail: full }))
  },
  play: async ({ canvas }) => {
    const bar = await chooseTwo(canvas)
    await userEvent.type(batchField(bar), 'one more{Enter}')
    await expect(await bar.findByText(full)).toBeVisible()
    await expect(batchField(bar)).toHaveValue('one more')
  }
})

export const PrintingAndExportingOrders = meta.story({
  tags: ['deed'],
  args: { openOrderId: null },
  play: async ({ canvas, args: { onPackingSlips, onExportOrders } }) => {
    const bar = await chooseTwo(canvas)
    await userEvent.click(bar.getByRole('button', { name: m.admin_orders_slips() }))
    await expect(onPackingSlips).toHaveBeenCalledWith({ ids })
    await userEvent.click(bar.getByRole('button', { name: m.admin_orders_export() }))
    await expect(onExportOrders).toHaveBeenCalledWith({ ids })
  }
})

/** Exports contain personal data, which support may not take along. */
export const NoExportForSupport = meta.story({
  tags: ['deed'],
  args: { openOrderId: null, role: 'support' },
  play: async ({ canvas }) => {
    const bar = await chooseTwo(canvas)
    await expect(bar.getByRole('button', { name: m.admin_orders_slips() })).toBeVisible()
    await expect(bar.queryByRole('button', { name: m.admin_orders_export() })).toBeNull()
  }
})
