import { m } from '@motif/messages'
import { AdminScreen } from '@motif/ui/screens/admin'
import { expect, userEvent, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { modes } from '../../.storybook/modes.ts'
import { adminProps, failedJobs, pageOf } from '../fixtures/admin.ts'
import { failures } from '../fixtures/people.ts'
import { inShell } from '../fixtures/shells.ts'

const meta = preview.meta({
  title: 'Screens/Admin/Failed jobs',
  component: AdminScreen,
  parameters: { ...inShell('staff'), chromatic: { modes } },
  args: { ...adminProps, section: 'failed-jobs' as const }
})

const [first] = failedJobs
const retryFirst = () => ({ name: `${m.admin_failed_job_retry()} print.line` })
const deleteFirst = () => ({ name: `${m.admin_failed_job_delete()} print.line` })

export const Some = meta.story({
  tags: ['picture'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', retryFirst()))
    await expect(args.onRetryJob).toHaveBeenCalledWith({ id: first?.id })
    // A job of an older version cannot be retried: its queue no longer exists.
    await expect(canvas.getAllByRole('button', { name: new RegExp(`^${m.admin_failed_job_retry()} `) })).toHaveLength(2)
  }
})

export const Deleting = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', deleteFirst()))
    const dialog = within(await canvas.findByRole('dialog', { name: m.admin_failed_job_delete_question() }))
    await expect(args.onDeleteJob).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: m.admin_failed_job_delete() }))
    await expect(args.onDeleteJob).toHaveBeenCalledWith({ id: first?.id })
  }
})

export const Keeping = meta.story({
  tags: ['deed'],
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', deleteFirst()))
    const dialog = within(await canvas.findByRole('dialog', { name: m.admin_failed_job_delete_question() }))
    await userEvent.click(dialog.getByRole('button', { name: m.common_cancel() }))
    await expect(args.onDeleteJob).not.toHaveBeenCalled()
  }
})

export const Retrying = meta.story({
  tags: ['deed'],
  args: { busyJobId: first?.id ?? null },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', retryFirst()))
    await expect(args.onRetryJob).not.toHaveBeenCalled()
    await expect(canvas.getByRole('button', deleteFirst())).toBeDisabled()
  }
})

export const Many = meta.story({
  args: {
    failedJobs: pageOf(
      Array.from({ length: 25 }, (_, index) => ({
        id: `7d1f0c1e-0b51-4a52-9f0e-${String(index).padStart(12, '0')}`,
        queue: 'orders.a-queue-with-quite-a-long-name-that-wraps',
        error: 'DrizzleQueryError',
        about: { orderId: `o-m-2611-${index}`, lineId: `l${index}` },
        failedAt: '2026-11-20T19:20:00Z'
      })),
      4321
    )
  }
})

export const None = meta.story({ args: { failedJobs: pageOf([]) } })
export const Loading = meta.story({ args: { failedJobs: undefined } })
export const Refreshing = meta.story({ args: { isLoadingFailedJobs: true } })

export const Failed = meta.story({
  tags: ['deed'],
  args: { failedJobs: undefined, failedJobsFailure: failures.network },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: m.common_try_again() }))
    await expect(args.onRetryFailedJobs).toHaveBeenCalledOnce()
  }
})
