import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { bulkEditDone, bulkEditPreview } from '../fixtures/admin-products.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const items = adminProps.products?.items ?? []
const args: AdminScreenProps = {
  ...adminProps,
  section: 'products',
  products: adminProps.products && { ...adminProps.products, total: 240 }
}

const meta = preview.meta({
  title: 'Screens/Admin/Bulk edit',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

type Canvas = Pick<ReturnType<typeof within>, 'getByRole'>

const choosePage = (canvas: Canvas) =>
  userEvent.click(canvas.getByRole('checkbox', { name: m.admin_products_choose_all({ count: items.length }) }))

async function open(canvas: Canvas) {
  await choosePage(canvas)
  await userEvent.click(canvas.getByRole('button', { name: m.admin_bulk_open() }))
  return within(await screen.findByRole('dialog', { name: m.admin_bulk_title() }))
}

const value = () => ({ name: m.admin_bulk_value() })

/** Opens the dialog and asks for a preview of a rise by a tenth. */
async function raise(canvas: Canvas) {
  const dialog = await open(canvas)
  await userEvent.type(dialog.getByRole('textbox', value()), '10')
  await userEvent.click(dialog.getByRole('button', { name: m.admin_bulk_preview() }))
  return dialog
}

export const ChoosingAll = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onPreviewBulkEdit } }) => {
    await choosePage(canvas)
    await userEvent.click(canvas.getByRole('button', { name: m.admin_products_choose_every({ count: 240 }) }))
    await expect(canvas.getByRole('group', { name: m.admin_products_chosen({ count: 240 }) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: m.admin_products_archive() })).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_bulk_open() }))
    const dialog = within(await screen.findByRole('dialog', { name: m.admin_bulk_title() }))
    await expect(dialog.getByText(m.admin_bulk_about({ count: 240 }))).toBeVisible()
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: m.admin_bulk_action() }),
      m.admin_bulk_end_sale()
    )
    await userEvent.click(dialog.getByRole('button', { name: m.admin_bulk_preview() }))
    await expect(onPreviewBulkEdit).toHaveBeenCalledWith({
      target: { kind: 'filter', filter: expect.objectContaining({ q: '' }) },
      action: { kind: 'end-sale' }
    })
  }
})

export const Form = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onPreviewBulkEdit } }) => {
    const dialog = await open(canvas)
    await userEvent.click(dialog.getByRole('button', { name: m.admin_bulk_preview() }))
    const field = dialog.getByRole('textbox', value())
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(m.admin_bulk_value_wrong()))
    await expect(field).toHaveFocus()
    await expect(onPreviewBulkEdit).not.toHaveBeenCalled()
  }
})

export const Sale = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onPreviewBulkEdit } }) => {
    const dialog = await open(canvas)
    await userEvent.selectOptions(dialog.getByRole('combobox', { name: m.admin_bulk_action() }), m.admin_bulk_sale())
    await userEvent.type(dialog.getByRole('textbox', { name: m.admin_bulk_off() }), '25')
    await userEvent.selectOptions(
      dialog.getByRole('combobox', { name: m.admin_bulk_ending() }),
      m.admin_bulk_ending_of({ ending: '99' })
    )
    await expect(onPreviewBulkEdit).not.toHaveBeenCalled()
    await expect(dialog.getByText(m.admin_bulk_about({ count: items.length }))).toBeVisible()
  }
})

export const Preview = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args: { onPreviewBulkEdit } }) => {
    const dialog = await raise(canvas)
    await expect(onPreviewBulkEdit).toHaveBeenCalledWith({
      target: { kind: 'chosen', ids: items.map(({ id }) => id) },
      action: { kind: 'price', by: 'percent', ending: 'exact', value: 10 }
    })
    await expect(
      await dialog.findByText(m.admin_bulk_changes_variants({ changed: '11', products: '12', variants: '58' }))
    ).toBeVisible()
    await expect(dialog.getByRole('region', { name: m.admin_bulk_refused({ count: 1 }) })).toHaveTextContent(
      'Paper lantern'
    )
  }
})

export const Applying = meta.story({
  tags: ['deed'],
  args: {
    onBulkEdit: fn(async ({ onProgress }: Parameters<AdminScreenProps['onBulkEdit']>[0]) => {
      onProgress({ done: 6, toDo: 12 })
      return { edit: { ...bulkEditDone, changed: 11, refused: bulkEditPreview.refused } }
    })
  },
  play: async ({ canvas, args: { onBulkEdit } }) => {
    const dialog = await raise(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: m.admin_bulk_apply({ count: 11 }) }))
    await expect(onBulkEdit).toHaveBeenCalledWith(
      expect.objectContaining({ products: 12, action: { kind: 'price', by: 'percent', ending: 'exact', value: 10 } })
    )
    await expect(await dialog.findByText(m.admin_bulk_done({ count: 11 }))).toBeVisible()
    await expect(dialog.getByText(/Paper lantern/)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: m.common_close() }).at(-1) ?? document.body)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.queryByRole('button', { name: m.admin_bulk_open() })).toBeNull()
  }
})

export const InProgress = meta.story({
  tags: ['picture'],
  args: {
    onBulkEdit: fn(async ({ onProgress }: Parameters<AdminScreenProps['onBulkEdit']>[0]) => {
      onProgress({ done: 4, toDo: 12 })
      return new Promise<never>(() => undefined)
    })
  },
  play: async ({ canvas }) => {
    const dialog = await raise(canvas)
    await userEvent.click(await dialog.findByRole('button', { name: m.admin_bulk_apply({ count: 11 }) }))
    await expect(await dialog.findByRole('progressbar', { name: m.admin_bulk_progress() })).toBeVisible()
    await expect(dialog.getByRole('button', { name: m.admin_bulk_back() })).toBeDisabled()
  }
})

export const NothingChanges = meta.story({
  tags: ['deed'],
  args: {
    onPreviewBulkEdit: fn(async () => ({ preview: { ...bulkEditPreview, changed: 0, variants: 0, examples: [] } }))
  },
  play: async ({ canvas }) => {
    const dialog = await raise(canvas)
    await expect(await dialog.findByText(m.admin_bulk_changes({ changed: '0', products: '12' }))).toBeVisible()
    await expect(dialog.queryByRole('button', { name: m.admin_bulk_apply({ count: 0 }) })).toBeNull()
    await userEvent.click(dialog.getByRole('button', { name: m.admin_bulk_back() }))
    await expect(dialog.getByRole('textbox', value())).toHaveValue('10')
  }
})

export const Refused = meta.story({
  tags: ['deed'],
  args: { onPreviewBulkEdit: fn(async () => ({ failure: failures.internal })) },
  play: async ({ canvas }) => {
    const dialog = await raise(canvas)
    await expect(await dialog.findByRole('alert')).toBeVisible()
    await expect(dialog.getByRole('textbox', value())).toHaveValue('10')
  }
})
