import { m } from '@motif/messages'
import { AdminScreen, type AdminScreenProps } from '@motif/ui/screens/admin'
import { expect, userEvent } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const args: AdminScreenProps = { ...adminProps, section: 'log' }

const meta = preview.meta({
  title: 'Screens/Admin/Log',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args
})

export const Listed = meta.story({})

export const ManyChanges = meta.story({
  tags: ['picture'],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText(m.admin_log_show_changes({ count: 52 })))
    await expect(canvas.getByText(m.admin_log_more({ count: 12 }))).toBeVisible()
  }
})

export const Filtering = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onFilterLog, logQuery } }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_log_who() }), 'u-1')
    await expect(onFilterLog).toHaveBeenLastCalledWith({ ...logQuery, by: 'u-1' })
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: m.admin_log_what() }), 'coupon.change')
    await expect(onFilterLog).toHaveBeenLastCalledWith({ ...logQuery, action: 'coupon.change' })
  }
})

export const Exporting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args: { onExportLog } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_log_export() }))
    await expect(onExportLog).toHaveBeenCalledOnce()
  }
})

export const OlderPart = meta.story({ args: { after: '5', log: { ...adminProps.log!, next: null } } })

export const NoneMatch = meta.story({
  tags: ['deed'],
  args: { log: { items: [], next: null }, logQuery: { by: 'u-1', action: null, from: '2026-11-01', to: '' } },
  play: async ({ canvas, args: { onFilterLog } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.admin_log_clear() }))
    await expect(onFilterLog).toHaveBeenCalledWith({ by: null, action: null, from: '', to: '' })
  }
})

export const Loading = meta.story({ args: { log: undefined, logPeople: undefined } })
export const Empty = meta.story({ args: { log: { items: [], next: null } } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { log: undefined, logFailure: failures.internal },
  play: async ({ canvas, args: { onRetryLog } }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(onRetryLog).toHaveBeenCalledOnce()
  }
})
