import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminOrderViews, adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'orders' }
const paid = { status: 'paid' as const, q: '', tag: null }

const meta = preview.meta({
  title: 'Screens/Admin/Saved views',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

const views = () => ({ name: m.admin_views() })
const name = () => ({ name: m.admin_view_name() })
const save = () => ({ name: m.common_save() })

export const NoneOpen = meta.story({
  tags: ['deed'],
  play: async ({ canvas }) => {
    const chips = within(canvas.getByRole('navigation', views()))
    await expect(chips.getByRole('link', { name: m.admin_view_all() })).toHaveAttribute('aria-current', 'true')
    await expect(chips.getByRole('link', { name: 'To pack' })).toHaveAttribute('href', '/admin?section=orders&view=v-1')
    await expect(canvas.queryByRole('button', { name: m.admin_view_save() })).toBeNull()
  }
})

export const Saving = meta.story({
  tags: ['deed'],
  args: { filter: { status: 'shipped', q: 'mug', tag: null } },
  play: async ({ canvas, args: { onSaveOrderView } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_view_save() }))
    const field = canvas.getByRole('textbox', name())
    await expect(field).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(field).toHaveAccessibleDescription(expect.stringContaining(m.admin_view_name_missing()))
    await expect(onSaveOrderView).not.toHaveBeenCalled()
    await userEvent.type(field, ' Mugs on their way ')
    await userEvent.click(canvas.getByRole('checkbox', { name: m.admin_view_share() }))
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(onSaveOrderView).toHaveBeenCalledWith({
      id: null,
      name: 'Mugs on their way',
      isShared: true,
      filter: { status: 'shipped', q: 'mug', tag: undefined }
    })
    await waitFor(() => expect(canvas.queryByRole('textbox', name())).toBeNull())
    await expect(canvas.getByRole('link', { name: m.admin_view_all() })).toHaveFocus()
  }
})

export const NameTaken = meta.story({
  tags: ['picture'],
  args: {
    filter: { status: 'shipped', q: '', tag: null },
    onSaveOrderView: fn(async () => ({
      code: 'invalid-input' as const,
      message: '',
      detail: 'You have a view with this name already. Choose another name.'
    }))
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_view_save() }))
    await userEvent.type(canvas.getByRole('textbox', name()), 'To pack')
    await userEvent.click(canvas.getByRole('button', save()))
    await expect(await canvas.findByText(/a view with this name already/)).toBeVisible()
    await expect(canvas.getByRole('textbox', name())).toHaveValue('To pack')
  }
})

export const Open = meta.story({
  tags: ['deed'],
  args: { filter: paid, openViewId: 'v-1' },
  play: async ({ canvas, args: { onSaveOrderView, onRemoveOrderView } }) => {
    const chips = within(canvas.getByRole('navigation', views()))
    await expect(chips.getByRole('link', { name: 'To pack' })).toHaveAttribute('aria-current', 'true')
    await userEvent.click(canvas.getByRole('button', { name: m.admin_view_edit({ view: 'To pack' }) }))
    const field = canvas.getByRole('textbox', name())
    await userEvent.clear(field)
    await userEvent.type(field, 'To ship{Enter}')
    await expect(onSaveOrderView).toHaveBeenCalledWith({
      id: 'v-1',
      name: 'To ship',
      isShared: false,
      filter: { status: 'paid' }
    })
    await userEvent.click(await canvas.findByRole('button', { name: m.admin_view_remove({ view: 'To pack' }) }))
    await expect(onRemoveOrderView).toHaveBeenCalledWith(expect.objectContaining({ id: 'v-1' }))
    await expect(chips.getByRole('link', { name: m.admin_view_all() })).toHaveFocus()
  }
})

export const FiltersChanged = meta.story({
  tags: ['picture'],
  args: { filter: { ...paid, q: 'mug' }, openViewId: 'v-1' },
  play: async ({ canvas, args: { onSaveOrderView } }) => {
    await expect(canvas.getByRole('button', { name: m.admin_view_save() })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.admin_view_update({ view: 'To pack' }) }))
    await expect(onSaveOrderView).toHaveBeenCalledWith({
      id: 'v-1',
      name: 'To pack',
      isShared: false,
      filter: { status: 'paid', q: 'mug', tag: undefined }
    })
  }
})

export const OfAColleague = meta.story({
  tags: ['deed'],
  args: { filter: { status: 'shipped', q: 'return', tag: null } },
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('link', { name: /Grace’s returns/ })
    await expect(chip).toHaveAttribute('aria-current', 'true')
    await expect(chip).toHaveAttribute('title', m.admin_view_by({ name: 'Grace Hopper' }))
    await expect(canvas.queryByRole('button', { name: m.admin_view_edit({ view: 'Grace’s returns' }) })).toBeNull()
  }
})

export const OfProducts = meta.story({
  tags: ['deed'],
  args: { section: 'products', productFilter: { q: '', status: 'draft', category: null }, openViewId: 'v-4' },
  play: async ({ canvas, args: { onSaveProductView } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_view_update({ view: 'Drafts of mugs' }) }))
    await expect(onSaveProductView).toHaveBeenCalledWith({
      id: 'v-4',
      name: 'Drafts of mugs',
      isShared: false,
      filter: { status: 'draft', q: '', category: undefined }
    })
  }
})

export const Failed = meta.story({
  tags: ['deed'],
  args: { orderViews: undefined, orderViewsFailure: failures.internal },
  play: async ({ canvas, args: { onRetryViews } }) => {
    await expect(canvas.getByText(m.admin_views_failed())).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryViews).toHaveBeenCalledOnce()
  }
})

export const VeryMany = meta.story({
  args: {
    orderViews: Array.from({ length: 100 }, (_, at) => ({
      ...adminOrderViews[1]!,
      id: `many-${at}`,
      name: `View ${at} of a rather long name here`,
      filter: { q: `mug ${at}` }
    }))
  }
})
