import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, checklist } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin/Start here',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: { ...adminProps, section: 'start' as const }
})

const all = (isDone: boolean) => checklist.items.map(({ id }) => ({ id, isDone, isConfirmed: false }))

export const Begun = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(m.admin_checklist_count({ done: 2, all: 8 }))).toBeVisible()
    await expect(
      canvas.getByRole('heading', { name: `${m.admin_checklist_product()} ${m.admin_checklist_done()}` })
    ).toBeVisible()
    await userEvent.click(
      canvas.getByRole('button', {
        name: `${m.admin_checklist_confirm()} ${m.admin_checklist_facts()} ${m.admin_checklist_open()}`
      })
    )
    await expect(args.onConfirmItem).toHaveBeenLastCalledWith({ item: 'facts', isConfirmed: true })
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${m.admin_checklist_unconfirm()}`) }))
    await expect(args.onConfirmItem).toHaveBeenLastCalledWith({ item: 'money', isConfirmed: false })
  }
})

export const Removing = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_checklist_remove() }))
    const dialog = within(await canvas.findByRole('dialog', { name: m.admin_checklist_remove_question() }))
    await expect(args.onRemoveDemonstration).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: m.admin_checklist_remove_confirm() }))
    await expect(args.onRemoveDemonstration).toHaveBeenCalledOnce()
  }
})

/** An earlier version archived the products only. */
export const ProductsArchived = meta.story({
  tags: ['deed'],
  args: { checklist: { ...checklist, demonstrationProducts: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: m.admin_checklist_remove() })).toBeVisible()
  }
})

export const NothingDone = meta.story({ args: { checklist: { items: all(false), demonstrationProducts: 1 } } })

export const AllDone = meta.story({
  tags: ['picture'],
  args: { checklist: { items: all(true), demonstrationProducts: 0 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(m.admin_checklist_all_done())).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(m.admin_checklist_confirm()) })).toBeNull()
  }
})

export const Confirming = meta.story({ args: { busyChecklistItem: 'facts' } })

export const ToRead = meta.story({
  tags: ['deed'],
  args: { role: 'viewer' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: new RegExp(m.admin_checklist_domain()) })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(m.admin_checklist_confirm()) })).toBeNull()
    await expect(canvas.queryByRole('button', { name: m.admin_checklist_remove() })).toBeNull()
  }
})

export const Loading = meta.story({ args: { checklist: undefined } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { checklist: undefined, checklistFailure: failures.network },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryChecklist).toHaveBeenCalledOnce()
  }
})
